import {
  missingEvidence,
  ORDER_EVENTS,
  readDrawing,
  signContract as signByRule,
  type ContractFault,
  type SigningWay,
} from '@diandu/core/contracts'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../database/index.ts'
import { moveStoredOrder } from '../orders/index.ts'
import type { SignsHere } from '../integrations/index.ts'
import { CONTRACT_TITLE } from './pdf/contract-pdf-content.ts'
import { lastRead } from './contract-journal-store.ts'
import { findContract, insertSignature, lockContract, moveContract } from './contract-store.ts'
import type { SigningDeps } from './pdf/draft-contract.ts'
import { storedDrawing, keepDrawing } from './pdf/drawn-signature-store.ts'
import { addEvidence, listEvidence } from './evidence-store.ts'
import { contractAt, partyOf, type ContractRecord, type SigningParty } from './contract-record.ts'
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
 * Signs, in the transaction that it is given: the document, its evidence, the contract and its order move together or
 * not at all.
 */
export async function signContract(
  tx: Transaction,
  signing: ContractSigning,
  tools: SigningTools,
): Promise<Result<ContractRecord>> {
  const { box, nowMs } = tools
  const seen = await findContract(tx, box, signing.contractId)
  const party = seen && partyOf(seen, signing.userId)
  if (seen === undefined || party === undefined) return fail(noContract())
  if (signing.drawing !== undefined && readDrawing(signing.drawing) === null)
    return fail(refused('bad-parameter', '手写签名格式不正确', 'drawing'))
  const before = validate(seen, party, signing, nowMs)
  if (!before.ok) return before
  const event = ORDER_EVENTS[before.value.status]
  if (event === null) return fail(changed())
  const moved = await moveStoredOrder(
    tx,
    { orderId: seen.orderId, event, by: party, who: signing.userId, at: nowMs },
    tools,
  )
  if (!moved.ok) return fail(changed())
  // With the order locked no other party signs, and with the contract locked nothing renders it again: what is read now
  // stays.
  await lockContract(tx, seen.id)
  const current = await findContract(tx, box, signing.contractId)
  const signed =
    current === undefined
      ? fail(noContract())
      : validate({ ...current, orderStatus: seen.orderStatus }, party, signing, nowMs)
  if (!signed.ok || current === undefined) return signed.ok ? fail(noContract()) : signed
  if (tools.isReadElsewhere !== true && !(await hasRead(tx, signing))) return fail(unread())
  if (!(await moveContract(tx, current, signed.value.status)))
    throw new Error(`Contract ${current.id} changed while its order was locked.`)
  await writeSignatures(tx, current, signed.value, signing, tools)
  const missing = missingEvidence(signed.value, await listEvidence(tx, current.id))
  if (missing.length > 0)
    throw new Error(
      `Contract ${current.id} would be signed without evidence: ${missing.map(({ kind, party }) => `${kind} of ${party}`).join(', ')}.`,
    )
  return ok({
    ...signed.value,
    orderStatus: moved.value.status,
    drawnBy: signing.drawing === undefined || signing.way !== 'manual' ? current.drawnBy : [...current.drawnBy, party],
  })
}

function validate(
  stored: ContractRecord,
  party: SigningParty,
  { way }: ContractSigning,
  nowMs: number,
): Result<ContractRecord> {
  const signed = signByRule(contractAt(stored, nowMs), { party, way, at: nowMs })
  return signed.ok ? ok({ ...stored, ...signed.value }) : fail(signingFailure(signed.failure))
}

export function signingFailure(fault: ContractFault): Failure {
  if (fault === 'signer-mismatch') return { kind: 'signer-mismatch' }
  if (fault === 'paper-waiting') return documentWaiting()
  if (fault === 'not-proven') return refused('terms-changed', '请先完成实名认证再签署')
  return changed()
}

/** Whether the document as it stands is the one that this person said last they had read. */
async function hasRead(tx: Transaction, signing: ContractSigning): Promise<boolean> {
  const read = await lastRead(tx, signing)
  return read !== undefined && read === (await lastDigest(tx, signing.contractId))
}

const unread = (): Failure => refused('terms-changed', '合同内容已变化，请重新阅读后再签署', 'digest')
export const documentWaiting = (): Failure => refused('paper-waiting', '材料还在审核，通过后才能签署')
const changed = (): Failure => refused('terms-changed', '合同状态已变化，请刷新查看')
export const noContract = (): Failure => refused('not-found', '没有找到合同')

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
