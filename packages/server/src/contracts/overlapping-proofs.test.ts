import { BUYER_IDENTITY, paidOrder, reasonOf, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createDataBox } from '../account/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { sandboxSms, systemRandom } from '../outside/index.ts'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import { readSettings } from '../settings.ts'
import { handClock } from '../testing/hand-clock.ts'
import { playedSigning } from '../testing/played-signing.ts'
import { beginProof } from './begin-proof.ts'
import { findContract } from './contract-store.ts'
import { finishProof } from './finish-proof.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)

describeOnEachEngine('Proofs that overlap', (openDatabase) => {
  it('[CTR-30] prove one person: who was begun as somebody else before that is refused, and used up', async () => {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const { seller } = world
    const { id: contractId } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(world)).id))
    // Two requests have read the contract, of which nobody knows yet who the seller is.
    const contract = await findContract(db, box, contractId)
    if (contract === undefined) throw new Error('There is no contract')
    const clock = handClock()
    const parts = { box, random: systemRandom, nowMs: clock.now() }
    const tools = { ...parts, db, sms: sandboxSms(db, clock), identity: playedSigning(db, clock).identity }
    const proof = { contract, userId: seller.userId, proof: 'bank', network: 'here' } as const
    const fieldsOf = ({ name, residentId, bankCard }: typeof SELLER_IDENTITY | typeof BUYER_IDENTITY) => ({ name, residentId, bankCard })
    valueOf(await beginProof({ ...proof, fields: fieldsOf(SELLER_IDENTITY) }, tools))
    valueOf(await finishProof(db, { ...proof, code: null }, tools))
    valueOf(await beginProof({ ...proof, fields: fieldsOf(BUYER_IDENTITY) }, tools))
    const before = valueOf(await seller.device.contracts.evidence(contractId))
    expect(reasonOf(await finishProof(db, { ...proof, code: null }, tools))).toBe('signer-mismatch')
    expect(reasonOf(await finishProof(db, { ...proof, code: null }, tools))).toBe('bad-parameter')
    expect((await findContract(db, box, contractId))?.seller).toMatchObject({ signer: { name: SELLER_IDENTITY.name }, proofs: ['bank'] })
    expect(valueOf(await seller.device.contracts.evidence(contractId))).toEqual(before)
    await world.close()
  })
})
