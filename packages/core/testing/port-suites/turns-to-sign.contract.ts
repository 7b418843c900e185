import { expect, it } from 'vitest'
import { documentOf } from '../../src/contracts/index.ts'
import type { SigningPause } from '../../src/orders/index.ts'
import { paidOrder } from '../paid-order.ts'
import { SELLER_IDENTITY } from '../signing-table.ts'
import { pictureOf } from '../small-pictures.ts'
import type { OpenFixture } from '../fixture.ts'
import { valueOf } from '../fixture-steps.ts'

/** For a party whose signature depends on a document: its review shows wherever else they read whose turn it is. */
export function turnsToSignContract(name: string, open: OpenFixture): void {
  it(`${name}: a contract is no party’s turn while the platform reviews a document, and is the signer’s again once it was accepted or refused, and both are told so (ORD-69)`, async () => {
    const fixture = await open()
    const { buyer, seller, shopIds } = fixture
    const { contracts, identity, orders, signatures, uploads } = seller.device
    await fixture.identify(seller.userId, SELLER_IDENTITY)
    if (shopIds[0] !== undefined)
      await fixture.registerOwner(shopIds[0], {
        kind: 'person',
        name: '周母',
        legalPerson: { name: '周母', residentId: '110105192512310023' },
      })
    const { id: orderId } = await paidOrder(fixture)
    const { id: contractId } = valueOf(await contracts.ofOrder(orderId))
    const turns = async () => valueOf(await orders.turns()).map((turn) => turn.kind === 'order' && turn.isPaperRefused)
    const pauses = async () => {
      const shown = await Promise.all(
        [seller, buyer].map(async ({ device }) => [
          valueOf(await device.orders.find(orderId)),
          ...valueOf(await device.orders.list({}, null)).items,
        ]),
      )
      return shown.flat().map(({ signingPause }) => signingPause)
    }
    const all = (pause: SigningPause | undefined) => [pause, pause, pause, pause]
    const handIn = async (shows: number) =>
      void valueOf(await signatures.handInConsent(contractId, valueOf(await uploads.picture(pictureOf(shows))).id))
    const decide = async (refusedFor: string | null) => {
      const paper = documentOf(valueOf(await contracts.find(contractId)).seller, 'consent')
      expect(
        (
          await fixture.decideDocument(contractId, {
            party: 'seller',
            kind: 'consent',
            digest: paper?.digest ?? '',
            refusedFor,
          })
        ).ok,
      ).toBe(true)
    }
    await handIn(1)
    // Their identity is not proven yet.
    expect([await turns(), await pauses()]).toEqual([[false], all(undefined)])
    valueOf(await identity.begin({ contractId, proof: 'bank', fields: SELLER_IDENTITY }))
    valueOf(await identity.finish({ contractId, proof: 'bank', code: null }))
    expect([await turns(), await pauses()]).toEqual([[], all('looked-at')])
    await decide('没有日期')
    expect([await turns(), await pauses()]).toEqual([[true], all('refused')])
    await handIn(2)
    expect(await turns()).toEqual([])
    await decide(null)
    expect([await turns(), await pauses()]).toEqual([[false], all(undefined)])
    await fixture.close()
  })
}
