import fc from 'fast-check'
import {
  edgesFrom,
  figuresOf,
  isEnding,
  isOrderIn,
  ORDER_CODES,
  PAYMENT_PLANS,
  purchaseTerms,
  TERMS_VERSION,
  TERMS_VERSIONS,
  type Clause,
  type Ending,
  type PaymentPlan,
} from '@diandu/core/orders'
import { SHOP_KINDS, type ShopKind } from '@diandu/core/catalog'
import { aPriceFen } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { clausesFor } from '../../../messages/orders/clause.messages.ts'
import type { ClauseTexts } from '../../../messages/orders/clause-texts.ts'
import { LOCALES, type Locale } from '../../../messages/messages.ts'
import { clauseFigures } from './clause-figures.ts'

const KINDS = Object.keys(SHOP_KINDS) as ShopKind[]
const current = Object.fromEntries(
  LOCALES.map((locale) => [locale, clausesFor(TERMS_VERSION, locale, 'buyer').clauses]),
) as Readonly<Record<Locale, ClauseTexts>>

function clauseTexts(version: (typeof TERMS_VERSIONS)[number], locale: Locale, clause: Clause) {
  const messages = clausesFor(version, locale, 'buyer').clauses[clause]
  if (messages === undefined) throw new Error(`The terms ${version} have no clause about ${clause}.`)
  return messages
}

it('the sentences of an agreement hold this deal’s own figures (ORD-44)', () => {
  const terms = purchaseTerms({
    priceFen: 10_000_000,
    plan: 'deposit',
    kind: 'enterprise',
    registeredCapitalFen: 50_000_000,
    couponFen: 5_000,
  })
  const figures = clauseFigures(terms)
  expect(figures).toEqual({
    price: '¥100,000.00',
    deposit: '¥20,000.00',
    balance: '¥80,000.00',
    fee: '¥10,000.00',
    now: '¥20,000.00',
    later: '¥90,000.00',
    damages: '¥20,000.00',
    damagesShare: '20%',
    capital: '¥500,000.00',
    share: '¥255,000.00',
    coupon: '¥50.00',
    own: '¥89,950.00',
  })
  expect(current['zh-CN']['deposit-payment'].text(figures)).toBe(
    '下单后 24 小时内付定金 ¥20,000.00（价款的 20%），逾期没有付，订单自动取消，不收任何费用。付定金后 7 个自然日内付清 ¥90,000.00，其中尾款 ¥80,000.00、居间服务费 ¥10,000.00；在这期间记录了看店结果的，看店后 7 个自然日内付清，以较晚的一天为准。付尾款时优惠券抵扣 ¥50.00，由店渡替您付；您自己付 ¥89,950.00。逾期没有付清，视为放弃购买，定金 ¥20,000.00 付给卖家，不退还。',
  )
  expect(current['zh-CN']['company-shop'].text(figures)).toContain(
    '51% 或以上的股权（公司注册资本 ¥500,000.00，您取得的部分不少于 ¥255,000.00）',
  )
})

