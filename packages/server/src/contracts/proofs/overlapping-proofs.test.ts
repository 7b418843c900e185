import { BUYER_IDENTITY, paidOrder, reasonOf, SELLER_IDENTITY, valueOf, createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createDataBox } from '../../crypto/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { sandboxSms, systemRandom } from '../../integrations/index.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../settings.ts'
import { simulatedDeps } from '../../testing/simulated-deps.ts'
import { beginProof } from './begin-proof.ts'
import { findContract } from '../contract-store.ts'
import { finishProof } from './finish-proof.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)

describeOnEachEngine('Proofs that overlap', (openDatabase) => {
  it('prove one person: a proof that was begun as another person is refused, and used up (CTR-30)', async () => {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const { seller } = fixture
    const { id: contractId } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(fixture)).id))
    // Two requests have read the contract, in which the seller is still unknown.
    const contract = await findContract(db, box, contractId)
    if (contract === undefined) throw new Error('There is no contract')
    const clock = createManualClock()
    const deps = { box, random: systemRandom, nowMs: clock.now() }
    const tools = {
      ...deps,
      isFirstSent: async () => true,
      db,
      sms: sandboxSms(db, clock),
      identity: simulatedDeps(db, clock).identity,
    }
    const proof = { contract, userId: seller.userId, proof: 'bank', network: 'here' } as const
    const fieldsOf = ({ name, residentId, bankCard }: typeof SELLER_IDENTITY | typeof BUYER_IDENTITY) => ({
      name,
      residentId,
      bankCard,
    })
    valueOf(await beginProof({ ...proof, fields: fieldsOf(SELLER_IDENTITY) }, tools))
    valueOf(await finishProof(db, { ...proof, code: null }, tools))
    valueOf(await beginProof({ ...proof, fields: fieldsOf(BUYER_IDENTITY) }, tools))
    const before = valueOf(await seller.device.contracts.evidence(contractId))
    expect(reasonOf(await finishProof(db, { ...proof, code: null }, tools))).toBe('signer-mismatch')
    expect(reasonOf(await finishProof(db, { ...proof, code: null }, tools))).toBe('bad-parameter')
    expect((await findContract(db, box, contractId))?.seller).toMatchObject({
      signer: { name: SELLER_IDENTITY.name },
      proofs: ['bank'],
    })
    expect(valueOf(await seller.device.contracts.evidence(contractId))).toEqual(before)
    await fixture.close()
  })
})
