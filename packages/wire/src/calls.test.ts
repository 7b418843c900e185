import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import * as v from 'valibot'
import { callName, type Call } from './call.ts'
import { CALLS } from './calls.ts'
import { listShops } from './catalog.calls.ts'
import { typed } from './schemas.ts'
import { RESERVED_PARAMETERS } from './sealed-data.ts'
import { login } from './session.calls.ts'

type Fields = Readonly<Record<string, unknown>>
interface Example {
  readonly full: Fields
  /** Names of the fields that may be left out. */
  readonly optional?: readonly string[]
}

const captcha = { ticket: 't-1', randstr: 'r-1' }
const credentials = { mobile: '13800000001', code: '246810' }
const paymentPassword = '583920'
const address = {
  receiver: '林小满', mobile: '13800000001', provinceCode: '110000', cityCode: '110100', districtCode: '110105', detail: '建国路 88 号',
  postcode: '100022', isDefault: true,
}
const papers = {
  kind: 'person', name: '林小满', residentId: '11010519491231002X', frontPhoto: 'p1', backPhoto: 'p2', proof: 'four-elements',
  cardNumber: '6222 0212 3456 7894', mobile: '13800000001',
}

const signer = { name: '林晓', residentId: '440524188001010014' }

/** The longest good input of every row; rows that take nothing need none. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  'GET goods': {
    full: {
      text: '女装 旗舰店', platform: 1, kind: 'flagship', industry: 'womenswear', minPriceFen: 0, maxPriceFen: 99_999_999_999_999,
      province: '33', trademark: 'registered', taxpayer: 'general', sort: 'latest', cursor: 'abc_-=.9',
    },
    optional: ['text', 'platform', 'kind', 'industry', 'minPriceFen', 'maxPriceFen', 'province', 'trademark', 'taxpayer', 'cursor'],
  },
  'GET goods/detail': { full: { id: 'shop-1' } },
  'GET goods/type-detail': { full: { platform: 20 } },
  'POST shop/getHotKeywords': { full: { keywords: '女' } },
  'GET shop/getGuessShopLikes': { full: { id: 'shop-1', page: 2, limit: 20 }, optional: ['id', 'page', 'limit'] },
  'GET history': { full: { cursor: 'c1' }, optional: ['cursor'] },
  'POST captcha/validate': { full: { puzzleId: 'p1', offset: 120 } },
  'POST sendMsg': { full: { mobile: '13800000001', purpose: 'login', captcha } },
  'POST register': { full: { username: '小店主', ...credentials, password: 'abc12345', hasAgreed: true } },
  'POST login': { full: credentials },
  'GET user/collect': { full: { shopId: 's1', cursor: 'c1' }, optional: ['shopId', 'cursor'] },
  'POST user/collect': { full: { shopId: 's1', action: 'add' } },
  'POST order/place': { full: { shopId: 's1', plan: 'deposit', priceFen: 1_000_000, termsVersion: '2026-11', couponId: 'c1' }, optional: ['couponId'] },
  'POST order/pay': { full: { orderId: 'o1', part: 'balance', amountFen: 20_000, paymentPassword } },
  'PUT order/cancel': { full: { orderId: 'o1' } },
  'POST order/detail': { full: { orderId: 'o1' } },
  'GET order/get-total': { full: { role: 'seller', amountFen: 1_000_000, couponId: 'c1' }, optional: ['role', 'amountFen', 'couponId'] },
  'GET capital/bill': { full: { id: 'b1', month: '2026-03', kind: 'recharge', cursor: 'c1' }, optional: ['id', 'month', 'kind', 'cursor'] },
  'GET capital/bill/statement': { full: { fromDay: '2026-03-01', untilDay: '2026-03-31', format: 'csv', language: 'zh' } },
  'POST capital/bill/verifyOrder': { full: { orderIds: ['o1', 'o2'] }, optional: ['orderIds'] },
  'POST capital/bill': {
    full: { kind: 'company', title: '店渡商贸', creditCode: '91350100M000100Y43', email: 'lin@example.com', addressId: 'a1', orderIds: ['o1'], amountFen: 10_000 },
    optional: ['creditCode', 'email', 'addressId'],
  },
  'GET capital/bill/invoices': { full: { id: 'i1', cursor: 'c1' }, optional: ['id', 'cursor'] },
  'GET capital/bill_annex': { full: { id: 'i1' } },
  'GET coupon': { full: { state: 'unused', cursor: 'c1' }, optional: ['state', 'cursor'] },
  'POST getUserCoupon': { full: { offerId: 'o1' } },
  'POST capital/recharge/jh': { full: { amountFen: 20_000 } },
  'POST capital/recharge/zs': { full: { amountFen: 20_000 } },
  'POST capital/recharge/wy': { full: { amountFen: 20_000 } },
  'POST user/recharge': { full: { amountFen: 20_000, receipt: 'p1' } },
  'POST capital/recharge/cashier': { full: { id: 'r1', place: 'wechat' }, optional: ['place'] },
  'POST capital/recharge/detail': { full: { id: 'r1' } },
  'GET capital/recharge': { full: { cursor: 'c1' }, optional: ['cursor'] },
  'POST capital/bank/add': { full: { bank: 'CMB', holder: '林小满', number: '6225 8801 2345 6783' } },
  'POST capital/bank/del': { full: { id: 'card-1' } },
  'POST capital/withdraw': { full: { cardId: 'card-1', amountFen: 20_000, paymentPassword } },
  'PUT capital/withdraw/cancel': { full: { id: 'w1' } },
  'POST capital/withdraw/detail': { full: { id: 'w1' } },
  'GET capital/withdraw': { full: { cursor: 'c1' }, optional: ['cursor'] },
  'GET order': { full: { role: 'buyer', group: 'unpaid', cursor: 'c1' }, optional: ['role', 'group', 'cursor'] },
  'PUT order/hand-over': { full: { orderId: 'o1' } },
  'PUT order/sure-bill': { full: { orderId: 'o1', paymentPassword } },
  'POST doRefund': { full: { orderId: 'o1', reason: 'other', words: '账号登录不了', pictures: ['p1', 'p2'] }, optional: ['pictures'] },
  'PUT order/give-up': { full: { orderId: 'o1', paymentPassword } },
  'PUT order/cannot-deliver': { full: { orderId: 'o1', paymentPassword } },
  'POST order/refund': { full: { orderId: 'o1' } },
  'POST order/listing': { full: { orderId: 'o1' } },
  'POST order/outcome': { full: { orderId: 'o1' } },
  'POST goods/cutPrice': { full: { shopId: 's1', askedFen: 2_000_000, offeredFen: 1_800_000 } },
  'PUT goods/cutPrice/answer': { full: { offerId: 'f1', answer: 'counter', counterFen: 1_900_000 }, optional: ['counterFen'] },
  'GET goods/cutPrice/list': { full: { role: 'seller', cursor: 'c1' }, optional: ['cursor'] },
  'POST goods/cutPrice/mine': { full: { shopId: 's1' } },
  'POST user/set/pay_password': { full: { paymentPassword, code: '246810' } },
  'POST user': { full: { username: '小店主', avatar: 'p1' }, optional: ['username', 'avatar'] },
  'POST user/close': { full: { code: '246810' } },
  'POST user/set/password': { full: { password: 'abc12345', newPassword: 'abc123456' } },
  'POST forgot-password': { full: { ...credentials, newPassword: 'abc123456' } },
  'POST user/add/proposal': { full: { content: '希望能导出账单', contact: '', photos: ['p1', 'p2'] }, optional: ['photos'] },
  'POST user/address': { full: address, optional: ['districtCode'] },
  'POST user/editAddress': { full: { id: 'a1', ...address }, optional: ['districtCode'] },
  'POST address/getUserAddressInfo': { full: { id: 'a1' } },
  'POST address/del': { full: { id: 'a1' } },
  'POST verifyMobile': { full: { code: '246810' } },
  'POST user/set/phone': { full: { proof: 'a-proof-that-is-long-enough', newMobile: '13900000001', code: '246810' } },
  'POST user/mobile_modify': { full: { newMobile: '13900000001', code: '246810', reason: '原手机丢失' } },
  'POST user/auth/info': { full: { creditCode: '91350100M000100Y43' }, optional: ['creditCode'] },
  'POST user/create/auth': { full: papers, optional: ['mobile'] },
  'POST user/update/auth': { full: papers, optional: ['mobile'] },
  'POST userMobileBindUsername': { full: { name: '小店主', password: 'abc12345', ...credentials } },
  'POST user/wechat': { full: { code: 'a-code', state: 'a-state' } },
  'POST bind-user-token': { full: { token: 'an-app-token' } },
  'GET contract': { full: { contractId: 'c1', cursor: 'c1' }, optional: ['contractId', 'cursor'] },
  'POST contract/getInfo': { full: { orderId: 'o1' } },
  'POST contract/getDownloadUrl': { full: { contractId: 'c1' } },
  'POST contract/getViewPdfUrl': { full: { contractId: 'c1' } },
  'POST contract/confirmContract': { full: { contractId: 'c1', digest: '0'.repeat(64) } },
  'POST contract/getContractUrl': { full: { contractId: 'c1', link: 'a-secret-of-some-length' }, optional: ['contractId', 'link'] },
  'POST contract/getAgreementUrl': { full: { orderId: 'o1' } },
  'POST contract/confirmAgreement': { full: { orderId: 'o1', termsVersion: '2026-11' } },
  'POST signature/personDeposit': { full: { contractId: 'c1' } },
  'POST contract/authFourSendMsg': { full: { contractId: 'c1', ...signer, bankCard: '6222020200112233446', mobile: '13800000001' } },
  'POST contract/authThreeSendMsg': {
    full: { contractId: 'c1', ...signer, mobile: '13800000001', companyName: '云禾网络科技有限公司', creditCode: '91350100M000100Y43' },
    optional: ['companyName', 'creditCode'],
  },
  'POST signature/bankVerify': { full: { contractId: 'c1', ...signer, bankCard: '6222020200112233446' } },
  'POST contract/uploadIdPhoto': { full: { use: 'photo', contractId: 'c1', idFront: 'p1', idBack: 'p2' } },
  'POST contract/getHighVerify': { full: { contractId: 'c1', ...signer } },
  'POST signature/getPersonVerifyUrl': { full: { contractId: 'c1' } },
  'POST contract/authVerify': { full: { contractId: 'c1', proof: 'four-elements', code: '246810' }, optional: ['code'] },
  'POST signature/signatureByManual': { full: { contractId: 'c1', drawing: '0,0 10,10' }, optional: ['drawing'] },
  'POST signature/nextSignature': { full: { contractId: 'c1', drawing: '0,0 10,10' }, optional: ['drawing'] },
  'POST signature/saveStatus': { full: { contractId: 'c1' } },
  'GET contract_info': { full: { name: 'registration' } },
  'POST broad/get-wx-config': { full: { url: 'https://m.diandu.example/shop/1' } },
}

const exampleOf = (row: Call): Example => EXAMPLES[callName(row)] ?? { full: {} }
const takes = (row: Call, input: unknown): boolean => v.safeParse(row.input, input).success
const rows = CALLS.map((row) => [callName(row), row] as const)

/** What no field of any row is. */
const NEVER_RIGHT: readonly unknown[] = [null, {}, [], [1], '\u0000', -1, 0.5, Number.NaN, Number.MAX_VALUE, 'x'.repeat(600), () => 1]

