import type { Result } from '../kernel/index.ts'
import type { ContractId } from './contract.ts'
import type { ContractView, IdentityChecks, Signatures } from './contracts.ports.ts'
import type { SupportingDocumentKind } from './supporting-document.ts'

export interface ReplacedDocument {
  readonly contractId: ContractId
  readonly kind: SupportingDocumentKind
  /** Where the other one was uploaded to. */
  readonly paper: string
}

interface ReplacePorts {
  readonly identity: Pick<IdentityChecks, 'begin' | 'finish'>
  readonly signatures: Pick<Signatures, 'handInConsent'>
}

/** Submits another document for one that waits, by the way on which the first one went. */
export async function replaceDocument(
  { identity, signatures }: ReplacePorts,
  { contractId, kind, paper }: ReplacedDocument,
): Promise<Result<ContractView>> {
  if (kind === 'consent') return signatures.handInConsent(contractId, paper)
  const begun = await identity.begin({ contractId, proof: 'equity', fields: { equityPaper: paper } })
  return begun.ok ? identity.finish({ contractId, proof: 'equity', code: null }) : begun
}
