import { PLAIN_FIGURE_KEYS, plainFigure } from '@diandu/core/catalog'
import { hasControlSign } from '@diandu/core/input'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import * as v from 'valibot'
import { callName, type Call } from './call.ts'
import { CALLS } from './calls.ts'
import { listShops } from './catalog.calls.ts'
import { FILTER_EXAMPLE } from '../schemas/filter.schemas.ts'
import { named, typed } from '../schemas/schemas.ts'
import { RESERVED_PARAMETERS } from '../index.ts'
import { login } from './account/session.calls.ts'

type Fields = Readonly<Record<string, unknown>>
interface Example {
  readonly full: Fields
  readonly optional: readonly string[]
}

const credentials = { mobile: '13800000001', code: '246810' }

/** Which fields of an example may be left out, besides a cursor: a schema that asks for less than it did is noticed. */
const LEFT_OUT = PLAIN_FIGURE_KEYS.map(plainFigure).flatMap(({ field, isOptional }) => (isOptional ? [field] : []))

const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  'POST sell': LEFT_OUT,
  'POST sell/change': LEFT_OUT,
  'POST activitys/2023/ten-years/do-lottery': ['device'],
  'POST activitys/2024/tb-draw': ['device'],
  'POST after/luck': ['device'],
  'POST double-eleven/lottery': ['device'],
  'GET goods': Object.keys(FILTER_EXAMPLE),
  'GET goods-pc-filter': Object.keys(FILTER_EXAMPLE),
  'PUT alert': ['name', 'watched', 'pace', 'isPaused'],
  'POST pub': ['platform', 'kind', 'industry', 'minPriceFen', 'maxPriceFen', 'province', 'trademark'],
  'GET pub/open': ['platform', 'kind', 'industry', 'fits'],
  'PUT pub/offer/answer': ['sharesMobile'],
  'GET article/index': ['type'],
  'POST doAnswer': ['page'],
  'POST shop/shake': ['viewed', 'without'],
  'POST dealShop': ['platform', 'kind', 'industry'],
  'GET sell/shops': ['group'],
  'GET message': ['kind'],
  'POST message/read-all': ['kind'],
  'GET shop/getGuessShopLikes': ['id', 'page', 'limit'],
  'GET shop/getUserHighLikes': ['p', 'flag', 'viewed'],
  'POST shopEvaluation': ['ratings', 'fans', 'monthlyTurnoverFen', 'yearsOpen', 'keep'],
  'GET user/collect': ['shopId'],
  'POST order/place': ['couponId'],
  'GET order/get-total': ['role', 'amountFen', 'serviceFeeFen', 'couponId'],
  'GET capital/bill': ['id', 'month', 'kind'],
  'POST capital/bill/verifyOrder': ['orderIds'],
  'POST capital/bill': ['creditCode', 'email', 'addressId'],
  'GET capital/bill/invoices': ['id'],
  'GET coupon': ['state'],
  'POST getCoinBySign': ['day'],
  'POST getGiftByCoin': ['addressId'],
  'POST capital/recharge/cashier': ['place'],
  'GET order': ['role', 'group'],
  'POST doRefund': ['pictures'],
  'POST order/handover/mark': ['words'],
  'POST order/handover/check': ['words'],
  'POST order/viewing/agree': ['seen'],
  'POST order/viewing/report': ['seen', 'pictures'],
  'PUT goods/cutPrice/answer': ['counterFen'],
  'POST user': ['username', 'avatar'],
  'POST user/add/proposal': ['photos'],
  'POST user/address': ['districtCode'],
  'POST user/editAddress': ['districtCode'],
  'POST user/auth/info': ['creditCode'],
  'POST user/create/auth': ['mobile'],
  'POST user/update/auth': ['mobile'],
  'POST goods/report': ['pictures'],
  'POST login': ['hasAgreed'],
  'GET contract': ['contractId'],
  'POST contract/getContractUrl': ['contractId', 'link'],
  'POST contract/authThreeSendMsg': ['companyName', 'creditCode'],
  'POST contract/authVerify': ['code'],
  'POST signature/signatureByManual': ['drawing'],
  'POST signature/nextSignature': ['drawing'],
  'POST tools/words/prohibited': ['text'],
  'POST doDrz': ['packageId', 'platform', 'entity', 'trademark', 'mobile', 'code', 'os'],
  'POST doLive': ['packageId', 'platform', 'entity', 'trademark', 'mobile', 'code', 'os'],
  'POST doCategory': ['packageId', 'platform', 'entity', 'trademark', 'mobile', 'code', 'os'],
}

