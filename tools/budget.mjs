/** What a phone may have to fetch before a page can be used. Only this file knows the figures. */

/** Script of one first load, compressed with brotli at its highest level. */
export const FIRST_LOAD_KIB = 68

/** The routes a stranger arrives at, and the page of each: its file below packages/web. */
export const FIRST_PAGES = [
  { route: '/', page: 'src/features/catalog/home/home-page.tsx' },
  { route: '/lists', page: 'src/features/catalog/list/list-page.tsx' },
  { route: '/shop/:id', page: 'src/features/catalog/shop/shop-page.tsx' },
]

/** Libraries that a first picture does not need: they come after it, by `import()`. */
export const NEVER_FIRST = ['axios', 'inversify', 'reflect-metadata', 'xstate', 'node-forge']
