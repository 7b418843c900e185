import type { ShopId } from '@diandu/core/catalog'
import { signBy } from '@diandu/core/contracts'
import { DAY_MS } from '@diandu/core/kernel'
import { deadlinesOf } from '@diandu/core/orders'
import { BUYER_IDENTITY, paidOrder, SELLER_COMPANY, SELLER_IDENTITY, SMALL_PNG, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { sweepOrders } from '../../orders/sweep-orders.ts'
import { systemRandom } from '../../outside/index.ts'
import { openServerWorld } from '../../port-suites/testing/open-server-world.ts'
import { checkBooks } from '../../wallet/index.ts'
import { sweepContracts } from '../sweep-contracts.ts'
import { waitingPapers } from './signing-paper-store.ts'

describeOnEachEngine('A buyer whose paper the house looks at', (open) => {
  /** Signed by the seller; the buyer, a company, has shown its equity, and two of their three days are over. */
  const begin = async () => {
    const db = await open()
    const world = await openServerWorld(db)
    const { buyer, seller, shopIds } = world
    await world.identify(seller.userId, SELLER_IDENTITY)
    await world.identify(buyer.userId, BUYER_IDENTITY, SELLER_COMPANY.companyName)
    const order = await paidOrder(world, shopIds[0] as ShopId)
    const { id: contractId } = valueOf(await seller.device.contracts.ofOrder(order.id))
    valueOf(await seller.device.identity.begin({ contractId, proof: 'bank', fields: SELLER_IDENTITY }))
    valueOf(await seller.device.identity.finish({ contractId, proof: 'bank', code: null }))
    const sign = async (who: 'buyer' | 'seller') => {
      const { contracts, signatures } = world[who].device
      valueOf(await signatures.confirm(contractId, valueOf(await contracts.pages(contractId)).digest))
      return signatures.sign({ contractId, way: 'manual' }, `signed-by-the-${who}`)
    }
    valueOf(await sign('seller'))
    await world.advance(2 * DAY_MS)
    const { identity, uploads, contracts, orders } = buyer.device
    valueOf(await identity.begin({ contractId, proof: 'legal-representative', fields: { ...BUYER_IDENTITY, ...SELLER_COMPANY } }))
    valueOf(await identity.finish({ contractId, proof: 'legal-representative', code: (await world.readCode(BUYER_IDENTITY.mobile)) ?? '' }))
    valueOf(await identity.begin({ contractId, proof: 'equity', fields: { equityPaper: valueOf(await uploads.picture(SMALL_PNG)).id } }))
    const [paper] = valueOf(await identity.finish({ contractId, proof: 'equity', code: null })).buyer.papers
    const handedInAt = paper?.handedInAt ?? 0
    const sweepAt = async (nowMs: number) => {
      const swept = await sweepOrders(db, 'signature', { random: systemRandom, nowMs })
      await sweepContracts(db)
      return swept
    }
    return {
      ...{ db, world, sign, handedInAt, sweepAt },
      decide: async (refusedFor: string | null) => expect((await world.judgePaper(contractId, { party: 'buyer', kind: 'equity', digest: paper?.digest ?? '', refusedFor })).ok).toBe(true),
      contract: async () => valueOf(await contracts.find(contractId)),
      order: async () => valueOf(await orders.find(order.id)),
    }
  }

  it('[ORD-80] is not written off however long the house takes, and signs within the time that it gives back', async () => {
    const { db, world, sign, handedInAt, sweepAt, decide, contract, order } = await begin()
    for (const days of [1, 2, 90]) expect(await sweepAt(handedInAt + days * DAY_MS)).toBe(0)
    expect(await order()).toMatchObject({ status: 4, signHeldSince: handedInAt, signExtendedTo: null })
    expect(deadlinesOf(await order())).toMatchObject({ by: null, otherwise: null })
    await world.advance(9 * DAY_MS)
    // A paper that holds somebody up stays on the reviewers' list.
    expect(await waitingPapers(db, handedInAt + 9 * DAY_MS)).toHaveLength(1)
    await decide(null)
    const by = signBy(await contract()) ?? 0
    expect(deadlinesOf(await order())).toMatchObject({ by, otherwise: 'damages-forfeited' })
    expect(by).toBeGreaterThanOrEqual(handedInAt + 10 * DAY_MS)
    expect(await sweepAt(by)).toBe(0)
    expect(valueOf(await sign('buyer')).status).toBe('all-signed')
    expect(await checkBooks(db)).toEqual([])
    await world.close()
  })

  it('[ORD-80] who lets the time go by that was given back owes damages from its last instant on, once', async () => {
    const { db, world, sweepAt, decide, contract, order } = await begin()
    await world.advance(9 * DAY_MS)
    await decide('看不清持股比例')
    const by = signBy(await contract()) ?? 0
    expect(await sweepAt(by)).toBe(0)
    expect((await Promise.all([sweepAt(by + 1), sweepAt(by + 1)])).toSorted()).toEqual([0, 1])
    expect((await order()).history.at(-1)).toEqual({ status: 8, at: by })
    expect((await contract()).status).toBe('expired')
    expect(await checkBooks(db)).toEqual([])
    await world.close()
  })
})