it('every clause of every deal is a sentence in both languages and every version, with nothing left open (ORD-44)', () => {
  const aDeal = fc.record({
    priceFen: aPriceFen(),
    plan: fc.constantFrom(...PAYMENT_PLANS),
    kind: fc.constantFrom(...KINDS),
    registeredCapitalFen: aPriceFen(),
    couponFen: fc.nat({ max: 20 }),
  })
  fc.assert(
    fc.property(aDeal, fc.constantFrom(...LOCALES), fc.constantFrom(...TERMS_VERSIONS), (deal, locale, version) => {
      const terms = purchaseTerms({ ...deal, shop: deal, termsVersion: version })
      for (const clause of terms.clauses) {
        const { title, text } = clauseTexts(version, locale, clause)
        expect(title).toMatch(/\S/)
        expect(text(clauseFigures(terms))).toMatch(/[。.]$/)
        expect(text(clauseFigures(terms))).not.toMatch(/undefined|null|NaN|\$\{/)
      }
    }),
  )
})

/** All clauses of one version, for a deal of each kind. */
function wholeText(version: (typeof TERMS_VERSIONS)[number]): string {
  const deals = PAYMENT_PLANS.flatMap((plan) =>
    KINDS.flatMap((kind) =>
      [0, 12_345].map((couponFen) => ({
        priceFen: 12_345_678,
        plan,
        kind,
        registeredCapitalFen: 100_000_001,
        couponFen,
      })),
    ),
  )
  const terms = deals.map((deal) => purchaseTerms({ ...deal, shop: deal, termsVersion: version }))
  return LOCALES.flatMap((locale) =>
    terms.flatMap((one) =>
      one.clauses.map((clause) => {
        const { title, text } = clauseTexts(version, locale, clause)
        return [title, text(clauseFigures(one)), JSON.stringify(figuresOf(clause, one))].join(' ')
      }),
    ),
  ).join('\n')
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Buyers agreed to these words. If this fails, the words are put back, and the change becomes a new version with a line
 * of its own.
 */
it.each<readonly [(typeof TERMS_VERSIONS)[number], string]>([
  ['2026-11', 'd1607640f85f6bec'],
  ['2026-11-22', '8e7ff1743fbf7369'],
  ['2026-11-23', 'cb1fd5d5f126abd8'],
  ['2026-11-26', '68c933e6ddc36e62'],
])('no sentence and no figure of the agreement of %s ever changes (ORD-64)', async (version, stored) => {
  expect(await digest(wholeText(version))).toBe(stored)
})

/** Each way in which a paid order ends, and the clauses that state it. */
const EXPECTED_CLAUSES: Readonly<
  Record<
    Ending,
    { readonly plan: PaymentPlan; readonly clause: Clause; readonly says: Readonly<Record<Locale, readonly string[]>> }
  >
> = {
  'bill.confirmed': {
    plan: 'full',
    clause: 'escrow',
    says: {
      'zh-CN': ['确认交接无误后，价款付给卖家'],
      en: ['Once you confirm the handover, the price goes to the seller'],
    },
  },
  'buyer.silent': {
    plan: 'full',
    clause: 'escrow',
    says: {
      'zh-CN': ['72 小时', '视为您已确认，把价款付给卖家'],
      en: ['72 hours', 'treat it as confirmed', 'and pay the price to the seller'],
    },
  },
  'balance.late': {
    plan: 'deposit',
    clause: 'deposit-payment',
    says: { 'zh-CN': ['视为放弃购买，定金 ¥20,000.00 付给卖家'], en: ['the deposit of ¥20,000.00 goes to the seller'] },
  },
  'signature.late': {
    plan: 'full',
    clause: 'signing',
    says: {
      'zh-CN': ['视为放弃购买：违约金 ¥30,000.00 付给卖家'],
      en: ['treated as cancelled by you: ¥30,000.00 goes to the seller'],
    },
  },
  'buyer.gave-up': {
    plan: 'full',
    clause: 'buyer-gives-up',
    says: {
      'zh-CN': ['违约金 ¥30,000.00（价款的 30%）', '优惠券不退'],
      en: ['¥30,000.00 in damages (30% of the price)', 'A coupon used for this order isn’t returned'],
    },
  },
  'seller.failed': {
    plan: 'full',
    clause: 'seller-fails',
    says: {
      'zh-CN': ['全部退还', '违约金 ¥30,000.00，从卖家以后的货款里扣下来付给您'],
      en: ['everything you paid is refunded', 'withheld from their later payouts and paid to you'],
    },
  },
  'refund.agreed': {
    plan: 'full',
    clause: 'mismatch',
    says: { 'zh-CN': ['属实的，您付的钱全部退还'], en: ['If you’re right, everything you paid is refunded'] },
  },
}

it('whatever ends an order that was paid for is told in the agreement, with its sum, in both languages (ORD-65)', () => {
  for (const [ending, { plan, clause, says }] of Object.entries(EXPECTED_CLAUSES)) {
    const terms = purchaseTerms({ priceFen: 10_000_000, plan, kind: 'flagship' })
    for (const locale of LOCALES)
      for (const messages of says[locale])
        expect(clauseTexts(TERMS_VERSION, locale, clause).text(clauseFigures(terms)), ending).toContain(messages)
  }
  const moving = ORDER_CODES.statuses
    .flatMap(edgesFrom)
    .filter(({ money, to }) => money !== 'none' && isOrderIn('ended', to))
  expect(moving.every(({ event }) => isEnding(event))).toBe(true)
})

it('what a coupon pays, and what is lost by paying too late, stands in the clause of either plan (ORD-65)', () => {
  for (const plan of PAYMENT_PLANS) {
    const clause = plan === 'full' ? 'full-payment' : 'deposit-payment'
    const figures = clauseFigures(purchaseTerms({ priceFen: 10_000_000, plan, kind: 'flagship', couponFen: 5_000 }))
    expect(current['zh-CN'][clause].text(figures)).toMatch(
      /优惠券抵扣 ¥50\.00，由店渡替您付；您自己付 ¥(109|89),950\.00.*/,
    )
    expect(current['zh-CN'][clause].text(figures)).toContain('订单自动取消，不收任何费用')
    expect(current.en[clause].text(figures)).toContain('which Diandu pays for you')
  }
})

it('a seller reads of the buyer in the third person, with the same figures, and elsewhere that “you” is the buyer (CHK-17)', () => {
  const figures = clauseFigures(
    purchaseTerms({ priceFen: 10_000_000, plan: 'deposit', kind: 'enterprise', couponFen: 5_000 }),
  )
  const sums = (text: string) => (text.match(/¥[\d,.]*\d|\d+%/g) ?? []).sort()
  for (const version of TERMS_VERSIONS)
    for (const locale of LOCALES) {
      const { clauses, addressesBuyer } = clausesFor(version, locale, 'seller')
      const toBuyer = clausesFor(version, locale, 'buyer')
      expect(toBuyer.addressesBuyer).toBe(false)
      expect(addressesBuyer, `${version} ${locale}`).toBe(locale === 'en' && version !== TERMS_VERSION)
      expect(Object.keys(clauses)).toEqual(Object.keys(toBuyer.clauses))
      if (addressesBuyer) continue
      for (const [clause, { title, text }] of Object.entries(clauses)) {
        expect(title + text(figures)).not.toMatch(/您|\byou\b|\byour\b/iu)
        expect(sums(text(figures)), clause).toEqual(sums(toBuyer.clauses[clause as Clause]?.text(figures) ?? ''))
      }
    }
})
