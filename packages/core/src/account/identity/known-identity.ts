import { isSameName } from '../../input/index.ts'
import { maskedPerson } from './masked-person.ts'

/** Who a user has shown to be, once for all that asks for it: contracts, cards and the profile. */
export interface KnownIdentity {
  readonly name: string
  readonly residentId: string
  /** Where it was shown: for the account, by documents or a face, or by a proof for a contract. */
  readonly by: 'documents' | 'contract'
  readonly provenAt: number
}

/** As its user sees it again: enough to know it by, and no more. */
export interface ShownIdentity extends Pick<KnownIdentity, 'by' | 'provenAt'> {
  readonly name: string
  readonly number: string
}

/** A reviewed identity comes before one that a contract asked for. */
export const knownIdentity = ({
  documents,
  contract,
}: {
  readonly documents: KnownIdentity | null
  readonly contract: KnownIdentity | null
}): KnownIdentity | null => documents ?? contract

/**
 * Whom proofs for contracts have shown that were finished before the platform remembered them: the first one counts,
 * and none where a user has shown to be two people, since then it is unknown which of them they are.
 */
export function earlierIdentity(shown: readonly Omit<KnownIdentity, 'by'>[]): KnownIdentity | null {
  const [first, ...others] = shown.toSorted((one, other) => one.provenAt - other.provenAt)
  if (first === undefined || others.some((other) => !isSamePerson(first, other))) return null
  return { ...first, by: 'contract' }
}

const isSamePerson = (one: Pick<KnownIdentity, 'name' | 'residentId'>, other: typeof one): boolean =>
  isSameName(one.name, other.name) && plain(one.residentId) === plain(other.residentId)

const plain = (text: string): string => text.trim().toUpperCase()

export const shownIdentity = ({ name, residentId, by, provenAt }: KnownIdentity): ShownIdentity => ({
  ...maskedPerson({ name, residentId }),
  by,
  provenAt,
})

/** The numbers by which an account is known: of a person, and of a company; null where it was not asked. */
export interface VerifiedAs {
  readonly person: string | null
  readonly company: string | null
}
