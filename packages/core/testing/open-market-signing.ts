import { onTestFinished } from 'vitest'
import type { ShopId } from '../src/catalog/index.ts'
import type { RegisteredOwner } from '../src/contracts/index.ts'
import { pictureOf } from './small-pictures.ts'
import { paidOrder } from './paid-order.ts'
import { valueOf } from './world-steps.ts'
import { BUYER_IDENTITY, SELLER_COMPANY, SELLER_IDENTITY, type OpenSigning } from './signing-table.ts'
import type { OpenWorld, World } from './world.ts'

const ANOTHER: RegisteredOwner = { kind: 'person', name: '周母', legalPerson: { name: '周母', residentId: '110105192512310023' } }

/** The contract of a shop that was bought in a market: how signing is tried wherever there is a whole market. */
export function openMarketSigning(open: OpenWorld): OpenSigning {
  return async ({ isSellerAnother = false, isSellerUnknown = false, isCompanyShop = false, isBuyerCompany = false } = {}) => {
    const world = await open()
    onTestFinished(() => world.close())
    const { buyer, seller } = world
    if (!isSellerUnknown) await world.identify(seller.userId, { name: SELLER_IDENTITY.name, residentId: SELLER_IDENTITY.residentId })
    await world.identify(buyer.userId, { name: BUYER_IDENTITY.name, residentId: BUYER_IDENTITY.residentId }, isBuyerCompany ? SELLER_COMPANY.companyName : undefined)
    const shopId = isCompanyShop ? await companyShop(world) : world.shopIds[0]
    if (isSellerAnother && shopId !== undefined) await world.standsFor(shopId, ANOTHER)
    const order = await paidOrder(world, shopId)
    const { id: contractId } = valueOf(await buyer.device.contracts.ofOrder(order.id))
    const people = { seller, buyer } as const
    return {
      contractId,
      orderId: order.id,
      shopTitle: order.shop.title,
      seller: seller.device,
      buyer: buyer.device,
      stranger: world.secondBuyer.device,
      anonymous: world.openDevice(),
      readCode: world.readCode,
      advance: world.advance,
      decide: async (role, verdict) => world.decideVisit(valueOf(await people[role].device.identity.page(contractId)).url, verdict),
      upload: async (role, shows = 0) => valueOf(await people[role].device.uploads.picture(pictureOf(shows))).id,
      judgePaper: (verdict) => world.judgePaper(contractId, verdict),
      orderStatus: async () => valueOf(await buyer.device.orders.find(order.id)).status,
      endOrder: () => world.happen(order.id, 'seller.failed', 'reviewer'),
    }
  }
}

/** One that is sold as a share in its company. */
export async function companyShop({ shopIds, buyer }: World): Promise<ShopId> {
  for (const id of shopIds) if (valueOf(await buyer.device.catalog.detail(id)).kind === 'enterprise') return id
  throw new Error('The world has no enterprise shop')
}
