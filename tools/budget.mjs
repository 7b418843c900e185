/** What a phone may have to fetch before a page can be used. Only this file knows the figures. */

/** Script of one first load, compressed with brotli at its highest level. */
export const FIRST_LOAD_KIB = 130

/**
 * The routes a visitor arrives at, and the page of each: its file below packages/web. `limitKib` where less is allowed.
 * What a visit fetches afterwards, by looking on, no build can tell: `npm run bench -- pages` measures it in a browser.
 */
export const FIRST_PAGES = [
  { route: '/', page: 'src/features/catalog/home/home-page.tsx', limitKib: 120 },
  { route: '/lists', page: 'src/features/catalog/list/list-page.tsx' },
  { route: '/shop/:id', page: 'src/features/catalog/shop/shop-page.tsx' },
  { route: '/search', page: 'src/features/catalog/search/search-page.tsx' },
  { route: '/login', page: 'src/features/session/login/login-page.tsx' },
]

/** What every page of the market loads after its first picture: who is logged in. */
export const ALWAYS_LATER = ['src/app/session/auth-actor.ts']

/** Pages that may add so much to what the pages of the market have loaded by then. */
export const ADDED_PAGES = [{ route: '/activity/:id', page: 'src/features/campaigns/campaign-page.tsx', limitKib: 25 }]

/** Parts of pages that come once a reader is near them: what each may add, and that no first load has it. */
export const ADDED_PARTS = [
  { route: 'charts', page: 'src/features/catalog/shop/market/market-charts.tsx', limitKib: 12 },
]

/** Libraries that a first picture does not need: they come after it, by `import()`. */
export const NEVER_FIRST = ['axios', 'inversify', 'reflect-metadata', 'xstate', 'node-forge', 'uqr']