const exampleOf = (endpoint: Call): Example => ({
  full: endpoint.example,
  optional: ['cursor', ...(OPTIONAL[callName(endpoint)] ?? [])],
})
const takes = (endpoint: Call, input: unknown): boolean => v.safeParse(endpoint.input, input).success
const endpoints = CALLS.map((endpoint) => [callName(endpoint), endpoint] as const)

/** Values that no field takes. */
const NEVER_RIGHT: readonly unknown[] = [
  null,
  {},
  [],
  [1],
  '\u0000',
  -1,
  0.5,
  Number.NaN,
  Number.MAX_VALUE,
  'x'.repeat(30_000),
  () => 1,
]

describe('calls', () => {
  it('no two calls have the same method and path', () => {
    expect(new Set(CALLS.map(callName)).size).toBe(CALLS.length)
    expect(CALLS.every((endpoint) => /^[\w-]+(\/[\w-]+)*$/.test(endpoint.path))).toBe(true)
  })

  it('names nothing optional that no call takes', () => {
    const taken = new Map(CALLS.map((endpoint) => [callName(endpoint), Object.keys(endpoint.example)]))
    for (const [name, fields] of Object.entries(OPTIONAL))
      expect(taken.get(name), name).toEqual(expect.arrayContaining([...fields]))
  })

  it.each(endpoints)('%s takes its example, and takes it without what is optional (SRV-2)', (_, endpoint) => {
    const { full, optional } = exampleOf(endpoint)
    expect(v.safeParse(endpoint.input, full).issues).toBeUndefined()
    expect(takes(endpoint, Object.fromEntries(Object.entries(full).filter(([name]) => !optional.includes(name))))).toBe(
      true,
    )
  })

  it.each(endpoints)('%s refuses an extra field (SRV-2)', (_, endpoint) => {
    const { full } = exampleOf(endpoint)
    expect(takes(endpoint, { ...full, extra: '1' })).toBe(false)
    expect(takes(endpoint, { ...full, isAdmin: true })).toBe(false)
    expect(
      takes(endpoint, JSON.parse(`{"__proto__":{"x":1},${JSON.stringify(full).slice(1)}`.replace(',}', '}'))),
    ).toBe(false)
  })

  it.each(endpoints)('%s refuses a missing field (SRV-2)', (_, endpoint) => {
    const { full, optional } = exampleOf(endpoint)
    const needed = Object.keys(full).filter((name) => !optional.includes(name))
    const passed = needed.filter((name) =>
      takes(endpoint, Object.fromEntries(Object.entries(full).filter(([other]) => other !== name))),
    )
    expect(passed).toEqual([])
  })

  it.each(endpoints)('%s refuses a field of another type (SRV-2)', (_, endpoint) => {
    const { full } = exampleOf(endpoint)
    for (const [name, value] of Object.entries(full)) {
      const wrong = [...NEVER_RIGHT, ...(typeof value === 'boolean' ? ['true', 1] : [true])]
      expect(
        wrong.filter((other) => takes(endpoint, { ...full, [name]: other })),
        name,
      ).toEqual([])
    }
  })

  it.each(endpoints)('%s names the field that is wrong (SRV-2)', (_, endpoint) => {
    const { full, optional } = exampleOf(endpoint)
    const named = (input: Fields) =>
      v
        .safeParse(endpoint.input, input, { abortEarly: true })
        .issues?.map((issue) => v.getDotPath(issue)?.split('.')[0])
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
  ])('a login with %j is wrong in its %s (SRV-2)', (input, field) => {
    const { issues } = v.safeParse(login.input, input, { abortEarly: true })
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field])
  })

  it.each(endpoints)('%s refuses what is no object (SRV-2)', (_, endpoint) => {
    expect([null, undefined, 'text', 1, true, [[]]].filter((input) => takes(endpoint, input))).toEqual([])
  })

  it.each(endpoints.filter(([, endpoint]) => endpoint.method === 'GET'))(
    '%s understands its own text form',
    (_, endpoint) => {
      const { full } = exampleOf(endpoint)
      const texts = Object.fromEntries(Object.entries(full).map(([name, value]) => [name, String(value)]))
      expect(v.parse(endpoint.input, texts)).toEqual(v.parse(endpoint.input, full))
    },
  )

  it('digits are nothing but digits', () => {
    const odd = ['', ' 1', '1 ', '+1', '-1', '1.0', '1e3', '0x10', '１', '999999999999999', '1\n']
    expect(odd.filter((minPriceFen) => takes(listShops, { sort: 'latest', minPriceFen }))).toEqual([])
  })

  it('counts characters, not halves of them', () => {
    const max = typed(3, 1)
    expect(v.is(max, '\u{20BB7}\u{1F600}好')).toBe(true)
    expect(
      ['', '好好好好', 'a\u0000', '\u{1F600}'.repeat(4), 'a\ud83d', '\ude00'].filter((text) => v.is(max, text)),
    ).toEqual([])
    expect(v.is(max, 'a\nb')).toBe(true)
  })

  it('a whole text without NUL and short enough is taken by every call', () => {
    const halves = fc.constantFrom('\ud83d', '\ude00', '\u0000', '好', 'a')
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: halves, maxLength: 60 })),
        (text) => {
          expect(v.is(typed(40), text)).toBe(
            [...text].length <= 40 && !text.includes('\u0000') && !/\p{Cs}/u.test(text),
          )
        },
      ),
    )
  })

  it('a name stands in one line and turns nothing round', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom('\n', '\u001b', '\u0085', '\u2028', '\u202e', '\u2066', '好', 'a', ' ', '·'),
            fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
          ),
          maxLength: 12,
        }),
        (text) => {
          expect(v.is(named(40), text)).toBe(v.is(typed(40), text) && !hasControlSign(text))
        },
      ),
    )
  })

  it("amounts are whole fen within the platform's bounds (KRN-1)", () => {
    const endpoint = CALLS.find((one) => callName(one) === 'POST order/pay') as Call
    const { full } = exampleOf(endpoint)
    const bad = [-1, 0.1, 1e14, 2 ** 53, Infinity, '100', 10n]
    expect(bad.filter((amountFen) => takes(endpoint, { ...full, amountFen }))).toEqual([])
    expect(takes(endpoint, { ...full, amountFen: 99_999_999_999_999 })).toBe(true)
  })

  it("a call that moves money is a member's, and no GET (IDM-1)", () => {
    const money = CALLS.filter((endpoint) => endpoint.money)
    expect(money.length).toBeGreaterThan(0)
    expect(money.filter((endpoint) => endpoint.access !== 'member' || endpoint.method === 'GET')).toEqual([])
  })

  it('no call has a field with the name of what signs or seals it', () => {
    const named = CALLS.flatMap((endpoint) => Object.keys(exampleOf(endpoint).full))
    expect(named.filter((name) => (RESERVED_PARAMETERS as readonly string[]).includes(name))).toEqual([])
  })

  it('what travels sealed is a text of its call, and short enough to be sealed by itself', () => {
    for (const endpoint of CALLS) {
      const { full } = exampleOf(endpoint)
      for (const field of endpoint.sealedFields) {
        // Of an endpoint with several ways, the example shows one.
        if (!(field in full)) continue
        expect(typeof full[field], `${callName(endpoint)} ${field}`).toBe('string')
        // 2048 bits with OAEP and SHA-256 take 190 bytes: 63 characters of three.
        expect(takes(endpoint, { ...full, [field]: '好'.repeat(64) }), `${callName(endpoint)} ${field}`).toBe(false)
      }
    }
  })
})
