import type {
  Agreements,
  ContractId,
  Contracts,
  IdentityChecks,
  DocumentVerdict,
  Signatures,
  SigningLinks,
} from '../src/contracts/index.ts'
import type { Result } from '../src/kernel/index.ts'
import type { ShopId } from '../src/catalog/index.ts'
import type { OrderedShop, OrderId, OrderStatus } from '../src/orders/index.ts'

/** The ports of one party's device for a contract. */
export interface SigningDevice {
  readonly contracts: Contracts
  readonly identity: IdentityChecks
  readonly signatures: Signatures
  readonly signingLinks: SigningLinks
  readonly agreements: Agreements
}

/** Identities by documents, with numbers that pass a format check. */
export const SELLER_IDENTITY = {
  name: '周正',
  residentId: '11010519491231002X',
  mobile: '13800000003',
  bankCard: '6222020200112233446',
} as const
export const BUYER_IDENTITY = {
  name: '林晓',
  residentId: '440524188001010014',
  mobile: '13800000001',
  bankCard: '6217000010001234569',
} as const

/** The company whose legal representative the seller is, where a shop is sold as a share in its company. */
export const SELLER_COMPANY = { companyName: '云禾商贸（杭州）有限公司', creditCode: '91350200MA2XNAMM76' } as const

/** The shop of a contract, where there is no market to name one. */
export const SIGNED_SHOP: OrderedShop = {
  id: 'shop-0001' as ShopId,
  title: '云禾女装旗舰店',
  platform: 1,
  kind: 'flagship',
}

/**
 * A contract between two parties, and what happens outside of the ports: time passes, a text message is read, the
 * platform reviews a document, an order ends, a login expires. Independent of how the contract is stored.
 */
export interface SigningTable {
  readonly contractId: ContractId
  readonly orderId: OrderId
  readonly shopTitle: string
  readonly seller: SigningDevice
  readonly buyer: SigningDevice
  /** A user who has nothing to do with it, logged in. */
  readonly stranger: SigningDevice
  /** No user is logged in on it. */
  readonly anonymous: SigningDevice
  readCode(mobile: string): Promise<string | undefined>
  advance(ms: number): Promise<void>
  /** The verdict of the provider's page on this party. */
  decide(role: 'seller' | 'buyer', verdict: 'matches' | 'differs'): Promise<void>
  /** A picture that this party took of a document; each number shows something else. */
  upload(role: 'seller' | 'buyer', shows?: number): Promise<string>
  /** The platform's verdict on a document; the result shows whether it was possible. */
  decideDocument(verdict: ReviewerVerdict): Promise<Result<unknown, unknown>>
  /** Another payment password takes the place of this party's. */
  replacePaymentPassword(role: 'seller' | 'buyer'): Promise<void>
  /** The state of the order, where there is one behind the contract. */
  orderStatus(): Promise<OrderStatus>
  /** The order ends before all have signed. */
  endOrder(): Promise<void>
}

export type ReviewerVerdict = Omit<DocumentVerdict, 'at'>

export interface SigningSetting {
  /** The seller's shop is registered to another person. */
  readonly isSellerAnother?: boolean
  /** The seller's identity is not known yet: their first proof gives it. */
  readonly isSellerUnknown?: boolean
  /** The buyer buys for their company. */
  readonly isBuyerCompany?: boolean
  /** The shop is sold as a share in its company. */
  readonly isCompanyShop?: boolean
  /** The version of the agreement under which the shop was ordered; today's by default. */
  readonly termsVersion?: string
}

/** A fresh draft: two people, nothing proven. */
export type OpenSigning = (setting?: SigningSetting) => Promise<SigningTable>
