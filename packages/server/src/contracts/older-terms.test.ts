import { TERMS_VERSION } from '@diandu/core/orders'
import { paidOrder, reasonOf, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import { FIRST_CLAUSES } from './clauses/clauses-2026-11.ts'
import { writeClauses } from './clauses/contract-clauses.ts'

const FIRST = '2026-11'

describeOnEachEngine('An order that was placed under older terms', (openDatabase) => {
  const begin = async () => {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const order = await paidOrder(world)
    await db.change('UPDATE orders SET terms_version = $2 WHERE id = $1', [order.id, FIRST])
    return { db, world, orderId: order.id, ...world.buyer.device }
  }

  it('[ORD-68] is shown and contracted in the version that its buyer agreed to', async () => {
    const { world, orderId, orders, contracts } = await begin()
    expect(valueOf(await orders.find(orderId)).termsVersion).toBe(FIRST)
    const { terms } = valueOf(await contracts.ofOrder(orderId))
    expect(terms.version).toBe(FIRST)
    expect(writeClauses(terms)).toEqual(terms.clauses.map((clause) => FIRST_CLAUSES[clause](terms)))
    await world.close()
  })

  it('[ORD-68] [CTR-22] is agreed to in that version, and in no other', async () => {
    const { world, orderId, agreements } = await begin()
    expect(reasonOf(await agreements.confirm(orderId, TERMS_VERSION))).toBe('terms-changed')
    expect(valueOf(await agreements.confirm(orderId, FIRST))).toBeGreaterThan(0)
    await world.close()
  })

  it('[ORD-68] has a contract that is still shown where coupons had no place in it yet', async () => {
    const { db, world, orderId, contracts } = await begin()
    const { id } = valueOf(await contracts.ofOrder(orderId))
    await db.change(`UPDATE contracts SET terms = terms - 'couponFen' WHERE id = $1`, [id])
    expect(valueOf(await contracts.find(id)).terms).toMatchObject({ version: FIRST, couponFen: 0 })
    await world.close()
  })
})
