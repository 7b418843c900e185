import {
  asOthersSee,
  isLate,
  type Contract,
  type ContractView,
  type Identity,
  type Party,
  type Proof,
  type Signatory,
} from '@diandu/core/contracts'
import { maskMiddle } from '@diandu/core/format'
import type { OrderStatus } from '@diandu/core/orders'

/** A contract as the platform knows it: with both parties, seen from neither. */
export interface ContractRecord extends Contract {
  readonly sellerId: string
  readonly buyerId: string
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
export function contractAt(stored: ContractRecord, nowMs: number): ContractRecord {
  if (isLate(stored, nowMs)) return { ...stored, status: 'expired' }
  const isOpen = stored.status === 'draft' || stored.status === 'seller-signed'
  return isOpen && stored.orderStatus !== 'paid' ? { ...stored, status: 'void' } : stored
}

/** Shows a contract for one of its parties. */
export type ShowContract = (role: SigningParty, stored: ContractRecord, nowMs: number) => ContractView

/**
 * As one of its parties sees it: who is who, of every number only its ends, and by which proofs one can show here who
 * one is.
 */
export const showWith =
  (offered: readonly Proof[]): ShowContract =>
  (role, stored, nowMs) => {
    const { sellerId: _, buyerId: __, orderStatus: ___, drawnBy, ...contract } = contractAt(stored, nowMs)
    const shown = (party: SigningParty): Signatory =>
      masked(party === role ? contract[party] : asOthersSee(contract[party]))
    return {
      ...contract,
      role,
      offered,
      hasDrawing: drawnBy.includes(role),
      seller: shown('seller'),
      buyer: shown('buyer'),
    }
  }

const masked = (signatory: Signatory): Signatory => ({
  ...signatory,
  signer: maskedIdentity(signatory.signer),
  owner: { ...signatory.owner, legalPerson: maskedIdentity(signatory.owner.legalPerson) },
})

const maskedIdentity = ({ name, residentId }: Identity): Identity => ({ name, residentId: maskedNumber(residentId) })

export const maskedNumber = (residentId: string): string => maskMiddle(residentId, 3, 2)
