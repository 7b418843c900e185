import { createHash } from 'node:crypto'
import { fail, ok, type Result } from '@diandu/core/kernel'
import {
  decideProofFile,
  decideProofPart,
  decideProofUpload,
  noOrder,
  PROOF_PART_BYTES,
  type HandoverFacts,
  type SentProof,
  type UploadedProof,
} from '@diandu/core/orders'
import type { MemberContext } from '../../../calls/index.ts'
import type { DataBox } from '../../../crypto/index.ts'
import { idFrom } from '../../../ids/index.ts'
import { findOrder } from '../../order-store.ts'
import { findHandover } from '../handover-store.ts'
import {
  beginProofFile,
  closeProofFile,
  CHUNK_BYTES,
  countProofFiles,
  dropProofFile,
  findUpload,
  finishProofFile,
  readProofChunks,
  writeProofChunks,
  type UploadName,
} from './proof-file-store.ts'

type Own = Omit<UploadName, 'userId'>

const CHUNKS_A_PART = PROOF_PART_BYTES / CHUNK_BYTES

/** Keeps a part. Nothing that may be seen comes of it, so that no transaction is held for it. */
export async function takePart(context: MemberContext, own: Own, place: number, box: DataBox): Promise<Result<null>> {
  const { db, clock, random, file = new Uint8Array() } = context
  const name = { ...own, userId: context.viewer.userId }
  const begun = await findUpload(db, name)
  const files = begun === undefined ? await countProofFiles(db, own.orderId) : 0
  const facts = { ...(await factsOf(context, own)), files, isBegun: begun !== undefined }
  const decided = decideProofPart(facts, { place, bytes: file.length })
  if (!decided.ok || (begun?.document ?? null) !== null) return decided
  if (begun === undefined) await beginProofFile(db, name, `f${idFrom(random.token())}`, clock.now())
  const { id } = begun ?? (await findUpload(db, name)) ?? {}
  if (id === undefined) return fail(noOrder())
  const from = place * CHUNKS_A_PART
  await writeProofChunks(db, box, { id, from, to: from + CHUNKS_A_PART }, file)
  return ok(null)
}

/** Says what the file is. One that is none goes at once; of one that is not whole the missing parts may still come. */
export async function takeFile(
  context: MemberContext,
  { name, parts, upload }: SentProof,
  orderId: Own['orderId'],
  box: DataBox,
): Promise<Result<UploadedProof>> {
  const { db, viewer } = context
  const allowed = decideProofUpload(await factsOf(context, { orderId, upload }))
  if (!allowed.ok) return allowed
  const found = await findUpload(db, { orderId, upload, userId: viewer.userId })
  if (found?.document) return ok({ id: found.id, ...found.document })
  const chunks: Uint8Array[] = []
  const digest = createHash('sha256')
  if (found !== undefined) {
    await closeProofFile(db, found.id, context.clock.now())
    for await (const chunk of readProofChunks(db, box, found.id)) {
      digest.update(chunk)
      chunks.push(chunk)
    }
  }
  const decided = decideProofFile({ name, parts }, Buffer.concat(chunks))
  if (found === undefined) return decided.ok ? fail(noOrder()) : decided
  if (decided.ok) {
    await finishProofFile(db, found.id, decided.value, digest.digest('hex'))
    return ok({ id: found.id, ...decided.value })
  }
  const { failure } = decided
  if (failure.kind === 'refused' && failure.reason === 'file-incomplete') await closeProofFile(db, found.id, null)
  else await dropProofFile(db, found.id)
  return decided
}

const factsOf = async ({ db, clock, viewer }: MemberContext, { orderId }: Own): Promise<HandoverFacts> => ({
  userId: viewer.userId,
  order: await findOrder(db, orderId),
  record: await findHandover(db, orderId),
  at: clock.now(),
})
