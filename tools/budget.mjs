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
export const ALWAYS_LATER = ['src/app/entrance/auth-actor.ts']

/** Pages that may add so much to what the pages of the market have loaded by then. */
export const ADDED_PAGES = [{ route: '/activity/:id', page: 'src/features/campaigns/campaign-page.tsx', limitKib: 25 }]

/** Parts of pages that come once a reader is near them: what each may add, and that no first load has it. */
export const ADDED_PARTS = [
  { route: 'charts', page: 'src/features/catalog/shop/market/market-charts.tsx', limitKib: 12 },
]

/**
 * Limits of public pages other than time, with sample data of one moment: bytes of the document as it leaves the
 * server, its elements, statements of SQL at the first rendering, and components that were rendered.
 */
export const PAGE_COSTS = [
  {
    path: '/',
    bytes: 45_000,
    elements: 555,
    statements: 4,
    components: 180,
    because:
      'twelve cards and the platforms are what a visitor sees; compressed it fits the first window of TCP; one statement reads the banners that staff published',
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
    statements: 2,
    components: 95,
    because: 'one field, what others look for, and the words that staff published',
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
  {
    path: '/budget/200000',
    bytes: 62_500,
    elements: 820,
    statements: 16,
    components: 245,
    because: 'groups of shops within the sum, each with its nearest ones',
  },
  {
    path: '/shop/:id/seller',
    bytes: 29_000,
    elements: 275,
    statements: 6,
    components: 95,
    because: 'the seller’s record, and their shops on sale',
  },
  {
    path: '/sellshop',
    bytes: 33_500,
    elements: 320,
    statements: 0,
    components: 105,
    because: 'the first step of the form, and the card that it makes',
  },
  {
    path: '/assessment',
    bytes: 23_500,
    elements: 215,
    statements: 0,
    components: 65,
    because: 'one form, and nothing of the market',
  },
  {
    path: '/instrument',
    bytes: 22_500,
    elements: 200,
    statements: 2,
    components: 90,
    because: 'each tool once',
  },
  {
    path: '/instrument/hotWord',
    bytes: 35_000,
    elements: 280,
    statements: 22,
    components: 110,
    because: 'the words of each category; they are kept after the first visit',
  },
  {
    path: '/appPage/featured-shops',
    bytes: 35_500,
    elements: 410,
    statements: 1,
    components: 140,
    because: 'ten cards, and nothing besides',
  },
  {
    path: '/hotTopics',
    bytes: 56_500,
    elements: 665,
    statements: 9,
    components: 215,
    because: 'topics with their articles and shops',
  },
  {
    path: '/want_buy',
    bytes: 28_000,
    elements: 300,
    statements: 0,
    components: 95,
    because: 'one form, and what happens with it',
  },
  {
    path: '/contact',
    bytes: 22_000,
    elements: 190,
    statements: 0,
    components: 80,
    because: 'the ways to reach the market, and questions',
  },
  {
    path: '/tmall',
    bytes: 56_500,
    elements: 770,
    statements: 2,
    components: 240,
    because: 'a list of twenty, with the platform’s own filters',
  },
  {
    path: '/activity/double-eleven',
    bytes: 79_000,
    elements: 1_060,
    statements: 28,
    components: 300,
    because:
      'the largest campaign, with all its parts; its rules are read once and kept; one statement reads what staff published',
  },
  {
    path: '/register_account',
    bytes: 23_500,
    elements: 155,
    statements: 0,
    components: 70,
    because: 'one form, and nothing of the market',
  },
]

/** Libraries that a first picture does not need: they come after it, by `import()`. */
export const NEVER_FIRST = ['axios', 'inversify', 'reflect-metadata', 'xstate', 'node-forge', 'uqr']
