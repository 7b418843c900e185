import { asOthersSee, isLate, type Contract, type ContractView, type Identity, type Party, type Proof, type Signatory } from '@diandu/core/contracts'
import { maskMiddle } from '@diandu/core/format'

/** A contract as the house knows it: with both parties, seen from neither. */
export interface KeptContract extends Contract {
  readonly sellerId: string
  readonly buyerId: string
  /** The state of its order: an end there ends what was not signed. */
  readonly orderStatus: number
  /** Of whom a signature is kept that they once drew. */
  readonly drawn: readonly SigningParty[]
}

export type SigningParty = Exclude<Party, 'house'>

/** Which party somebody is; a stranger is none. */
export function partyOf({ sellerId, buyerId }: Pick<KeptContract, 'sellerId' | 'buyerId'>, userId: string): SigningParty | undefined {
  if (userId === sellerId) return 'seller'
  return userId === buyerId ? 'buyer' : undefined
}

const PAID = 4

/** A deadline and the order's end hold at once, whenever the sweeper comes by. */
export function contractAt(kept: KeptContract, nowMs: number): KeptContract {
  if (isLate(kept, nowMs)) return { ...kept, status: 'expired' }
  const isOpen = kept.status === 'draft' || kept.status === 'seller-signed'
  return isOpen && kept.orderStatus !== PAID ? { ...kept, status: 'void' } : kept
}

/** Draws a contract for one of its parties. */
export type ShowContract = (role: SigningParty, kept: KeptContract, nowMs: number) => ContractView

/** As one of its parties sees it: who is who, of every number only its ends, and by which proofs one can show here who one is. */
export const showWith = (offered: readonly Proof[]): ShowContract => (role, kept, nowMs) => {
  const { sellerId: _, buyerId: __, orderStatus: ___, drawn, ...contract } = contractAt(kept, nowMs)
  const shown = (party: SigningParty): Signatory => masked(party === role ? contract[party] : asOthersSee(contract[party]))
  return { ...contract, role, offered, hasDrawing: drawn.includes(role), seller: shown('seller'), buyer: shown('buyer') }
}

const masked = (signatory: Signatory): Signatory => ({
  ...signatory,
  signer: maskedIdentity(signatory.signer),
  owner: { ...signatory.owner, legalPerson: maskedIdentity(signatory.owner.legalPerson) },
})

const maskedIdentity = ({ name, residentId }: Identity): Identity => ({ name, residentId: maskedNumber(residentId) })

export const maskedNumber = (residentId: string): string => maskMiddle(residentId, 3, 2)
