import type { ContractId } from '@diandu/core/contracts'
import type { Result } from '@diandu/core/kernel'
import { paymentDue, TERMS_VERSION, type OrderId } from '@diandu/core/orders'
import { BUYER_IDENTITY, exampleShop, PAYMENT_PASSWORD, SELLER_IDENTITY, type Person } from '@diandu/core/testing'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

const SHOP = exampleShop(1, { kind: 'enterprise', priceFen: 10_000_000, title: '云禾女装旗舰店' })

export interface ContractsMarket extends TestMarket {
  /** Has paid for the shop. */
  readonly payer: Person
  readonly contractId: ContractId
  readonly orderId: OrderId
  /** A party proves who they are and signs, on another device. */
  readonly sign: (who: 'seller' | 'buyer') => Promise<void>
}

interface Setting {
  /** The shop stands in somebody else's name. */
  readonly isSellerAnother?: boolean
  /** Nobody knows yet who the seller is. */
  readonly isSellerUnknown?: boolean
}

/** A market in which a company's shop was paid for, so that its contract waits for the seller. */
export async function openContractsMarket({ isSellerAnother = false, isSellerUnknown = false }: Setting = {}): Promise<ContractsMarket> {
  const market = openTestMarket(0)
  const payer = market.enrol({ username: 'payer_he', mobile: BUYER_IDENTITY.mobile, password: 'a-password-1', paymentPassword: PAYMENT_PASSWORD })
  market.shelve(market.seller.userId, SHOP)
  if (!isSellerUnknown) market.identify(market.seller.userId, SELLER_IDENTITY)
  market.identify(payer.userId, BUYER_IDENTITY)
  if (isSellerAnother) market.standsFor(SHOP.id, { kind: 'person', name: '周母', legalPerson: { name: '周母', residentId: '110105192512310023' } })
  market.credit(payer.userId, 100_000_000)
  const { orders, contracts } = payer.device
  const order = valueOf(await orders.place({ shopId: SHOP.id, plan: 'full', priceFen: SHOP.priceFen, termsVersion: TERMS_VERSION }, 'place-for-good'))
  const due = paymentDue(order)
  if (due === undefined) throw new Error('Nothing is due')
  valueOf(await orders.pay({ orderId: order.id, ...due, paymentPassword: PAYMENT_PASSWORD }, 'pay-for-good'))
  const { id: contractId } = valueOf(await contracts.ofOrder(order.id))
  return {
    ...market,
    payer,
    contractId,
    orderId: order.id,
    async sign(who) {
      const [{ contracts: documents, identity, signatures }, fields] = who === 'seller' ? [market.seller.device, SELLER_IDENTITY] : [payer.device, BUYER_IDENTITY]
      valueOf(await identity.begin({ contractId, proof: 'bank', fields }))
      valueOf(await identity.finish({ contractId, proof: 'bank', code: null }))
      const { digest } = valueOf(await documents.pages(contractId))
      valueOf(await signatures.confirm(contractId, digest))
      valueOf(await signatures.sign({ contractId, way: 'manual' }, `elsewhere-${who}`))
    },
  }
}

export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`The answer should have been good, but was ${JSON.stringify(result.failure)}`)
}
