/** The addresses of Parlour's pages. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'glossary'; readonly game: string }
  | { readonly page: 'about'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'lost' };

export function parseRoute(pathname: string): Route {
  let parts: string[];
  try {
    parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'lost' }; // a stray % in the address
  }
  const [page, name, ...rest] = parts;
  if (rest.length) return { page: 'lost' };
  if (page === undefined) return { page: 'home' };
  if (page === 'settings' && name === undefined) return { page };
  if (page === 'table' && name !== undefined) return { page, id: name };
  if (isAboutAGame(page) && name !== undefined) return { page, game: name };
  return { page: 'lost' };
}

const PAGES_OF_A_GAME = ['new', 'rules', 'glossary', 'about'] as const;

function isAboutAGame(page: string): page is (typeof PAGES_OF_A_GAME)[number] {
  return (PAGES_OF_A_GAME as readonly string[]).includes(page);
}

const to = (page: string, name: string): string => `/${page}/${encodeURIComponent(name)}`;

export const href = {
  home: '/',
  settings: '/settings',
  /** A file that the build lays there, not a page of the client. */
  notices: '/notices.txt',
  newTable: (game: string): string => to('new', game),
  table: (id: string): string => to('table', id),
  rules: (game: string, rule = ''): string => to('rules', game) + (rule && `#${rule}`),
  glossary: (game: string, term = ''): string => to('glossary', game) + (term && `#${term}`),
  about: (game: string): string => to('about', game),
} as const;
