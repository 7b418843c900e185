import type { ShopId } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import { BUYER_IDENTITY, paidOrder, SELLER_COMPANY, SELLER_IDENTITY, SMALL_PNG, valueOf } from '@diandu/core/testing'
import type { Database } from '../../database/index.ts'
import { sweepOrders } from '../../orders/sweep-orders.ts'
import { systemRandom } from '../../integrations/index.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { sweepContracts } from '../sweep-contracts.ts'

/**
 * Signed by the seller; so long after that the buyer, a company, has shown its equity: after two of their three days,
 * unless stated otherwise.
 */
export async function openHeld(db: Database, handedInAfterMs = 2 * DAY_MS) {
  const fixture = await openServerFixture(db)
  const { buyer, seller, shopIds } = fixture
  await fixture.identify(seller.userId, SELLER_IDENTITY)
  await fixture.identify(buyer.userId, BUYER_IDENTITY, SELLER_COMPANY.companyName)
  const { id: orderId } = await paidOrder(fixture, shopIds[0] as ShopId)
  const { id: contractId } = valueOf(await seller.device.contracts.ofOrder(orderId))
  valueOf(await seller.device.identity.begin({ contractId, proof: 'bank', fields: SELLER_IDENTITY }))
  valueOf(await seller.device.identity.finish({ contractId, proof: 'bank', code: null }))
  const sign = async (who: 'buyer' | 'seller') => {
    const { contracts, signatures } = fixture[who].device
    valueOf(await signatures.confirm(contractId, valueOf(await contracts.pages(contractId)).digest))
    return signatures.sign({ contractId, way: 'manual' }, `signed-by-the-${who}`)
  }
  valueOf(await sign('seller'))
  const { identity, uploads, contracts, orders, signingLinks } = buyer.device
  const link = valueOf(await signingLinks.make(contractId)).url.split('link=')[1] ?? ''
  await fixture.advance(handedInAfterMs)
  valueOf(
    await identity.begin({
      contractId,
      proof: 'legal-representative',
      fields: { ...BUYER_IDENTITY, ...SELLER_COMPANY },
    }),
  )
  valueOf(
    await identity.finish({
      contractId,
      proof: 'legal-representative',
      code: (await fixture.readCode(BUYER_IDENTITY.mobile)) ?? '',
    }),
  )
  valueOf(
    await identity.begin({
      contractId,
      proof: 'equity',
      fields: { equityPaper: valueOf(await uploads.picture(SMALL_PNG)).id },
    }),
  )
  const [paper] = valueOf(await identity.finish({ contractId, proof: 'equity', code: null })).buyer.papers
  return {
    db,
    fixture,
    orderId,
    contractId,
    sign,
    handedInAt: paper?.handedInAt ?? 0,
    async sweepAt(nowMs: number) {
      const swept = await sweepOrders(db, 'signature', {
        random: systemRandom,
        nowMs,
      })
      await sweepContracts(db)
      return swept
    },
    decide: (refusedFor: string | null) =>
      fixture.decideDocument(contractId, {
        party: 'buyer',
        kind: 'equity',
        digest: paper?.digest ?? '',
        refusedFor,
      }),
    contract: async () => valueOf(await contracts.find(contractId)),
    order: async () => valueOf(await orders.find(orderId)),
    openLink: () => signingLinks.open(link),
  }
}
