import { DAY_MS } from '@diandu/core/kernel'
import { anOrder } from '@diandu/core/testing'
import { CONTRACT_STATUSES } from '@diandu/core/contracts'
import { agreedDates, orderCode } from '@diandu/core/orders'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMigrations } from '../../database/migrate.ts'
import type { Transaction } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { SIGN_ENDS_AT } from '../sign-ends-at.ts'
import { selectOrders } from '../order-store.ts'

const insertOrder = (tx: Transaction, id: string, rest: Readonly<Record<string, string | number | null>>) => {
  const names = Object.keys(rest)
  return tx.change(
    `INSERT INTO orders (id, number, buyer_id, seller_id, shop_id, shop_title, shop_platform, shop_kind, price_fen, service_fee_fen, placed_at, pay_by, ${names.join(', ')})
     VALUES ($1, $1, 'b', 's', $1, '', 1, 'flagship', 1, 1, 0, 1, ${names.map((_, place) => `$${place + 2}`).join(', ')})`,
    [id, ...Object.values(rest)],
  )
}

describeOnEachEngine('Orders and contracts of before the viewing', (open) => {
  it('stay as they are, and none of them is viewed (ORD-68)', async () => {
    const db = await open()
    const migrations = (await readMigrations()).filter(({ name }) => /^015[23]-(viewings|contracts)/.test(name))
    expect(migrations).toHaveLength(2)
    const undone = new Error('The worker’s database is shared')
    const tried = db.transaction(async (tx) => {
      await tx.script(
        `DROP TABLE order_viewings; DROP INDEX contracts_signed_by_buyer; ALTER TABLE contracts DROP CONSTRAINT contracts_status;
         ALTER TABLE contracts ADD CONSTRAINT contracts_status_check CHECK (status BETWEEN 1 AND 5);
         ALTER TABLE orders DROP COLUMN viewing_opened_at, DROP COLUMN viewed_at, DROP COLUMN buyer_signed_at`,
      )
      const old = {
        plan: 'deposit',
        terms_version: '2026-11-22',
        status: orderCode('deposit-paid'),
        deposit_paid_at: DAY_MS,
      }
      await insertOrder(tx, 'reserved', old)
      await insertOrder(tx, 'signed', {
        ...old,
        status: orderCode('handing-over'),
        paid_at: DAY_MS,
        seller_signed_at: DAY_MS,
      })
      await tx.change(
        "INSERT INTO contracts (id, order_id, number, seller_id, buyer_id, status, terms, drafted_at) VALUES ('c', 'signed', 'c', 's', 'b', 3, '{}'::jsonb, 0)",
      )
      for (const { sql } of migrations) await tx.script(sql)
      const stored = await selectOrders(tx, 'ORDER BY o.id', [])
      expect(stored.map((order) => [order.id, order.status, order.viewedAt, order.buyerSignedAt])).toEqual([
        ['reserved', 'deposit-paid', null, null],
        ['signed', 'handing-over', null, null],
      ])
      await tx.change("UPDATE contracts SET status = $1 WHERE id = 'c'", [CONTRACT_STATUSES['buyer-signed']])
      throw undone
    })
    await expect(tried).rejects.toBe(undone)
  })

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
