import { onTestFinished } from 'vitest'
import type { ShopId } from '../src/catalog/index.ts'
import type { RegisteredOwner } from '../src/contracts/index.ts'
import { MINUTE_MS } from '../src/kernel/index.ts'
import { pictureOf } from './small-pictures.ts'
import { paidOrder } from './paid-order.ts'
import { setPaymentPassword, valueOf } from './fixture-steps.ts'
import { BUYER_IDENTITY, SELLER_COMPANY, SELLER_IDENTITY, type OpenSigning } from './signing-table.ts'
import type { OpenFixture, Fixture } from './fixture.ts'

const ANOTHER: RegisteredOwner = {
  kind: 'person',
  name: '周母',
  legalPerson: { name: '周母', residentId: '110105192512310023' },
}

/** The contract of a shop that was bought in a market: how signing is tried wherever there is a whole market. */
export function openMarketSigning(open: OpenFixture): OpenSigning {
  return async ({
    isSellerAnother = false,
    isSellerUnknown = false,
    isCompanyShop = false,
    isBuyerCompany = false,
  } = {}) => {
    const fixture = await open()
    onTestFinished(() => fixture.close())
    const { buyer, seller } = fixture
    if (!isSellerUnknown)
      await fixture.identify(seller.userId, { name: SELLER_IDENTITY.name, residentId: SELLER_IDENTITY.residentId })
    await fixture.identify(
      buyer.userId,
      { name: BUYER_IDENTITY.name, residentId: BUYER_IDENTITY.residentId },
      isBuyerCompany ? SELLER_COMPANY.companyName : undefined,
    )
    const shopId = isCompanyShop ? await companyShop(fixture) : fixture.shopIds[0]
    if (isSellerAnother && shopId !== undefined) await fixture.registerOwner(shopId, ANOTHER)
    const order = await paidOrder(fixture, shopId)
    const { id: contractId } = valueOf(await buyer.device.contracts.ofOrder(order.id))
    const people = { seller, buyer } as const
    return {
      contractId,
      orderId: order.id,
      shopTitle: order.shop.title,
      seller: seller.device,
      buyer: buyer.device,
      stranger: fixture.secondBuyer.device,
      anonymous: fixture.openDevice(),
      readCode: async (mobile) => fixture.readCode(mobile),
      advance: async (ms) => fixture.advance(ms),
      decide: async (role, verdict) =>
        fixture.decideVisit(valueOf(await people[role].device.identity.page(contractId)).url, verdict),
      upload: async (role, shows = 0) => valueOf(await people[role].device.uploads.picture(pictureOf(shows))).id,
      decideDocument: async (verdict) => fixture.decideDocument(contractId, verdict),
      async replacePaymentPassword(role) {
        for (let times = 0; times < 2; times += 1) {
          await setPaymentPassword(fixture, people[role])
          // A mobile gets one code a minute.
          await fixture.advance(MINUTE_MS)
        }
      },
      orderStatus: async () => valueOf(await buyer.device.orders.find(order.id)).status,
      endOrder: async () => fixture.transition(order.id, 'seller.failed', 'reviewer'),
    }
  }
}

/** One that is sold as a share in its company. */
export async function companyShop({ shopIds, buyer }: Fixture): Promise<ShopId> {
  for (const id of shopIds) if (valueOf(await buyer.device.catalog.detail(id)).kind === 'enterprise') return id
  throw new Error('The world has no enterprise shop')
}
