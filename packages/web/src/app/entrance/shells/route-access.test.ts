import { expect, it } from 'vitest'
import { ROUTES } from '../../../routes/routes.ts'
import { accessTable, accessText, examplePath } from './route-access.ts'

/** Pages that ask who is there, however the table comes to its answer: written by hand, from the specification. */
const OPEN_IN_USER_CENTER = [
  '/user_center/setting',
  '/user_center/about',
  '/user_center/aboutDetail',
  '/user_center/sevenYears',
]
const isPersonal = (pattern: string) =>
  (pattern.startsWith('/user_center') && !OPEN_IN_USER_CENTER.includes(pattern)) ||
  pattern === '/shop/:id/order' ||
  pattern.startsWith('/message')
const isGoldCoin = (pattern: string) => pattern.startsWith('/user_center/goldcoin/')

const ENTERS = { ends: 'enters', native: [], isPathStored: false }
const TO_LOGIN = { ends: 'to /login', native: [], isPathStored: true }
const EXCHANGED = { ends: 'enters', native: ['token'], isPathStored: false }
const NATIVE_LOGIN = { ends: 'in the app’s login', native: ['token', 'login'], isPathStored: true }

const expected = (pattern: string) => {
  const browser = isPersonal(pattern) ? [TO_LOGIN, ENTERS] : [ENTERS, ENTERS]
  const app = () => {
    if (pattern === '/login') return [NATIVE_LOGIN, { ...EXCHANGED, ends: 'to the way back' }]
    return isPersonal(pattern) && !isGoldCoin(pattern) ? [NATIVE_LOGIN, EXCHANGED] : [ENTERS, ENTERS]
  }
  return { browser, wechat: browser, 'android-app': app(), 'ios-app': app() }
}

it('every route in every shell, signed in or not, leads where the specification says (SES-14)', async () => {
  const patterns = ROUTES.map(({ path }) => path)
  for (const { pattern, cells } of await accessTable(patterns)) expect(cells, pattern).toEqual(expected(pattern))
})

it('the pages of the user center that are yet to be built lead where the specification says too (SES-14)', async () => {
  const patterns = [
    ...OPEN_IN_USER_CENTER,
    '/user_center/goldcoin/goldindex',
    '/user_center/goldcoin/myprize',
    '/user_center/server/verify',
    '/user_center/changephone/detail',
    '/user_center/order_detail/:id?',
  ]
  for (const { pattern, cells } of await accessTable(patterns)) expect(cells, pattern).toEqual(expected(pattern))
})

it('the table names each route once (SES-14)', async () => {
  const text = await accessText(['/', '/user_center/order'])
  expect(text.split('\n')).toEqual([
    '| route | browser, stranger | browser, signed in | wechat, stranger | wechat, signed in | android-app, stranger | android-app, signed in | ios-app, stranger | ios-app, signed in |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| / | enters | enters | enters | enters | enters | enters | enters | enters |',
    '| /user_center/order | to /login | enters | to /login | enters | app:token → app:login → in the app’s login | app:token → enters | app:token → app:login → in the app’s login | app:token → enters |',
  ])
  expect(['/lists/:search?', '/shop/:id/order', '/:market'].map(examplePath)).toEqual([
    '/lists/example',
    '/shop/example/order',
    '/tmall',
  ])
})