describe('calls', () => {
  it('[WIR-9] no two rows have the same method and path', () => {
    expect(new Set(CALLS.map(callName)).size).toBe(CALLS.length)
    expect(CALLS.every((row) => /^[\w-]+(\/[\w-]+)*$/.test(row.path))).toBe(true)
  })

  it('has an example for every row that takes something', () => {
    const named = Object.keys(EXAMPLES)
    expect(CALLS.map(callName)).toEqual(expect.arrayContaining(named))
    expect(CALLS.filter((row) => !named.includes(callName(row)) && !takes(row, {})).map(callName)).toEqual([])
  })

  it.each(rows)('[WIR-10] %s takes its example, and takes it without what is optional', (_, row) => {
    const { full, optional = [] } = exampleOf(row)
    expect(v.safeParse(row.input, full).issues).toBeUndefined()
    expect(takes(row, Object.fromEntries(Object.entries(full).filter(([name]) => !optional.includes(name))))).toBe(true)
  })

  it.each(rows)('[WIR-10] %s refuses an extra field', (_, row) => {
    const { full } = exampleOf(row)
    expect(takes(row, { ...full, extra: '1' })).toBe(false)
    expect(takes(row, { ...full, isAdmin: true })).toBe(false)
    expect(takes(row, JSON.parse(`{"__proto__":{"x":1},${JSON.stringify(full).slice(1)}`.replace(',}', '}')))).toBe(false)
  })

  it.each(rows)('[WIR-10] %s refuses a missing field', (_, row) => {
    const { full, optional = [] } = exampleOf(row)
    const needed = Object.keys(full).filter((name) => !optional.includes(name))
    const passed = needed.filter((name) => takes(row, Object.fromEntries(Object.entries(full).filter(([other]) => other !== name))))
    expect(passed).toEqual([])
  })

  it.each(rows)('[WIR-10] %s refuses a field of another type', (_, row) => {
    const { full } = exampleOf(row)
    for (const [name, value] of Object.entries(full)) {
      const wrong = [...NEVER_RIGHT, ...(typeof value === 'boolean' ? ['true', 1] : [true])]
      expect(wrong.filter((other) => takes(row, { ...full, [name]: other })), name).toEqual([])
    }
  })

  it.each(rows)('[WIR-16] %s names the field that is wrong', (_, row) => {
    const { full, optional = [] } = exampleOf(row)
    const named = (input: Fields) => v.safeParse(row.input, input, { abortEarly: true }).issues?.map((issue) => v.getDotPath(issue)?.split('.')[0])
    expect(named({ ...full, extra: 1 })).toEqual(['extra'])
    for (const [name, value] of Object.entries(full)) {
      for (const wrong of [null, [value], { value }]) expect(named({ ...full, [name]: wrong }), name).toEqual([name])
      const without = Object.fromEntries(Object.entries(full).filter(([other]) => other !== name))
      if (!optional.includes(name)) expect(named(without), name).toEqual([name])
    }
  })

  it.each([
    [{}, 'mobile'],
    [{ name: 'li' }, 'password'],
    [{ name: 'li', password: '' }, 'password'],
    [{ name: ['li'], password: 'x' }, 'name'],
    [{ name: 'li', password: 'x', code: '246810' }, 'code'],
    [{ name: 'li', ...credentials }, 'password'],
    [{ ...credentials, password: 'x' }, 'password'],
    [{ ...credentials, name: undefined }, 'name'],
  ])('[WIR-16] a login with %j is wrong in its %s', (input, field) => {
    const { issues } = v.safeParse(login.input, input, { abortEarly: true })
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field])
  })

  it.each(rows)('[WIR-10] %s refuses what is no object', (_, row) => {
    expect([null, undefined, 'text', 1, true, [[]]].filter((input) => takes(row, input))).toEqual([])
  })

  it.each(rows.filter(([, row]) => row.method === 'GET'))('[WIR-11] %s understands its own text form', (_, row) => {
    const { full } = exampleOf(row)
    const texts = Object.fromEntries(Object.entries(full).map(([name, value]) => [name, String(value)]))
    expect(v.parse(row.input, texts)).toEqual(v.parse(row.input, full))
  })

  it('[WIR-11] digits are nothing but digits', () => {
    const odd = ['', ' 1', '1 ', '+1', '-1', '1.0', '1e3', '0x10', '１', '999999999999999', '1\n']
    expect(odd.filter((minPriceFen) => takes(listShops, { sort: 'latest', minPriceFen }))).toEqual([])
  })

  it('[WIR-12] counts characters, not halves of them', () => {
    const most = typed(3, 1)
    expect(v.is(most, '\u{20BB7}\u{1F600}好')).toBe(true)
    expect(['', '好好好好', 'a\u0000', '\u{1F600}'.repeat(4), 'a\ud83d', '\ude00'].filter((text) => v.is(most, text))).toEqual([])
    expect(v.is(most, 'a\nb')).toBe(true)
  })

  it('[WIR-12] any whole text without NUL and short enough is taken', () => {
    const halves = fc.constantFrom('\ud83d', '\ude00', '\u0000', '好', 'a')
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: halves, maxLength: 60 })), (text) => {
      expect(v.is(typed(40), text)).toBe([...text].length <= 40 && !text.includes('\u0000') && !/\p{Cs}/u.test(text))
    }))
  })

  it('[WIR-13] amounts are whole fen within the house\'s bounds', () => {
    const row = CALLS.find((one) => callName(one) === 'POST order/pay') as Call
    const { full } = exampleOf(row)
    const bad = [-1, 0.1, 1e14, 2 ** 53, Infinity, '100', 10n]
    expect(bad.filter((amountFen) => takes(row, { ...full, amountFen }))).toEqual([])
    expect(takes(row, { ...full, amountFen: 99_999_999_999_999 })).toBe(true)
  })

  it('[WIR-14] a call that moves money is a member\'s, and no GET', () => {
    const money = CALLS.filter((row) => row.money)
    expect(money.length).toBeGreaterThan(0)
    expect(money.filter((row) => row.access !== 'member' || row.method === 'GET')).toEqual([])
  })

  it('[WIR-17] no call has a field of the name of what signs or seals it', () => {
    const named = CALLS.flatMap((row) => Object.keys(exampleOf(row).full))
    expect(named.filter((name) => (RESERVED_PARAMETERS as readonly string[]).includes(name))).toEqual([])
  })

  it('[WIR-18] what travels sealed is a text of its row, and short enough to be sealed by itself', () => {
    for (const row of CALLS) {
      const { full } = exampleOf(row)
      for (const field of row.sealedFields) {
        // Of a row with several ways, the example shows one.
        if (!(field in full)) continue
        expect(typeof full[field], `${callName(row)} ${field}`).toBe('string')
        // 2048 bits with OAEP and SHA-256 take 190 bytes: 63 characters of three.
        expect(takes(row, { ...full, [field]: '好'.repeat(64) }), `${callName(row)} ${field}`).toBe(false)
      }
    }
  })
})
