import { isMarket } from '@diandu/core/catalog'
import { PERSON_ROUTES } from './person-routes.ts'
import { isId, type PageRoute } from './page.ts'
import { TOOL_ROUTES } from './tool-routes.ts'

/** Every page, once; those of a person stand in a list of their own. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: '/',
    layout: 'default',
    rendering: 'server',
    title: 'home',
    load: () => import('../features/catalog/home/home-page.tsx'),
  },
  {
    path: '/lists/:search?',
    layout: 'default',
    rendering: 'server',
    title: 'shops',
    load: () => import('../features/catalog/list/list-page.tsx'),
  },
  {
    path: '/search',
    layout: 'plain',
    rendering: 'server',
    title: 'search',
    load: () => import('../features/catalog/search/search-page.tsx'),
  },
  {
    path: '/search/:search',
    layout: 'default',
    rendering: 'server',
    title: 'search',
    load: () => import('../features/catalog/list/list-page.tsx'),
  },
  {
    path: '/shop/:id',
    layout: 'plain',
    rendering: 'server',
    title: 'shop',
    isValid: ({ id }) => isId(id),
    load: () => import('../features/catalog/shop/shop-page.tsx'),
  },
  {
    path: '/shop/:id/order',
    layout: 'plain',
    rendering: 'browser',
    title: 'checkout',
    isValid: ({ id }) => isId(id),
    load: () => import('../features/orders/checkout/checkout-page.tsx'),
  },
  {
    path: '/paysuccess',
    layout: 'plain',
    rendering: 'browser',
    title: 'paid',
    load: () => import('../features/orders/paid/paid-page.tsx'),
  },
  {
    path: '/sign-success',
    layout: 'plain',
    rendering: 'browser',
    title: 'signed',
    load: () => import('../features/contracts/sign-success/sign-success-page.tsx'),
  },
  {
    path: '/login',
    layout: 'plain',
    rendering: 'server',
    title: 'login',
    load: () => import('../features/session/login/login-page.tsx'),
  },
  {
    path: '/register_account',
    layout: 'plain',
    rendering: 'server',
    title: 'register',
    load: () => import('../features/session/register/register-page.tsx'),
  },
  {
    path: '/register_success',
    layout: 'plain',
    rendering: 'server',
    title: 'registered',
    load: () => import('../features/session/registered/registered-page.tsx'),
  },
  {
    path: '/forget_password',
    layout: 'plain',
    rendering: 'server',
    title: 'forgotPassword',
    load: () => import('../features/session/forgot-password/forgot-password-page.tsx'),
  },
  {
    path: '/bind_phone',
    layout: 'plain',
    rendering: 'server',
    title: 'bindPhone',
    load: () => import('../features/session/bind-phone/bind-phone-page.tsx'),
  },
  ...TOOL_ROUTES,
  ...PERSON_ROUTES,
  {
    path: '/502',
    layout: 'error',
    rendering: 'server',
    title: 'badGateway',
    load: () => import('../app/failures/bad-gateway-page.tsx'),
  },
  {
    path: '/:market',
    layout: 'default',
    rendering: 'server',
    title: 'market',
    isValid: ({ market }) => market !== undefined && isMarket(market),
    load: () => import('../features/catalog/list/list-page.tsx'),
  },
]
