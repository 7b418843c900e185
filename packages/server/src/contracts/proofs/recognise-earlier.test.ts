import { BUYER_IDENTITY, makeReadyToPay, orderShop, payDue, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import type { Identity, Proof } from '@diandu/core/contracts'
import { expect, it } from 'vitest'
import { identityOf } from '../../account/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../settings.ts'
import { findContract, writeParty } from '../contract-store.ts'
import { recogniseEarlier } from './recognise-earlier.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)
const SHOWN_AT = 1_700_000_000_000

describeOnEachEngine('Proofs that were finished before the platform remembered them', (openDatabase) => {
  /** Contracts of the same two, whose parties have shown this, as it was before. */
  async function open(...contracts: { seller?: [Identity, Proof[]]; buyer?: [Identity, Proof[]] }[]) {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const { seller, buyer, shopIds } = fixture
    await makeReadyToPay(fixture, buyer)
    for (const [nth, shown] of contracts.entries()) {
      const order = await orderShop(buyer, shopIds[nth] ?? shopIds[0], `place-number-${nth}`)
      valueOf(await payDue(buyer, order, `pay-number-${nth}`))
      const { id } = valueOf(await seller.device.contracts.ofOrder(order.id))
      const contract = await findContract(db, box, id)
      if (contract === undefined) throw new Error('There is no contract')
      for (const party of ['seller', 'buyer'] as const) {
        const [signer, proofs] = shown[party] ?? [contract[party].signer, []]
        await writeParty(db, box, id, { ...contract[party], signer, proofs })
        for (const proof of proofs)
          await db.change(
            `INSERT INTO contract_evidence (id, contract_id, kind, party, digest, shown_by, network, kept_at)
             VALUES ($1, $2, 'identity', $3, $4, $5, '', $6)`,
            [`${id}-${party}-${proof}`, id, party, 'a'.repeat(64), proof, SHOWN_AT],
          )
      }
    }
    await db.change('DELETE FROM known_identities', [])
    // As the table was filled when it was made.
    await db.change(
      `INSERT INTO unread_identities
       SELECT DISTINCT CASE p.party WHEN 'seller' THEN c.seller_id ELSE c.buyer_id END
       FROM contract_parties p JOIN contracts c ON c.id = p.contract_id
       WHERE p.proofs && ARRAY['high', 'four-elements', 'bank', 'photo'] ON CONFLICT DO NOTHING`,
    )
    const waiting = async () => (await db.query('SELECT 1 FROM unread_identities', [])).length
    const known = (user: { readonly userId: string }) => identityOf(db, user.userId, box)
    return { db, ...fixture, waiting, known }
  }

  it('are recognised once, by what the contract kept of them, with the day they were shown (ACC-48)', async () => {
    const { db, seller, buyer, waiting, known } = await open({
      seller: [SELLER_IDENTITY, ['high']],
      buyer: [BUYER_IDENTITY, ['three-elements', 'photo']],
    })
    expect(await waiting()).toBe(2)
    expect(await recogniseEarlier(db, box)).toBe(2)
    const { name, residentId } = SELLER_IDENTITY
    expect(await known(seller)).toEqual({ name, residentId, by: 'contract', provenAt: SHOWN_AT })
    expect(await known(buyer)).toMatchObject({ residentId: BUYER_IDENTITY.residentId })
    expect(await waiting()).toBe(0)
    expect(await recogniseEarlier(db, box)).toBe(0)
  })

  it('are none of who showed too little, or was let in by what was on record (ACC-48)', async () => {
    const { db, seller, buyer, waiting, known } = await open({
      seller: [SELLER_IDENTITY, ['on-record']],
      buyer: [BUYER_IDENTITY, ['photo']],
    })
    expect(await waiting()).toBe(1)
    await recogniseEarlier(db, box)
    expect([await known(seller), await known(buyer), await waiting()]).toEqual([null, null, 0])
  })

  it('are none of who has shown to be two people, nor of who has closed their account (ACC-48)', async () => {
    const { db, seller, buyer, known } = await open(
      { seller: [SELLER_IDENTITY, ['high']], buyer: [BUYER_IDENTITY, ['bank']] },
      { buyer: [SELLER_IDENTITY, ['high']] },
    )
    await db.change('UPDATE users SET closed_at = 1 WHERE id = $1', [seller.userId])
    expect(await recogniseEarlier(db, box)).toBe(2)
    expect([await known(seller), await known(buyer)]).toEqual([null, null])
  })
})
