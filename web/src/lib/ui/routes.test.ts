// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { href, parseRoute } from './routes';

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new/amber', { page: 'new', game: 'amber' }],
    ['/table/aB3-_x', { page: 'table', id: 'aB3-_x' }],
    ['/rules/amber/', { page: 'rules', game: 'amber' }],
    ['/about/amber', { page: 'about', game: 'amber' }],
    ['/glossary/amygdala', { page: 'glossary', game: 'amygdala' }],
    ['/settings', { page: 'settings' }],
    ['/settings/more', { page: 'lost' }],
    ['/table', { page: 'lost' }],
    ['/table/a/b', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
    ['/table/%', { page: 'lost' }],
  ])('%s', (pathname, route) => {
    expect(parseRoute(pathname)).toEqual(route);
  });

  test('lead back to where they were made for', () => {
    expect(parseRoute(href.table('a b/c'))).toEqual({ page: 'table', id: 'a b/c' });
    expect(href.rules('amber', 'AMB-REACH-1')).toBe('/rules/amber#AMB-REACH-1');
    expect(href.rules('amber')).toBe('/rules/amber');
  });
});
