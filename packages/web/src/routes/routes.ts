import { isMarket } from '@diandu/core/catalog'
import { PERSON_ROUTES, REQUEST_ROUTES } from './person-routes.ts'
import { isId, route, WITH_ID, type PageRoute } from '../router/page.ts'

/** One page each, drawn from the data of its service. */
const SERVICE_ROUTES = [
  '/brandauthorization',
  '/entry/brandentry',
  '/entry/entryform',
  '/entry/liveentry',
  '/entry/mallentry',
  '/entry/residence',
  '/supplierService/customer',
  '/supplierService/design',
  '/supplierService/extension',
  '/supplierService/photography',
  '/supplierService/shoptrusteeship',
].map((path): PageRoute => ({
  path,
  layout: 'plain',
  rendering: 'server',
  title: 'service',
  load: () => import('../features/services/page/service-page.tsx'),
}))

/** Every campaign is drawn from its own data. */
const CAMPAIGN_ROUTES = [
  '1111',
  '20201111',
  '20201111/dt',
  '20201111/gz',
  '20201111/jc',
  '20201111/jf',
  '20201111/jp',
  '20201111/login',
  'activity-jd',
  'activity-tb',
  'activity-tm',
  'activity-twelve',
  'activity11',
  'activity12',
  'activity202311',
  'activity618',
  'anniversary',
  'components/platformDialog',
  'double-eleven',
  'double-festival',
  'double-twelve',
  'expand',
  'nine-year',
  'notice',
  'recess',
  'special',
  'ten-year',
].map((name): PageRoute =>
  route(`/activity/${name}`, 'campaign', () => import('../features/campaigns/campaign-page.tsx'), {
    rendering: 'server',
  }),
)

