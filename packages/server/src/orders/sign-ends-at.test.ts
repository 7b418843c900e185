import { DAY_MS } from '@diandu/core/kernel'
import { anOrder } from '@diandu/core/testing'
import { agreedDates, orderCode } from '@diandu/core/orders'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Transaction } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { SIGN_ENDS_AT } from './sign-ends-at.ts'

const insertOrder = (tx: Transaction, id: string, rest: Readonly<Record<string, string | number | null>>) => {
  const names = Object.keys(rest)
  return tx.change(
    `INSERT INTO orders (id, number, buyer_id, seller_id, shop_id, shop_title, shop_platform, shop_kind, price_fen, service_fee_fen, placed_at, pay_by, ${names.join(', ')})
     VALUES ($1, $1, 'b', 's', $1, '', 1, 'flagship', 1, 1, 0, 1, ${names.map((_, place) => `$${place + 2}`).join(', ')})`,
    [id, ...Object.values(rest)],
  )
}

describeOnEachEngine('Deadlines to sign', (open) => {
  it('the last instant to sign is the same in SQL as in core, for every version (CTR-75)', async () => {
    const db = await open()
    const aTime = fc.integer({ min: 0, max: 40 * DAY_MS })
    const aCase = fc.record({ order: anOrder(), deposit: fc.option(aTime), viewed: fc.option(aTime), signed: aTime })
    const undone = new Error('The worker’s database is shared')
    const tried = db.transaction(async (tx) => {
      const cases = fc.sample(aCase, 60)
      const wanted: (readonly [string, number | null])[] = []
      for (const [place, { order, deposit, viewed, signed }] of cases.entries()) {
        const id = `o${String(place).padStart(3, '0')}`
        const facts = { depositPaidAt: deposit, viewedAt: viewed, sellerSignedAt: signed }
        await insertOrder(tx, id, {
          plan: order.plan,
          terms_version: order.termsVersion,
          status: orderCode('paid'),
          deposit_paid_at: deposit,
          viewing_opened_at: viewed,
          viewed_at: viewed,
          seller_signed_at: signed,
        })
        wanted.push([id, agreedDates({ ...order, ...facts, signHeldSince: null, signExtendedTo: null }).signBy])
      }
      const rows = await tx.query<{ id: string; by: number }>(
        `SELECT o.id, ${SIGN_ENDS_AT} AS by FROM orders o ORDER BY o.id`,
      )
      expect(rows.map(({ id, by }) => [id, by])).toEqual(wanted)
      throw undone
    })
    await expect(tried).rejects.toBe(undone)
  })
})
