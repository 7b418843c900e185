import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import {
  decideHandoverCheck,
  decideHandoverMark,
  handoverOf,
  type CheckedItem,
  type DecidedEntry,
  type Handover,
  type HandoverFacts,
  type HandoverProof,
  type MarkedItem,
  type OrderId,
} from '@diandu/core/orders'
import { holdPictures, keepPictures, pictureDigest } from '../../account/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { lockOrder } from '../order-store.ts'
import { addHandoverEntry, findHandover } from './handover-store.ts'
import { holdProofFiles, keepProofFiles } from './proof-files/proof-file-store.ts'

interface OwnHandover {
  readonly userId: string
  readonly orderId: OrderId
  readonly nowMs: number
}

/** The seller's proofs are kept with the order, and the digest of each is taken from what is kept. */
export async function markItem(
  tx: Transaction,
  own: OwnHandover,
  { proofs, ...marked }: MarkedItem,
  box: DataBox,
): Promise<Result<Handover>> {
  const facts = await lockedFacts(tx, own)
  // Refusals that do not depend on the files come before the files are read.
  const named = decideHandoverMark(facts, { ...marked, proofs: proofs.map((file) => ({ file, digest: file })) })
  if (!named.ok) return named
  const files = await holdProofFiles(tx, own, proofs)
  const pictures = proofs.filter((proof) => !files.some(({ id }) => id === proof))
  if (!(await holdPictures(tx, own.userId, pictures)))
    return fail(refused('bad-parameter', '有凭证不存在，请重新上传', 'proofs'))
  const digested: HandoverProof[] = []
  for (const file of proofs) {
    const { digest = null, document = null } = files.find(({ id }) => id === file) ?? {}
    digested.push(
      digest === null || document === null
        ? { file, digest: await pictureDigest(tx, box, file) }
        : { file, digest, document },
    )
  }
  const decided = decideHandoverMark(facts, { ...marked, proofs: digested })
  if (decided.ok && decided.value.entry !== null) {
    await keepPictures(tx, own.userId, `handover ${own.orderId}`, pictures)
    await keepProofFiles(
      tx,
      files.map(({ id }) => id),
    )
  }
  return keep(tx, decided)
}

export const checkItem = async (tx: Transaction, own: OwnHandover, checked: CheckedItem): Promise<Result<Handover>> =>
  keep(tx, decideHandoverCheck(await lockedFacts(tx, own), checked))

/** The order stays locked: of two devices that say something at once the second sees what the first has said. */
const lockedFacts = async (tx: Transaction, { userId, orderId, nowMs }: OwnHandover): Promise<HandoverFacts> => ({
  userId,
  order: await lockOrder(tx, orderId),
  record: await findHandover(tx, orderId),
  at: nowMs,
})

async function keep(tx: Transaction, decided: Result<DecidedEntry>): Promise<Result<Handover>> {
  if (!decided.ok) return decided
  const { order, record, entry, messages } = decided.value
  if (entry !== null) await addHandoverEntry(tx, order.id, entry)
  await writeMessages(tx, messages)
  return ok(
    handoverOf({ ...record, entries: entry === null ? record.entries : [...record.entries, entry] }, order.shop),
  )
}
