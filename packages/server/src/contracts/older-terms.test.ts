import { paidOrder, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { FIRST_CLAUSES } from './clauses/clauses-2026-11.ts'
import { writeClauses } from './clauses/contract-clauses.ts'

const FIRST = '2026-11'

describeOnEachEngine('An order that was placed under older terms', (openDatabase) => {
  const begin = async () => {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const order = await paidOrder(fixture)
    await db.change('UPDATE orders SET terms_version = $2 WHERE id = $1', [order.id, FIRST])
    return { db, fixture, orderId: order.id, ...fixture.buyer.device }
  }

  it('is shown and contracted in the version that its buyer agreed to (ORD-68)', async () => {
    const { fixture, orderId, orders, contracts } = await begin()
    expect(valueOf(await orders.find(orderId)).termsVersion).toBe(FIRST)
    const { terms } = valueOf(await contracts.ofOrder(orderId))
    expect(terms.version).toBe(FIRST)
    expect(writeClauses(terms)).toEqual(terms.clauses.map((clause) => FIRST_CLAUSES[clause]?.(terms)))
    await fixture.close()
  })

  it('has a contract that is still shown where coupons had no place in it yet (ORD-68)', async () => {
    const { db, fixture, orderId, contracts } = await begin()
    const { id } = valueOf(await contracts.ofOrder(orderId))
    await db.change(`UPDATE contracts SET terms = terms - 'couponFen' WHERE id = $1`, [id])
    expect(valueOf(await contracts.find(id)).terms).toMatchObject({ version: FIRST, couponFen: 0 })
    await fixture.close()
  })
})
