import { route, WITH_ID, type PageRoute } from '../router/page.ts'

/** The wallet's pages, all of them a person's own. */
const WALLET_ROUTES: readonly PageRoute[] = [
  route('/user_center/server/my_crad', 'cards', () => import('../features/wallet/cards/cards-page.tsx')),
  route('/user_center/server/add_bank', 'addCard', () => import('../features/wallet/add-card/add-card-page.tsx')),
  route('/user_center/server/cash_draw', 'withdraw', () => import('../features/wallet/withdraw/withdraw-page.tsx')),
  route('/user_center/server/recharge', 'recharge', () => import('../features/wallet/recharge/recharge-page.tsx')),
  route(
    '/user_center/change_pay',
    'paymentPassword',
    () => import('../features/wallet/payment-password/payment-password-page.tsx'),
  ),
  route('/user_center/server/history', 'bills', () => import('../features/wallet/history/history-page.tsx')),
  route(
    '/user_center/server/money_detail',
    'bill',
    () => import('../features/wallet/money-detail/money-detail-page.tsx'),
  ),
  route('/user_center/server/my_ticket', 'invoices', () => import('../features/wallet/invoices/my-ticket-page.tsx')),
  route('/user_center/server/Invoice', 'invoice', () => import('../features/wallet/invoice/invoice-page.tsx')),
]

/** Gold coins; in the apps they need no login. */
const COIN_ROUTES: readonly PageRoute[] = [
  route('/user_center/goldcoin/goldindex', 'goldCoins', () => import('../features/coins/goldindex/goldindex-page.tsx')),
  route('/user_center/goldcoin/details', 'coinDetails', () => import('../features/coins/details/details-page.tsx')),
  route('/user_center/goldcoin/exchange', 'coinExchange', () => import('../features/coins/exchange/exchange-page.tsx')),
]

