/** Limits of what a phone fetches before a page can be used. The figures are in this file alone. */

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

/** Loaded by every page of the market after its first picture, to know who is logged in. */
export const ALWAYS_LATER = ['src/app/session/auth-actor.ts']

/** Pages that may add so much to what the pages of the market have loaded by then. */
export const ADDED_PAGES = [{ route: '/activity/:id', page: 'src/features/campaigns/campaign-page.tsx', limitKib: 25 }]

/** Parts of pages that come once a reader is near them: what each may add, and that no first load has it. */
export const ADDED_PARTS = [
  { route: 'charts', page: 'src/features/catalog/shop/market/market-charts.tsx', limitKib: 12 },
]

/**
 * What public pages may cost that is no time, with sample data of one moment: bytes of the document as it leaves the
 * server, its elements, statements of SQL at the first rendering, and components that were rendered.
 */
export const PAGE_COSTS = [
  {
    path: '/',
    bytes: 45_000,
    elements: 555,
    statements: 3,
    components: 180,
    because: 'twelve cards and the platforms are what a visitor sees; compressed it fits the first window of TCP',
  },
  {
    path: '/lists',
    bytes: 55_000,
    elements: 750,
    statements: 1,
    components: 225,
    because: 'twenty cards fill a page of the list, and a card is 30 elements',
  },
  {
    path: '/shop/:id',
    bytes: 56_500,
    elements: 600,
    statements: 2,
    components: 160,
    because:
      'all that is known of a shop stands in its document, which shop it is among it, for who reads without scripts',
  },
  {
    path: '/search/%E5%A5%B3%E8%A3%85',
    bytes: 55_000,
    elements: 750,
    statements: 1,
    components: 225,
    because: 'a list of twenty, with what was understood of the words',
  },
  {
    path: '/search',
    bytes: 19_000,
    elements: 170,
    statements: 1,
    components: 95,
    because: 'one field, and what others look for',
  },
  {
    path: '/login',
    bytes: 20_000,
    elements: 145,
    statements: 0,
    components: 60,
    because: 'one form, and nothing of the market',
  },
  {
    path: '/mainCategory',
    bytes: 47_500,
    elements: 485,
    statements: 7,
    components: 155,
    because: 'every category and platform once, with its count and its icon',
  },
  {
    path: '/taobao',
    bytes: 34_000,
    elements: 260,
    statements: 2,
    components: 140,
    because: 'a list of articles',
  },
  {
    path: '/taobao/details/:id',
    bytes: 38_000,
    elements: 310,
    statements: 4,
    components: 185,
    because: 'one article, and three shops to which it applies',
  },
]

/** Libraries that a first picture does not need: they come after it, by `import()`. */
export const NEVER_FIRST = ['axios', 'inversify', 'reflect-metadata', 'xstate', 'node-forge', 'uqr']
