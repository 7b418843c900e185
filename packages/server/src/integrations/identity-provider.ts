import type { IdentityPage } from '@diandu/core/account'
import { PROOFS, type Identity, type Proof, type ProofField } from '@diandu/core/contracts'
import type { Result } from '@diandu/core/kernel'

/** What a person gave, to be compared with what registers, banks and phone companies know. */
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

/** Before the person was there it is pending; a visit that was never made lapses. */
export type VisitVerdict = IdentityVerdict | 'pending' | 'lapsed'

/**
 * What a provider sees on the photo of an identity card: whom, that it is no card that a register knows, or nothing,
 * because it does not look.
 */
export type CardReading =
  | { readonly kind: 'read'; readonly identity: Identity }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unread' }

/**
 * The provider that knows whether documents, cards, numbers and faces belong to one person. Call it outside of
 * transactions.
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
