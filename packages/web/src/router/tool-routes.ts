import type { PageRoute } from './page.ts'

/** What sellers look things up with; visitors may, too. */
export const TOOL_ROUTES: readonly PageRoute[] = [
  {
    path: '/instrument',
    layout: 'plain',
    rendering: 'server',
    title: 'sellerTools',
    load: () => import('../features/tools/index/tools-page.tsx'),
  },
  {
    path: '/instrument/hotWord',
    layout: 'plain',
    rendering: 'server',
    title: 'hotWords',
    load: () => import('../features/tools/hot-words/hot-words-page.tsx'),
  },
  {
    path: '/instrument/keyword',
    layout: 'plain',
    rendering: 'server',
    title: 'keyword',
    load: () => import('../features/tools/keyword/keyword-page.tsx'),
  },
  {
    path: '/instrument/ratesSingle',
    layout: 'plain',
    rendering: 'server',
    title: 'ratingTool',
    load: () => import('../features/tools/ratings/ratings-page.tsx'),
  },
  {
    path: '/instrument/violateWord',
    layout: 'plain',
    rendering: 'server',
    title: 'wordCheck',
    load: () => import('../features/tools/words/words-page.tsx'),
  },
  {
    path: '/instrument/postage',
    layout: 'plain',
    rendering: 'server',
    title: 'postage',
    load: () => import('../features/tools/postage/postage-page.tsx'),
  },
]
