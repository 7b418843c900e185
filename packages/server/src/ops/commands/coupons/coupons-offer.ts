import { readYuan } from '@diandu/core/input'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { SERVICE_FEE_PERCENT } from '@diandu/core/orders'
import { offerCoupon } from '../../../coupons/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { byAsTyped, optional, required, trimmed, whyAsTyped } from '../../parameters.ts'
import { yuan } from '../../texts/value-texts.ts'

const MAX_COUNT = 1_000_000
const AMOUNTS = '--yuan and --least are amounts with two decimals at most; --yuan is above 0.'

function count(text: string): Result<number, string> {
  const value = Number(text)
  return /^\d{1,7}$/.test(text) && value >= 1 && value <= MAX_COUNT
    ? ok(value)
    : fail('--stock, --each, --days and --claim-days are whole numbers above 0.')
}

export const couponsOffer = defineCommand({
  name: 'coupons offer',
  meaning: 'gives coupons out, for people to claim',
  parameters: {
    title: required('TITLE', 'what people read', trimmed),
    yuan: required('YUAN', 'what a coupon takes off the service fee', (text) => {
      const amount = readYuan(text)
      return amount.ok && amount.value > 0 ? ok(amount.value) : fail(AMOUNTS)
    }),
    least: optional('YUAN', 'the price from which it can be used; any by default', (text = '0') => {
      const amount = readYuan(text)
      return amount.ok ? ok(amount.value) : fail(AMOUNTS)
    }),
    stock: required('COUNT', 'how many there are', count),
    each: optional('COUNT', 'how many a person can claim; 1 by default', (text = '1') => count(text)),
    days: optional('DAYS', 'for how many days from now a coupon is valid; 30 by default', (text = '30') => count(text)),
    claimDays: optional('DAYS', 'for how many days from now they can be claimed; as --days by default', (text) =>
      text === undefined ? ok<number | null>(null) : count(text),
    ),
    by: byAsTyped,
    why: whyAsTyped,
  },
  examples: [
    'coupons offer --title 新人券 --yuan 50 --least 500 --stock 100 --by "Li Na" --why "opening"',
    'coupons offer --title 周年券 --yuan 80 --stock 500 --each 2 --days 60 --claim-days 7 --by "Li Na" --why "anniversary"',
  ],
  async run(input, { db, random, clock }) {
    const { title, yuan: amountFen, least: leastSpendFen, stock, each: perPerson, days, by, why } = input
    const claimDays = input.claimDays ?? days
    const offer = { title, amountFen, leastSpendFen, stock, perPerson, days, claimDays, by, why }
    const id = await offerCoupon(db, offer, { random, nowMs: clock.now() })
    const fullFromFen = (amountFen * 100) / SERVICE_FEE_PERCENT
    return done(
      [
        `${stock} coupons of ${yuan(amountFen)} yuan can be claimed now (offer ${id}).`,
        `Each takes off its order’s service fee at most (${SERVICE_FEE_PERCENT}% of the price), so all of it from a price of ${yuan(fullFromFen)} yuan on.`,
      ].join('\n'),
    )
  },
})
