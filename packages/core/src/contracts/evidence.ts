import { fail, ok, type Brand, type Result } from '../kernel/index.ts'
import { hasSigned, type Contract, type ContractId, type Party } from './contract.ts'
import { isLegalPerson } from './signatory.ts'
import { documentOf } from './supporting-document.ts'

export type EvidenceId = Brand<'EvidenceId'>

export const EVIDENCE_KINDS = ['identity', 'consent', 'signature', 'document'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/**
 * Evidence for a later, independent check of who signed what, and when (the deposit of spec §7, `personDeposit`). It
 * holds digests and never the documents themselves.
 */
export interface Evidence {
  readonly id: EvidenceId
  readonly contractId: ContractId
  readonly kind: EvidenceKind
  readonly party: Party
  /** SHA-256 of data that is stored elsewhere, as 64 lower-case hexadecimal digits. */
  readonly digest: string
  readonly keptAt: number
  /** The means: a proof, or a way of signing. */
  readonly by?: string
  /** Where it came from: the neighbourhood of an address, never the address. */
  readonly from?: string
}

export type EvidenceFault = 'other-contract' | 'no-digest' | 'changed'

export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/**
 * Adds a piece of evidence. Stored pieces never change: the same piece again is a no-op, another digest for it is
 * refused.
 */
export function keepEvidence(stored: readonly Evidence[], piece: Evidence): Result<readonly Evidence[], EvidenceFault> {
  if (stored.some(({ contractId }) => contractId !== piece.contractId)) return fail('other-contract')
  if (!isDigest(piece.digest)) return fail('no-digest')
  const earlier = stored.find(({ kind, party, by }) => kind === piece.kind && party === piece.party && by === piece.by)
  if (earlier === undefined) return ok([...stored, piece])
  return earlier.digest === piece.digest ? ok(stored) : fail('changed')
}

export type Missing = Pick<Evidence, 'kind' | 'party'>

/** The evidence that the present signatures need and that is missing. */
export function missingEvidence(contract: Contract, stored: readonly Evidence[]): readonly Missing[] {
  const people = (['seller', 'buyer'] as const).filter((party) => hasSigned(contract, party))
  const needed: readonly Missing[] = [
    ...people.flatMap((party): readonly Missing[] => [
      { kind: 'identity', party },
      ...(isLegalPerson(contract[party]) ? [] : [{ kind: 'consent', party } as const]),
      { kind: 'signature', party },
    ]),
    ...(contract.status === 'all-signed'
      ? ([
          { kind: 'signature', party: 'house' },
          { kind: 'document', party: 'house' },
        ] as const)
      : []),
  ]
  // The consent under which a party signed is the one that the platform accepted, and no earlier one.
  const isIt = (piece: Evidence): boolean =>
    piece.kind !== 'consent' ||
    piece.party === 'house' ||
    piece.digest === documentOf(contract[piece.party], 'consent')?.digest
  return needed.filter(
    ({ kind, party }) =>
      !stored.some(
        (piece) => piece.contractId === contract.id && piece.kind === kind && piece.party === party && isIt(piece),
      ),
  )
}
