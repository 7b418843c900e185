import { createHash } from 'node:crypto'
import { draftFor, makeReadyToPay, payDue, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { canonicalJson } from '../calls/index.ts'
import { openServerWorld } from '../contracts/testing/open-server-world.ts'
import { describeOnEachEngine } from '../database/testing.ts'

describeOnEachEngine('Who guesses at identities', (openDatabase) => {
  /** A seller whom nobody has verified yet: whatever they give is asked about. */
  async function open() {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const { buyer, seller, shopIds } = world
    await makeReadyToPay(world, buyer)
    const order = valueOf(await buyer.device.orders.place(await draftFor(buyer, shopIds[0]), 'place-for-good'))
    valueOf(await payDue(buyer, order, 'pay-for-good'))
    const { id: contractId } = valueOf(await seller.device.contracts.ofOrder(order.id))
    const { name, residentId, bankCard } = SELLER_IDENTITY
    const ask = (number: string) => seller.device.identity.begin({ contractId, proof: 'bank', fields: { name, residentId: number, bankCard } })
    return { db, world, contractId, ask, residentId }
  }

  it('[CTR-24] finds no identity number by trying digests, not even with the whole database in hand', async () => {
    const { db, world, contractId, ask, residentId } = await open()
    valueOf(await ask(residentId))
    valueOf(await world.seller.device.identity.finish({ contractId, proof: 'bank', code: null }))
    const { name, bankCard } = SELLER_IDENTITY
    const guess = canonicalJson({ proof: 'bank', fields: { name, residentId, bankCard }, userId: world.seller.userId })
    const kept = await db.query<{ digest: string }>("SELECT digest FROM contract_evidence WHERE kind = 'identity'")
    expect(kept).toHaveLength(1)
    expect(kept[0]?.digest).not.toBe(createHash('sha256').update(guess).digest('hex'))
    await world.close()
  })
})
