import { fail, ok, type Result } from '../../src/kernel/index.ts'
import {
  decideProofFile,
  decideProofPart,
  decideProofUpload,
  noOrder,
  type HandoverFacts,
  type OrderId,
  type ProofPart,
  type SentProof,
  type UploadedProof,
} from '../../src/orders/index.ts'
import type { MarketState } from './market-state.ts'

/** Where a proof that is no picture can be fetched. */
export const proofUrl = (id: string): string => `/handover-files/${id}`

export function keepProofPart(
  state: MarketState,
  facts: HandoverFacts,
  { upload, place, bytes }: ProofPart,
  orderId: OrderId,
): Result<null> {
  const files = [...state.proofFiles.values()].filter((file) => file.orderId === orderId)
  const begun = files.find((file) => file.upload === upload && file.userId === facts.userId)
  const decided = decideProofPart(
    { ...facts, files: files.length, isBegun: begun !== undefined },
    {
      place,
      bytes: bytes.length,
    },
  )
  if (!decided.ok) return decided
  const file = begun ?? { orderId, userId: facts.userId, upload, parts: new Map(), document: null }
  if (file.document === null) file.parts.set(place, bytes)
  if (begun === undefined) state.proofFiles.set(`f${state.random.token()}`, file)
  return ok(null)
}

export function finishProofFile(
  state: MarketState,
  facts: HandoverFacts,
  { upload, name, parts }: SentProof,
  orderId: OrderId,
): Result<UploadedProof> {
  const allowed = decideProofUpload(facts)
  if (!allowed.ok) return allowed
  const [id, file] =
    [...state.proofFiles].find(
      ([, one]) => one.orderId === orderId && one.upload === upload && one.userId === facts.userId,
    ) ?? []
  if (id !== undefined && file?.document) return ok({ id, ...file.document })
  const sent = Array.from({ length: parts }, (_, place) => file?.parts.get(place))
  const bytes = Uint8Array.from(sent.every((part) => part !== undefined) ? sent.flatMap((part) => [...part]) : [])
  const decided = decideProofFile({ name, parts }, bytes)
  if (!decided.ok || id === undefined || file === undefined) return decided.ok ? fail(noOrder()) : decided
  file.document = decided.value
  state.files.set(proofUrl(id), bytes)
  return ok({ id, ...decided.value })
}
