import { callName, type Call } from '@diandu/wire'

export type Fields = Readonly<Record<string, unknown>>

interface GoodInput {
  readonly fields: Fields
  readonly optional?: readonly string[]
  /** Fields that are left out: those that only the server itself can fill well, and those that would hide one. */
  readonly unfilled?: readonly string[]
  /** Fields in which every short text is well-formed, however odd. */
  readonly free?: readonly string[]
  /** Fields in which every short word is. */
  readonly ids?: readonly string[]
}

const credentials = { mobile: '13900000001', code: '246810' }
const paymentPassword = '583920'
const WHOLE_FILTER = {
  text: '女装 旗舰店', platform: '1', kind: 'flagship', industry: 'womenswear', minPriceFen: '0', maxPriceFen: '900000',
  province: '33', trademark: 'registered', taxpayer: 'general',
}

/** For every row that takes something: all its fields, well filled. A GET takes texts. */
const GOOD_INPUTS: Readonly<Record<string, GoodInput>> = {
  'GET goods': { fields: { ...WHOLE_FILTER, sort: 'latest' }, optional: Object.keys(WHOLE_FILTER), unfilled: ['cursor'], free: ['text'] },
  'GET goods/detail': { fields: { id: 'no-such-shop' }, ids: ['id'] },
  'GET goods/type-detail': { fields: { platform: '20' } },
  'POST shop/getHotKeywords': { fields: { keywords: '女' }, free: ['keywords'] },
  'GET shop/getGuessShopLikes': { fields: { id: 'no-such-shop', page: '2', limit: '20' }, optional: ['id', 'page', 'limit'], ids: ['id'] },
  'GET history': { fields: {}, unfilled: ['cursor'] },
  'POST captcha/validate': { fields: { puzzleId: 'no-such-puzzle', offset: 120 }, free: ['puzzleId'] },
  'POST sendMsg': {
    fields: { mobile: '13900000001', purpose: 'login', captcha: { ticket: 'a-ticket', randstr: 'a-word' } },
    free: ['captcha.ticket', 'captcha.randstr'],
  },
  'POST register': { fields: { username: 'newcomer_1', ...credentials, password: 'abc12345', hasAgreed: true }, free: ['username', 'password'] },
  // Without a name it would be a login by code.
  'POST login': { fields: { name: 'nobody_here', password: 'abc12345' }, optional: ['name'], free: ['name', 'password'] },
  'GET user/collect': { fields: {}, unfilled: ['shopId', 'cursor'], ids: ['shopId'] },
  'POST user/collect': { fields: { shopId: 'no-such-shop', action: 'add' }, ids: ['shopId'] },
  'POST order/place': { fields: { shopId: 'no-such-shop', plan: 'deposit', priceFen: 1_000_000, termsVersion: '2026-11' }, ids: ['shopId'], free: ['termsVersion'] },
  'POST order/pay': { fields: { orderId: 'no-such-order', part: 'balance', amountFen: 20_000, paymentPassword }, ids: ['orderId'] },
  'PUT order/cancel': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'POST order/detail': { fields: { orderId: 'no-such-order' }, ids: ['orderId'] },
  'GET order': { fields: { group: 'unpaid' }, optional: ['group'], unfilled: ['cursor'] },
  'POST user/set/pay_password': { fields: { paymentPassword, code: '246810' } },
}

export const goodInputOf = (row: Call): Required<GoodInput> => ({
  fields: {},
  optional: [],
  unfilled: [],
  free: [],
  ids: [],
  ...GOOD_INPUTS[callName(row)],
})
