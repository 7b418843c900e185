import type { IdentityPage } from '@diandu/core/account'
import { PROOFS, type Identity, type Proof, type ProofField } from '@diandu/core/contracts'
import type { Result } from '@diandu/core/kernel'

/** Compared with the records of registers, banks and phone companies. */
export interface IdentityQuestion {
  readonly proof: Proof
  readonly fields: Readonly<Partial<Record<ProofField, string>>>
}

export type IdentityVerdict = 'matches' | 'differs'

/** Whom a provider's own page is to recognise, and where they come back to on ours. */
export interface Visitor extends Identity {
  readonly backPath: string
}

/** One visit to that page, under the provider's number. */
export interface Visit extends IdentityPage {
  readonly id: string
}

/** Pending until the person visits the page; without a visit it lapses. */
export type VisitVerdict = IdentityVerdict | 'pending' | 'lapsed'

/** The provider's reading of an identity card's photo. `unread`: the provider reads no photos. */
export type CardReading =
  | { readonly kind: 'read'; readonly identity: Identity }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unread' }

/**
 * Checks whether documents, cards, numbers and faces belong to one person. Call it outside of transactions.
 */
export interface IdentityProvider {
  readonly kind: 'sandbox' | 'tencent'
  /** Whether it can check this proof; what it cannot is not offered. */
  readonly knows: (proof: Proof) => boolean
  readonly compare: (question: IdentityQuestion) => Promise<Result<IdentityVerdict>>
  /** `front` is the side with the face: a PNG or a JPEG. */
  readonly readCard: (front: Uint8Array) => Promise<Result<CardReading>>
  readonly openVisit: (visitor: Visitor) => Promise<Result<Visit>>
  readonly verdictOf: (visitId: string) => Promise<Result<VisitVerdict>>
}

/**
 * By which proofs one can show here who one is: an identity that was shown before, those that the provider checks, and
 * documents, which are kept with the contract and not checked.
 */
export const offeredProofs = ({ knows }: Pick<IdentityProvider, 'knows'>): readonly Proof[] =>
  (Object.keys(PROOFS) as Proof[]).filter(
    (proof) => proof === 'on-record' || PROOFS[proof].by === 'paper' || knows(proof),
  )