/** Every page, once; those of a person are in a list of their own. */
export const ROUTES: readonly PageRoute[] = [
  route('/', 'home', () => import('../features/catalog/home/home-page.tsx'), {
    layout: 'default',
    rendering: 'server',
  }),
  route('/lists/:search?', 'shops', () => import('../features/catalog/list/list-page.tsx'), {
    layout: 'default',
    rendering: 'server',
  }),
  route('/search', 'search', () => import('../features/catalog/search/search-page.tsx'), { rendering: 'server' }),
  route('/search/:search', 'search', () => import('../features/catalog/list/list-page.tsx'), {
    layout: 'default',
    rendering: 'server',
  }),
  route('/budget/:yuan?', 'budget', () => import('../features/catalog/more/budget/budget-page.tsx'), {
    rendering: 'server',
    isValid: ({ yuan }) => yuan === undefined || /^[1-9]\d{0,8}$/.test(yuan),
  }),
  route('/compare', 'compare', () => import('../features/catalog/more/compare/compare-page.tsx'), {
    rendering: 'server',
  }),
  route('/shop', 'shops', () => import('../features/catalog/shop/shop-without-id-page.tsx'), {
    layout: 'default',
    rendering: 'server',
  }),
  route('/shop/:id', 'shop', () => import('../features/catalog/shop/shop-page.tsx'), {
    rendering: 'server',
    isValid: ({ id }) => isId(id),
  }),
  route('/shop/:id/seller', 'seller', () => import('../features/sellers/seller/seller-page.tsx'), {
    rendering: 'server',
    isValid: ({ id }) => isId(id),
  }),
  route('/shop/:id/order', 'checkout', () => import('../features/orders/checkout/checkout-page.tsx'), WITH_ID),
  route('/sellshop', 'sellShop', () => import('../features/selling/sellshop/sellshop-page.tsx'), {
    rendering: 'server',
  }),
  route('/paysuccess', 'paid', () => import('../features/orders/paid/paid-page.tsx')),
  route('/sign-success', 'signed', () => import('../features/contracts/sign-success/sign-success-page.tsx')),
  route('/login', 'login', () => import('../features/session/login/login-page.tsx'), {
    rendering: 'server',
    guard: 'app-door',
  }),
  route('/register_account', 'register', () => import('../features/session/register/register-page.tsx'), {
    rendering: 'server',
  }),
  route('/register_success', 'registered', () => import('../features/session/registered/registered-page.tsx'), {
    rendering: 'server',
  }),
  route(
    '/forget_password',
    'forgotPassword',
    () => import('../features/session/forgot-password/forgot-password-page.tsx'),
    { rendering: 'server' },
  ),
  route('/bind_phone', 'bindPhone', () => import('../features/session/bind-phone/bind-phone-page.tsx'), {
    rendering: 'server',
  }),
  route('/contact', 'contact', () => import('../features/support/contact/contact-page.tsx'), { rendering: 'server' }),
  route('/offline', 'offline', () => import('../features/support/offline/offline-page.tsx'), { rendering: 'server' }),
  route('/instrument', 'sellerTools', () => import('../features/tools/index/tools-page.tsx'), { rendering: 'server' }),
  route('/instrument/hotWord', 'hotWords', () => import('../features/tools/hot-words/hot-words-page.tsx'), {
    rendering: 'server',
  }),
  route('/instrument/keyword', 'keyword', () => import('../features/tools/keyword/keyword-page.tsx'), {
    rendering: 'server',
  }),
  route('/instrument/ratesSingle', 'ratingTool', () => import('../features/tools/ratings/ratings-page.tsx'), {
    rendering: 'server',
  }),
  route('/instrument/violateWord', 'wordCheck', () => import('../features/tools/words/words-page.tsx'), {
    rendering: 'server',
  }),
  route('/instrument/postage', 'postage', () => import('../features/tools/postage/postage-page.tsx'), {
    rendering: 'server',
  }),
  route('/instrument/transfer', 'transfer', () => import('../features/tools/transfer/transfer-page.tsx'), {
    rendering: 'server',
  }),
  route('/assessment', 'assessment', () => import('../features/valuation/assessment/assessment-page.tsx'), {
    rendering: 'server',
  }),
  route('/assessment/result', 'valuation', () => import('../features/valuation/result/result-page.tsx'), {
    rendering: 'server',
  }),
  route('/mainCategory', 'categories', () => import('../features/catalog/more/categories/categories-page.tsx'), {
    layout: 'default',
    rendering: 'server',
  }),
  route('/pc-filter/:filter?', 'pcFilter', () => import('../features/catalog/more/pc-filter/pc-filter-page.tsx'), {
    rendering: 'server',
  }),
  route('/appPage/featured-shops', 'featured', () => import('../features/catalog/more/recommended/featured-page.tsx'), {
    rendering: 'server',
    bar: 'app',
  }),
  route('/appPage/you-like', 'youLike', () => import('../features/catalog/more/recommended/you-like-page.tsx'), {
    rendering: 'server',
    bar: 'app',
  }),
  ...PERSON_ROUTES,
  ...SERVICE_ROUTES,
  ...CAMPAIGN_ROUTES,
  route('/taobao/:news?', 'articles', () => import('../features/articles/articles/articles-page.tsx'), {
    layout: 'default',
    rendering: 'server',
    isValid: ({ news }) => news === undefined || isId(news),
  }),
  route('/taobao/details', 'articles', () => import('../features/articles/articles/articles-page.tsx'), {
    layout: 'default',
    rendering: 'server',
  }),
  route('/taobao/details/:id', 'article', () => import('../features/articles/article/article-page.tsx'), {
    rendering: 'server',
    isValid: ({ id }) => isId(id),
  }),
  route('/hotTopics', 'hotTopics', () => import('../features/articles/hot-topics/hot-topics-page.tsx'), {
    layout: 'default',
    rendering: 'server',
  }),
  ...REQUEST_ROUTES,
  route('/draw-proof/:lottery', 'drawProof', () => import('../features/lottery/draw-proof/draw-proof-page.tsx'), {
    isValid: ({ lottery }) => isId(lottery),
  }),
  route('/game', 'guessGame', () => import('../features/guess-game/game/game-page.tsx'), { rendering: 'server' }),
  route('/502', 'badGateway', () => import('../app/layout/failures/bad-gateway-page.tsx'), {
    layout: 'error',
    rendering: 'server',
  }),
  route('/:market', 'market', () => import('../features/catalog/list/list-page.tsx'), {
    layout: 'default',
    rendering: 'server',
    isValid: ({ market }) => market !== undefined && isMarket(market),
  }),
]
