import { createHash } from 'node:crypto'
import { DAY_MS } from '@diandu/core/kernel'
import { paidOrder, reasonOf, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { listAuditLines } from '../audit/index.ts'
import { canonicalJson } from '../calls/index.ts'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import { describeOnEachEngine } from '../database/testing.ts'

describeOnEachEngine('Who guesses at identities', (openDatabase) => {
  /** A seller whom nobody has verified yet: whatever they give is asked about. */
  async function open() {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const { seller } = world
    const { id: contractId } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(world)).id))
    const { name, residentId, bankCard } = SELLER_IDENTITY
    const ask = (number: string) => seller.device.identity.begin({ contractId, proof: 'bank', fields: { name, residentId: number, bankCard } })
    return { db, world, contractId, ask, residentId }
  }

  it('[CTR-27] has twenty questions a day for a contract, also all at once, and each wrong one leaves a line', async () => {
    const { db, world, ask, residentId } = await open()
    const wrong = await Promise.all(Array.from({ length: 24 }, async () => reasonOf(await ask('110105194912310021'))))
    expect(wrong.filter((reason) => reason === 'bad-parameter')).toHaveLength(20)
    expect(wrong.filter((reason) => reason === 'too-many')).toHaveLength(4)
    expect(reasonOf(await ask(residentId))).toBe('too-many')
    const lines = (await listAuditLines(db, 100)).filter(({ what, reason }) => what === 'POST signature/bankVerify' && reason === 'bad-parameter')
    expect(lines.map(({ userId }) => userId)).toEqual(wrong.slice(4).map(() => world.seller.userId))
    await world.advance(DAY_MS + 1)
    expect(reasonOf(await ask(residentId))).toBe('ok')
    await world.close()
  })

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