/** The pages of the user center, most of which need a login. */
export const PERSON_ROUTES: readonly PageRoute[] = [
  ...WALLET_ROUTES,
  ...COIN_ROUTES,
  route('/user_center', 'me', () => import('../features/account/me/me-page.tsx'), { layout: 'default' }),
  route('/user_center/index', 'me', () => import('../features/account/me/me-page.tsx'), { layout: 'default' }),
  route('/user_center/collection', 'favourites', () => import('../features/account/favourites/favourites-page.tsx')),
  route('/user_center/alerts', 'alerts', () => import('../features/alerts/alerts/alerts-page.tsx')),
  route(
    '/user_center/user_setting',
    'userSetting',
    () => import('../features/account/user-setting/user-setting-page.tsx'),
  ),
  route('/user_center/address', 'addresses', () => import('../features/account/address/address-page.tsx')),
  route(
    '/user_center/edit_address',
    'editAddress',
    () => import('../features/account/edit-address/edit-address-page.tsx'),
  ),
  route(
    '/user_center/edit-address',
    'editAddress',
    () => import('../features/account/edit-address/edit-address-page.tsx'),
  ),
  route('/user_center/server/verify', 'verify', () => import('../features/account/verify/verify-page.tsx')),
  route(
    '/user_center/server/verify_content',
    'verifyContent',
    () => import('../features/account/verify-content/verify-content-page.tsx'),
  ),
  route('/user_center/server/contract', 'contracts', () => import('../features/contracts/contract/contract-page.tsx')),
  route(
    '/user_center/server/contractAgree',
    'contractAgree',
    () => import('../features/contracts/contract-agree/contract-agree-page.tsx'),
  ),
  route('/user_center/proposal', 'proposal', () => import('../features/account/proposal/proposal-page.tsx')),
  route('/user_center/about', 'about', () => import('../features/account/about/about-page.tsx'), {
    rendering: 'server',
  }),
  route(
    '/user_center/aboutDetail',
    'aboutDetail',
    () => import('../features/account/about-detail/about-detail-page.tsx'),
    { rendering: 'server' },
  ),
  route('/user_center/abc', 'serializedData', () => import('../features/account/stored-data/stored-data-page.tsx')),
  route('/user_center/sevenYears', 'sevenYears', () => import('../features/account/seven-years/seven-years-page.tsx'), {
    rendering: 'server',
  }),
  route('/user_center/setting', 'settings', () => import('../features/account/settings/settings-page.tsx'), {
    rendering: 'server',
  }),
  route(
    '/user_center/change_password',
    'changePassword',
    () => import('../features/account/change-password/change-password-page.tsx'),
  ),
  route(
    '/user_center/change_phone',
    'changePhone',
    () => import('../features/account/change-phone/change-phone-page.tsx'),
  ),
  route(
    '/user_center/changephone/chgph-form',
    'phoneReview',
    () => import('../features/account/phone-review/phone-review-page.tsx'),
  ),
  route(
    '/user_center/changephone/detail',
    'phoneRecord',
    () => import('../features/account/phone-review/phone-record-page.tsx'),
  ),
  route(
    '/user_center/close_account',
    'closeAccount',
    () => import('../features/account/close-account/close-account-page.tsx'),
  ),
  route('/user_center/goldcoin/luckDraw', 'luckDraw', () => import('../features/lottery/luck-draw/luck-draw-page.tsx')),
  route('/user_center/goldcoin/myprize', 'myPrizes', () => import('../features/lottery/my-prizes/my-prizes-page.tsx')),
  route('/user_center/server/coupon', 'coupons', () => import('../features/coupons/coupons/coupon-page.tsx')),
  route('/user_center/order', 'orders', () => import('../features/orders/order-list/order-list-page.tsx'), {
    layout: 'default',
  }),
  route(
    '/user_center/order_detail',
    'orders',
    () => import('../features/orders/order-detail/order-without-id-page.tsx'),
    { layout: 'default' },
  ),
  route(
    '/user_center/order_detail/:id',
    'order',
    () => import('../features/orders/order-detail/order-detail-page.tsx'),
    WITH_ID,
  ),
  route('/user_center/refund/:id', 'refund', () => import('../features/orders/refund/refund-page.tsx'), WITH_ID),
  route('/user_center/viewing/:id', 'viewing', () => import('../features/orders/viewing/viewing-page.tsx'), WITH_ID),
  route(
    '/user_center/handover/:id',
    'handover',
    () => import('../features/orders/handover/handover-page.tsx'),
    WITH_ID,
  ),
  route('/user_center/offer/:id', 'offer', () => import('../features/orders/offer/offer-page.tsx'), WITH_ID),
  route('/user_center/report/:id', 'report', () => import('../features/reports/report/report-page.tsx'), WITH_ID),
  route('/user_center/bargain/:id', 'bargain', () => import('../features/orders/bargain/bargain-page.tsx'), WITH_ID),
  route('/user_center/offers', 'offers', () => import('../features/orders/offers/offers-page.tsx')),
  route('/user_center/shops', 'myShops', () => import('../features/selling/my-shops/my-shops-page.tsx')),
  route('/user_center/shops/:id', 'myShop', () => import('../features/selling/my-shop/my-shop-page.tsx'), WITH_ID),
  route(
    '/user_center/service_requests',
    'serviceRequests',
    () => import('../features/services/requests/service-requests-page.tsx'),
  ),
  route(
    '/user_center/service_request/:id',
    'serviceRequest',
    () => import('../features/services/requests/service-request-page.tsx'),
    WITH_ID,
  ),
  route('/message', 'messages', () => import('../features/inbox/messages/messages-page.tsx'), { layout: 'default' }),
  route('/message/details', 'messages', () => import('../features/inbox/message/message-without-id-page.tsx'), {
    layout: 'default',
  }),
  route('/message/details/:id', 'message', () => import('../features/inbox/message/message-page.tsx'), WITH_ID),
]

/** Buyers' requests, and randomly drawn shops. */
export const REQUEST_ROUTES: readonly PageRoute[] = [
  route('/want_buy', 'wantBuy', () => import('../features/buyer-requests/want-buy/want-buy-page.tsx'), {
    rendering: 'server',
  }),
  route('/buylist', 'buylist', () => import('../features/buyer-requests/buylist/buylist-page.tsx'), {
    rendering: 'server',
  }),
  route('/shakeShop', 'shake', () => import('../features/buyer-requests/shake/shake-page.tsx'), {
    rendering: 'server',
  }),
  route('/user_center/requests', 'myRequests', () => import('../features/buyer-requests/mine/my-requests-page.tsx')),
  route(
    '/user_center/request/:id',
    'myRequest',
    () => import('../features/buyer-requests/request/request-page.tsx'),
    WITH_ID,
  ),
  route(
    '/user_center/offer_shop/:id',
    'offerShop',
    () => import('../features/buyer-requests/offer-shop/offer-shop-page.tsx'),
    WITH_ID,
  ),
]
