import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where others' notices are read, in the built client and so in every wheel. */
const NOTICES = 'notices.txt';

/** What the bundler itself puts into the bundle, by how it names such modules. */
const OF_TOOLS: [RegExp, string][] = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
];

/**
 * Lays the notices of all packages that end up in the build beside it: code, styles and fonts. Which those are is
 * asked of the build, so none can be forgotten, and a package without a licence stops it.
 */
export function notices(): Plugin {
  let root = '';
  return {
    name: 'parlour-notices',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
      );
      const folders = new Set(files.flatMap((file) => packageFolder(root, file) ?? []));
      const written = await Promise.all([...folders].sort().map((folder) => notice(root, folder)));
      this.emitFile({ type: 'asset', fileName: NOTICES, source: written.join(`\n${'='.repeat(78)}\n\n`) });
    },
  };
}

function packageFolder(root: string, file: string): string | undefined {
  const tool = OF_TOOLS.find(([names]) => names.test(file));
  if (tool !== undefined) return join(root, 'node_modules', tool[1]);
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(resolve(root, file))?.[0];
}

async function notice(root: string, folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const own = (await readdir(folder)).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  // A few packages name their licence and leave its text out.
  const file = own === undefined ? join(root, 'licences', `${license}.txt`) : join(folder, own);
  // A tool's own licence is followed by those of all it is made of, of which nothing gets here.
  const [text = ''] = (await readFile(file, 'utf8')).split('# Licenses of bundled dependencies');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}
