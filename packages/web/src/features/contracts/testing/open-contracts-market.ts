import { documentOf, type ContractId, type SupportingDocumentKind } from '@diandu/core/contracts'
import type { OrderId } from '@diandu/core/orders'
import {
  BUYER_IDENTITY,
  exampleShop,
  orderShop,
  payDue,
  PAYMENT_PASSWORD,
  SELLER_IDENTITY,
  valueOf,
  type Person,
} from '@diandu/core/testing'
import { heldNumbers } from '../../../app/forms/held-numbers.ts'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

const SHOP = exampleShop(1, { kind: 'flagship', priceFen: 10_000_000, title: '云禾女装旗舰店' })

export interface ContractsMarket extends TestMarket {
  /** Has paid for the shop. */
  readonly payer: Person
  readonly contractId: ContractId
  readonly orderId: OrderId
  /** A party proves who they are and signs, on another device. */
  readonly sign: (who: 'seller' | 'buyer') => Promise<void>
  /** The platform reviews a document of the seller's, and accepts it, or refuses it for a reason. */
  readonly decide: (kind: SupportingDocumentKind, refusedFor?: string | null) => Promise<void>
}

interface Setting {
  /** The shop is in another person's name. */
  readonly isSellerAnother?: boolean
  /** It is not known yet who the seller is. */
  readonly isSellerUnknown?: boolean
  /** The shop is sold as a share in its company. */
  readonly isCompanyShop?: boolean
  /** Under an agreement whose seller signs first. */
  readonly isOlder?: boolean
}

/** A market in which a shop was paid for, so that its contract waits for the seller. */
export async function openContractsMarket({
  isSellerAnother = false,
  isSellerUnknown = false,
  isCompanyShop = false,
  isOlder = false,
}: Setting = {}): Promise<ContractsMarket> {
  const market = openTestMarket(0)
  // The page's memory outlives a test.
  heldNumbers.forget()
  const payer = market.enrol({
    username: 'payer_he',
    mobile: BUYER_IDENTITY.mobile,
    password: 'a-password-1',
    paymentPassword: PAYMENT_PASSWORD,
  })
  market.shelve(market.seller.userId, { ...SHOP, kind: isCompanyShop ? 'enterprise' : SHOP.kind })
  if (!isSellerUnknown) market.identify(market.seller.userId, SELLER_IDENTITY)
  market.identify(payer.userId, BUYER_IDENTITY)
  if (isSellerAnother)
    market.registerOwner(SHOP.id, {
      kind: 'person',
      name: '周母',
      legalPerson: { name: '周母', residentId: '110105192512310023' },
    })
  market.credit(payer.userId, 100_000_000)
  const order = await orderShop(payer, SHOP.id, 'place-for-good')
  if (isOlder) market.placedUnder(order.id, '2026-11-22')
  valueOf(await payDue(payer, order, 'pay-for-good'))
  const { id: contractId } = valueOf(await payer.device.contracts.ofOrder(order.id))
  return {
    ...market,
    payer,
    contractId,
    orderId: order.id,
    async decide(kind, refusedFor = null) {
      const paper = documentOf(valueOf(await market.seller.device.contracts.find(contractId)).seller, kind)
      const validated = market.decideDocument(contractId, {
        party: 'seller',
        kind,
        digest: paper?.digest ?? '',
        refusedFor,
      })
      if (!validated.ok) throw new Error(`The ${kind} cannot be decided on`)
    },
    async sign(who) {
      const [{ contracts: documents, identity, signatures }, fields] =
        who === 'seller' ? [market.seller.device, SELLER_IDENTITY] : [payer.device, BUYER_IDENTITY]
      valueOf(await identity.begin({ contractId, proof: 'bank', fields }))
      valueOf(await identity.finish({ contractId, proof: 'bank', code: null }))
      const { digest } = valueOf(await documents.pages(contractId))
      valueOf(await signatures.confirm(contractId, digest))
      valueOf(await signatures.sign({ contractId, way: 'manual' }, `elsewhere-${who}`))
    },
  }
}
