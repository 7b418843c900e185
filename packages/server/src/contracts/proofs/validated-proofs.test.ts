import {
  BUYER_IDENTITY,
  paidOrder,
  pictureOf,
  reasonOf,
  SELLER_IDENTITY,
  valueOf,
  createManualClock,
} from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createDataBox } from '../../crypto/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { silentLog } from '../../kernel/index.ts'
import { sandboxSms, systemRandom, tencentIdentity } from '../../integrations/index.ts'
import { simulateProvider } from '../../integrations/testing/simulate-provider.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../settings.ts'
import { beginProof, type BegunProof } from './begin-proof.ts'
import { findContract } from '../contract-store.ts'
import { finishProof } from './finish-proof.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)

describeOnEachEngine('What a provider checks', (openDatabase) => {
  /** A seller who is still unknown, and a provider that answers everything like this. */
  async function open(answer: unknown) {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const { seller } = fixture
    const { id } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(fixture)).id))
    const clock = createManualClock()
    const { endpoint, received } = await simulateProvider({ Response: answer })
    const account = {
      secretId: 'id',
      secretKey: 'key',
      region: 'ap-guangzhou',
      endpoint,
      companyEndpoint: endpoint,
      face: null,
    }
    const tools = {
      box,
      isFirstSent: async () => true,
      random: systemRandom,
      nowMs: clock.now(),
      db,
      sms: sandboxSms(db, clock),
      identity: tencentIdentity(account, clock, silentLog),
    }
    const contractNow = async () => {
      const contract = await findContract(db, box, id)
      if (contract === undefined) throw new Error('There is no contract')
      return contract
    }
    const prove = async ({ proof, fields }: Pick<BegunProof, 'proof' | 'fields'>) => {
      const attempt = { contract: await contractNow(), userId: seller.userId, proof, fields, network: 'here' }
      const begun = await beginProof(attempt, tools)
      return begun.ok ? finishProof(db, { ...attempt, code: null }, tools) : begun
    }
    const photos = async () => ({
      idFront: valueOf(await seller.device.uploads.picture(pictureOf(1))).id,
      idBack: valueOf(await seller.device.uploads.picture(pictureOf(2))).id,
    })
    return { fixture, received, prove, photos, contractNow }
  }
  const { name, residentId, bankCard } = SELLER_IDENTITY

  it('the photo of a card names a signer who was unknown, as the provider read it (CTR-15)', async () => {
    const { fixture, prove, photos, contractNow, received } = await open({
      Result: '0',
      Name: name,
      IdCard: residentId,
    })
    valueOf(await prove({ proof: 'photo', fields: await photos() }))
    expect((await contractNow()).seller).toMatchObject({ signer: { name, residentId }, proofs: ['photo'] })
    expect(received.map(({ headers }) => headers['x-tc-action'])).toEqual(['IdCardOCRVerification'])
    await fixture.close()
  })

  it('another person’s card is a mismatch, and what is no card proves nothing (CTR-15)', async () => {
    const { fixture, prove, photos, contractNow } = await open({
      Result: '0',
      Name: BUYER_IDENTITY.name,
      IdCard: BUYER_IDENTITY.residentId,
    })
    valueOf(await prove({ proof: 'bank', fields: { name, residentId, bankCard } }))
    expect(reasonOf(await prove({ proof: 'photo', fields: await photos() }))).toBe('signer-mismatch')
    expect((await contractNow()).seller.proofs).toEqual(['bank'])
    await fixture.close()
    const nothing = await open({ Result: '-5' })
    expect(await nothing.prove({ proof: 'photo', fields: await nothing.photos() })).toMatchObject({
      failure: { reason: 'bad-parameter', field: 'idFront' },
    })
    expect((await nothing.contractNow()).seller.proofs).toEqual([])
    await nothing.fixture.close()
  })

  it('what it cannot check is refused before the provider is called (CTR-36)', async () => {
    const { fixture, prove, contractNow, received } = await open({ Result: '0' })
    expect(await prove({ proof: 'high', fields: { name, residentId } })).toMatchObject({
      failure: { reason: 'bad-parameter', field: 'proof' },
    })
    expect([received, (await contractNow()).seller.proofs]).toEqual([[], []])
    await fixture.close()
  })
})
