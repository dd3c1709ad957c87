import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|md|ftl|txt|webmanifest)$/;

/** Lays a .br and a .gz beside every text file of the build, so that serving never compresses. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'parlour-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(outDir, file))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(source, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }));
}
