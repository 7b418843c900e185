import { maskMiddle } from '../format/index.ts'
import {
  canBeSigned,
  capitalOf,
  hasViewing,
  isOrderIn,
  purchaseTerms,
  settleByOf,
  type OrderRecord,
  type OrderStatus,
} from '../orders/index.ts'
import {
  draftContract,
  expireContract,
  nextSigner,
  voidContract,
  type Contract,
  type ContractId,
  type Party,
} from './contract.ts'
import type { ContractView } from './contracts.ports.ts'
import { asOthersSee } from './document-review.ts'
import type { Proof } from './proof.ts'
import { ownerUnder, type Identity, type RegisteredOwner, type Signatory } from './signatory.ts'

/** A contract as the platform knows it: with both parties, seen from neither. */
export interface ContractRecord<U extends string = string> extends Contract {
  readonly sellerId: U
  readonly buyerId: U
  /** The state of its order: an end there ends what was not signed. */
  readonly orderStatus: OrderStatus
  /** Of whom a signature is kept that they once drew. */
  readonly drawnBy: readonly SigningParty[]
}

export type SigningParty = Exclude<Party, 'house'>

/** Which party a user is; undefined for every other user. */
export function partyOf(
  { sellerId, buyerId }: Pick<ContractRecord, 'sellerId' | 'buyerId'>,
  userId: string,
): SigningParty | undefined {
  if (userId === sellerId) return 'seller'
  return userId === buyerId ? 'buyer' : undefined
}

/** A deadline and the order's end hold at once, whenever the sweeper comes by. */
export function contractAt<C extends ContractRecord>(stored: C, now: number): C {
  if (nextSigner(stored) === null || isPaused(stored)) return stored
  // Before the balance it is the balance that is late, and its money may still be heard of.
  const expired = stored.orderStatus === 'deposit-paid' ? undefined : expireContract(stored, now)
  if (expired?.ok === true) return expired.value
  const isAlive = canBeSigned({ status: stored.orderStatus, termsVersion: stored.terms.version })
  if (isAlive) return stored
  const voided = voidContract(stored)
  return voided.ok ? voided.value : stored
}

/** While a viewing is reviewed it waits, although neither party can sign. */
export const isPaused = ({ orderStatus, terms }: ContractRecord): boolean =>
  isOrderIn('under-review', orderStatus) && hasViewing(terms.version)

/**
 * As one of its parties sees it: who is who, of every number only its ends, and by which proofs one can show here who
 * one is.
 */
export function contractShownTo(
  role: SigningParty,
  stored: ContractRecord,
  { offered, at }: { readonly offered: readonly Proof[]; readonly at: number },
): ContractView {
  const { sellerId: _, buyerId: __, orderStatus: ___, drawnBy, ...contract } = contractAt(stored, at)
  const shown = (party: SigningParty): Signatory =>
    masked(party === role ? contract[party] : asOthersSee(contract[party]))
  return {
    ...contract,
    role,
    offered,
    hasDrawing: drawnBy.includes(role),
    ...(isPaused(stored) && nextSigner(contract) !== null ? { isPaused: true } : {}),
    seller: shown('seller'),
    buyer: shown('buyer'),
  }
}

export const maskedNumber = (residentId: string): string => maskMiddle(residentId, 3, 2)

const masked = (signatory: Signatory): Signatory => ({
  ...signatory,
  signer: maskedIdentity(signatory.signer),
  owner: { ...signatory.owner, legalPerson: maskedIdentity(signatory.owner.legalPerson) },
})

const maskedIdentity = ({ name, residentId }: Identity): Identity => ({ name, residentId: maskedNumber(residentId) })

/** The facts from which a contract is drafted, once its order can be signed. */
export interface DraftFacts<U extends string> {
  readonly id: ContractId
  readonly order: OrderRecord<U>
  /** The shop's description when it was ordered. */
  readonly listing: Parameters<typeof capitalOf>[0]
  /** In whose name the shop stands, where it is not its seller's. */
  readonly ownerOnRecord: RegisteredOwner | undefined
  /** As who the two are known by now; their legal person is who signs. */
  readonly seller: RegisteredOwner
  readonly buyer: RegisteredOwner
  readonly at: number
}

/** The contract of an order, without a signature and without a proof. */
export function draftOfOrder<U extends string>({
  id,
  order,
  listing,
  ownerOnRecord,
  seller,
  buyer,
  at,
}: DraftFacts<U>): ContractRecord<U> {
  const terms = purchaseTerms({ ...order, ...capitalOf(listing) })
  const nothingShown = { proofs: [], papers: [] }
  const drafted = draftContract({
    id,
    orderId: order.id,
    number: `HT${order.number}`,
    shop: order.shop,
    terms,
    seller: {
      party: 'seller',
      owner: ownerUnder(terms, ownerOnRecord ?? seller),
      signer: seller.legalPerson,
      ...nothingShown,
    },
    buyer: { party: 'buyer', owner: buyer, signer: buyer.legalPerson, ...nothingShown },
    draftedAt: at,
    settleBy: settleByOf(order),
  })
  return { ...drafted, sellerId: order.sellerId, buyerId: order.buyerId, orderStatus: order.status, drawnBy: [] }
}

/** A person, or the company for which they act. */
export const ownerFrom = ({ name, residentId }: Identity, companyName?: string): RegisteredOwner => ({
  kind: companyName === undefined ? 'person' : 'company',
  name: companyName ?? name,
  legalPerson: { name, residentId },
})

/** A party whose identity is not known yet: it will be what their first proof says. */
export const UNKNOWN_OWNER = ownerFrom({ name: '', residentId: '' })
