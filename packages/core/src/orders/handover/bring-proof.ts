import { fail, type Result, type StopSignal } from '../../kernel/index.ts'
import type { OrderId } from '../order.ts'
import type { Handovers, UploadedProof } from './handovers.ports.ts'
import { decideProofFile, MAX_PROOF_FILE_BYTES, noProof, PROOF_PART_BYTES, tooLarge, unreadable } from './proof-file.ts'

/** A file on the device. */
interface ProofSource {
  readonly name: string
  readonly size: number
  /** Undefined where the device cannot read it any more. */
  read(from: number, to: number): Promise<Uint8Array | undefined>
}

interface Bringing {
  readonly order: OrderId
  /** Names the upload on this device; where it goes on later, it is the same. */
  readonly upload: string
  /** How many parts have arrived already. */
  readonly arrived: number
  readonly onArrived: (parts: number, of: number) => void
  readonly signal?: StopSignal
}

/**
 * Brings a file part by part. After a failure it goes on where it stood. One that would be refused is not sent at all:
 * on a slow line twenty megabytes take minutes.
 */
export async function bringProof(
  handovers: Pick<Handovers, 'proofPart' | 'proofFile'>,
  { name, size, read }: ProofSource,
  { order, upload, arrived, onArrived, signal }: Bringing,
): Promise<Result<UploadedProof>> {
  if (size > MAX_PROOF_FILE_BYTES) return fail(tooLarge())
  if (size === 0) return fail(noProof('broken'))
  const parts = Math.ceil(size / PROOF_PART_BYTES)
  if (arrived <= 0) {
    const whole = await read(0, size)
    if (whole === undefined) return fail(unreadable())
    const decided = decideProofFile({ name, parts }, whole)
    if (!decided.ok) return decided
  }
  for (let place = Math.max(0, arrived); place < parts; place += 1) {
    const bytes = await read(place * PROOF_PART_BYTES, Math.min(size, (place + 1) * PROOF_PART_BYTES))
    if (bytes === undefined) return fail(unreadable())
    if (signal?.aborted === true) return fail({ kind: 'offline' })
    const kept = await handovers.proofPart(order, { upload, place, bytes }, signal)
    if (!kept.ok) return kept
    onArrived(place + 1, parts)
  }
  return handovers.proofFile(order, { upload, name, parts }, signal)
}
