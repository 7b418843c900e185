import {
  contractChanged,
  contractMessages,
  decideSigning,
  missingEvidence,
  noContract,
  readDrawing,
  type ContractRecord,
  type SigningWay,
} from '@diandu/core/contracts'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'
import { moveStoredOrder } from '../orders/index.ts'
import type { SignsHere } from '../integrations/index.ts'
import { CONTRACT_TITLE } from './pdf/contract-pdf-content.ts'
import { lastRead } from './contract-journal-store.ts'
import { findContract, insertSignature, lockContract, moveContract } from './contract-store.ts'
import type { SigningDeps } from './pdf/draft-contract.ts'
import { storedDrawing, keepDrawing } from './pdf/drawn-signature-store.ts'
import { addEvidence, listEvidence } from './evidence-store.ts'
import { insertContractPdf, lastDigest, latestContractPdf } from './pdf/contract-pdf-store.ts'
import { markOf } from './signing-marks.ts'

export interface ContractSigning {
  readonly contractId: string
  readonly userId: string
  readonly way: SigningWay
  readonly drawing: string | undefined
  /** From where, as a neighbourhood. */
  readonly network: string
}

export interface SigningTools extends SigningDeps {
  /** Puts a signature on a document, or brings the document on which it was put elsewhere. */
  readonly write: SignsHere['sign']
  /** Where the document is read elsewhere, it is read where it is signed. */
  readonly isReadElsewhere?: boolean
}

/**
 * Signs as core decides it, in the transaction that it is given: the document, its evidence, the contract and its order
 * move together or not at all.
 */
export async function signContract(
  tx: Transaction,
  signing: ContractSigning,
  tools: SigningTools,
): Promise<Result<ContractRecord>> {
  const { box, nowMs: at } = tools
  const { contractId, userId } = signing
  const decide = async (contract: ContractRecord | undefined) =>
    decideSigning(
      { userId, contract, hasRead: tools.isReadElsewhere === true || (await hasRead(tx, signing)), at },
      signing,
    )
  const seen = await findContract(tx, box, contractId)
  const before = await decide(seen)
  if (!before.ok || seen === undefined) return before.ok ? fail(noContract()) : before
  const { event, party: by } = before.value
  const moved = await moveStoredOrder(tx, { orderId: seen.orderId, event, by, who: userId, at }, tools)
  if (!moved.ok) return fail(contractChanged())
  // With the order locked no other party signs, and with the contract locked nothing renders it again: what is read now
  // stays.
  await lockContract(tx, contractId)
  const current = await findContract(tx, box, contractId)
  const decided = await decide(current && { ...current, orderStatus: seen.orderStatus })
  if (!decided.ok || current === undefined) return decided.ok ? fail(noContract()) : decided
  const { contract: signed } = decided.value
  if (!(await moveContract(tx, current, signed.status)))
    throw new Error(`Contract ${current.id} changed while its order was locked.`)
  await writeSignatures(tx, current, signed, signing, tools)
  const missing = missingEvidence(signed, await listEvidence(tx, current.id))
  if (missing.length > 0)
    throw new Error(
      `Contract ${current.id} would be signed without evidence: ${missing.map(({ kind, party }) => `${kind} of ${party}`).join(', ')}.`,
    )
  await writeMessages(tx, contractMessages(signed, at))
  return ok({ ...signed, orderStatus: moved.value.status })
}

/** Whether the current document is the one that this person last confirmed to have read. */
async function hasRead(tx: Transaction, signing: ContractSigning): Promise<boolean> {
  const read = await lastRead(tx, signing)
  return read !== undefined && read === (await lastDigest(tx, signing.contractId))
}

/** The signatures that are new, one version of the document after the other. */
async function writeSignatures(
  tx: Transaction,
  before: ContractRecord,
  after: ContractRecord,
  signing: ContractSigning,
  tools: SigningTools,
): Promise<void> {
  const { box, write, random, nowMs } = tools
  const evidence = await listEvidence(tx, before.id)
  let paper = await latestContractPdf(tx, box, before.id)
  for (const { party, way, at } of after.signatures.slice(before.signatures.length)) {
    if (paper === undefined) throw new Error(`Contract ${before.id} has no paper.`)
    const strokes = party === 'house' ? [] : await strokesOf(tx, signing, box)
    const mark = markOf({ contract: after, party, evidence, strokes })
    const bytes = await write(paper.bytes, {
      place: party,
      signer: mark.name,
      reason: `${CONTRACT_TITLE} ${before.number}`,
      at,
      mark,
    })
    paper = await insertContractPdf(tx, box, before.id, paper.version + 1, bytes, at)
    await insertSignature(tx, before.id, { party, way, at })
    await addEvidence(
      tx,
      before.id,
      {
        kind: 'signature',
        party,
        digest: paper.digest,
        keptAt: at,
        by: way,
        from: party === 'house' ? '' : signing.network,
      },
      random,
    )
  }
  if (after.status === 'all-signed' && paper !== undefined) {
    await addEvidence(
      tx,
      before.id,
      { kind: 'document', party: 'house', digest: paper.digest, keptAt: nowMs, by: 'seal', from: '' },
      random,
    )
  }
}

/** Drawn now, and kept for the next time; or the one that is kept. */
async function strokesOf(tx: Transaction, { way, drawing, userId }: ContractSigning, box: SigningTools['box']) {
  if (way === 'manual' && drawing !== undefined) await keepDrawing(tx, box, userId, drawing)
  const text = way === 'manual' ? drawing : await storedDrawing(tx, box, userId)
  return (text === undefined ? null : readDrawing(text)) ?? []
}
