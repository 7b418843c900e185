import { isSameName, typedName } from '../input/index.ts'
import { fail, ok, type Result } from '../kernel/index.ts'
import type { PurchaseTerms } from '../orders/index.ts'
import { isProven, PROOFS, type Proof, type ProofField } from './proof.ts'
import { documentOf, type SupportingDocumentKind, type SupportingDocument } from './supporting-document.ts'

/** Name and number as on the identity card. The number is always displayed masked. */
export interface Identity {
  readonly name: string
  readonly residentId: string
}

/**
 * The person or company to which the shop is or will be registered. A company acts through its legal representative; a
 * person acts for themselves.
 */
export interface RegisteredOwner {
  readonly kind: 'person' | 'company'
  readonly name: string
  readonly legalPerson: Identity
}

const NO_IDENTITY: Identity = { name: '', residentId: '' }

/** A shop that is sold as a share in its company is registered to a company, even while that company is unknown. */
export const ownerUnder = ({ equity }: Pick<PurchaseTerms, 'equity'>, owner: RegisteredOwner): RegisteredOwner =>
  equity === null || owner.kind === 'company' ? owner : { kind: 'company', name: '', legalPerson: NO_IDENTITY }

/** A user who signs for a party. */
export interface Signatory {
  readonly party: 'seller' | 'buyer'
  readonly owner: RegisteredOwner
  readonly signer: Identity
  readonly proofs: readonly Proof[]
  /** Documents submitted for the right to sign, each with the platform's verdict. */
  readonly papers: readonly SupportingDocument[]
}

export type SignatoryFault = 'not-proven' | 'signer-mismatch' | 'paper-waiting'

/** Whether the signer is the registered owner's legal representative: by number, and by name. */
export const isLegalPerson = ({ owner, signer }: Signatory): boolean =>
  plain(signer.residentId) === plain(owner.legalPerson.residentId) &&
  plain(signer.name) === plain(owner.legalPerson.name)

/** The registered owner is not known yet. */
const isUnnamed = ({ owner }: Signatory): boolean => owner.name === ''

/** Whether it is known who gives and who receives the authority to sign: without both, a document cannot be judged. */
export const namesBoth = (signatory: Signatory): boolean => !isUnnamed(signatory) && signatory.signer.residentId !== ''

/** Another user signs whose authority is not proven yet: no consent form was submitted, or none was accepted. */
export function needsConsent(signatory: Signatory): boolean {
  const standing = documentOf(signatory, 'consent')?.standing.is ?? 'refused'
  return !isUnnamed(signatory) && !isLegalPerson(signatory) && standing === 'refused'
}

/**
 * How a signer proves their identity. A signer for another's company does so as a person: the consent form gives their
 * authority.
 */
export const provesAs = (signatory: Signatory): RegisteredOwner['kind'] =>
  signatory.signer.residentId === '' || isUnnamed(signatory) || isLegalPerson(signatory)
    ? signatory.owner.kind
    : 'person'

/** Whether the identity is proven. Data without a name prove none. */
export const hasProven = (signatory: Signatory): boolean =>
  !isUnnamed(signatory) && isProven(provesAs(signatory), signatory.proofs)

/** On which documents this one's signature rests. */
export function neededDocuments(signatory: Signatory): readonly SupportingDocumentKind[] {
  if (isUnnamed(signatory)) return []
  return [
    ...(isLegalPerson(signatory) ? [] : ['consent' as const]),
    ...(provesAs(signatory) === 'company' ? ['equity' as const] : []),
  ]
}

/**
 * Whether this signature depends on such a document, or will: that of a company depends on a proof of equity before it
 * is known which company it is.
 */
export const willNeed = (signatory: Signatory, kind: SupportingDocumentKind): boolean =>
  isUnnamed(signatory)
    ? signatory.owner.kind === 'company' && kind === 'equity'
    : neededDocuments(signatory).includes(kind)

/** The platform has accepted each document on which this one's signature rests. */
export const hasDocumentsAccepted = (signatory: Signatory): boolean =>
  neededDocuments(signatory).every((kind) => documentOf(signatory, kind)?.standing.is === 'accepted')

/**
 * Checks whether the signer's identity is known, then whether it is the right one, then the platform's review of the
 * documents.
 */
export function validateSignatory(signatory: Signatory): Result<null, SignatoryFault> {
  if (!hasProven(signatory)) return fail('not-proven')
  if (needsConsent(signatory)) return fail('signer-mismatch')
  return hasDocumentsAccepted(signatory) ? ok(null) : fail('paper-waiting')
}

/** Everything was shown and submitted, and the platform is reviewing it. */
export function isUnderReview(signatory: Signatory): boolean {
  const validated = validateSignatory(signatory)
  return !validated.ok && validated.failure === 'paper-waiting'
}

/** The same proof again changes nothing. */
export const withProof = (signatory: Signatory, proof: Proof): Signatory =>
  signatory.proofs.includes(proof) ? signatory : { ...signatory, proofs: [...signatory.proofs, proof] }

/** Consents and company proofs are valid for one owner only: for a new owner the signer submits them again. */
export const withOwner = (signatory: Signatory, owner: RegisteredOwner): Signatory =>
  isSameOwner(signatory.owner, owner)
    ? { ...signatory, owner }
    : { ...signatory, owner, papers: [], proofs: signatory.proofs.filter((proof) => PROOFS[proof].of === 'person') }

/**
 * A signer who was unknown is now who they have shown to be; a company that was unknown has them as its legal person.
 */
export function asShown(signatory: Signatory, { name: given, residentId, companyName }: Given): Signatory {
  if (given === undefined || residentId === undefined) return signatory
  const name = typedName(given)
  const signer = signatory.signer.residentId === '' ? { name, residentId } : signatory.signer
  if (!isUnnamed(signatory)) return { ...signatory, signer }
  const ownName = signatory.owner.kind === 'company' ? companyName : name
  return ownName === undefined
    ? { ...signatory, signer }
    : { ...signatory, signer, owner: { ...signatory.owner, name: ownName, legalPerson: signer } }
}

/** A signer's own data, as they typed it or as it was read. */
type Given = Readonly<Partial<Record<ProofField, string>>>

/** Whether the given data name another person than the one who is known here. */
export function isAnotherPerson({ name, residentId }: Given, signer: Identity): boolean {
  if (signer.residentId === '') return false
  const hasOtherId = residentId !== undefined && plain(residentId) !== plain(signer.residentId)
  return hasOtherId || (name !== undefined && !isSameName(name, signer.name))
}

/** Whether the given data name another company than the contract does. */
export const isAnotherCompany = ({ companyName }: Given, { name }: Pick<RegisteredOwner, 'name'>): boolean =>
  companyName !== undefined && name !== '' && !isSameName(companyName, name)

const isSameOwner = (one: RegisteredOwner, other: RegisteredOwner): boolean =>
  one.kind === other.kind &&
  isSameName(one.name, other.name) &&
  isSameName(one.legalPerson.name, other.legalPerson.name) &&
  plain(one.legalPerson.residentId) === plain(other.legalPerson.residentId)

/** Blanks, full-width letters and the case of the check letter make no other number. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
