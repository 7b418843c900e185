import { setImmediate as nextTurn } from 'node:timers/promises'
import { insertRow, type Queries } from '../../database/index.ts'
import type { DataBox } from '../../crypto/index.ts'

/**
 * Bytes of a picture in one statement. The embedded engine answers nothing else while it takes a statement's bytes:
 * two megabytes block it for a tenth of a second or more, a chunk for a few milliseconds.
 */
export const CHUNK_BYTES = 128 * 1024

/** Where the bytes of a large picture stand. */
export interface ChunkedBytes {
  readonly blobId: string
  readonly chunkCount: number
}

/** `key` names a chunk by its blob and its place, so that none opens in the place of another one. */
export const aboutChunk = (key: string): string => `picture chunk ${key}`

/**
 * Seals and writes the bytes chunk by chunk, each in a statement of its own. They belong to no picture yet: a sweep
 * deletes what no picture names.
 */
export async function writeChunks(
  db: Queries,
  box: DataBox,
  blobId: string,
  bytes: Uint8Array,
  nowMs: number,
): Promise<ChunkedBytes> {
  const chunkCount = Math.ceil(bytes.length / CHUNK_BYTES)
  for (let place = 0; place < chunkCount; place += 1) {
    // Requests that came in the meantime go first.
    await nextTurn()
    const chunk = bytes.subarray(place * CHUNK_BYTES, (place + 1) * CHUNK_BYTES)
    await insertRow(db, 'picture_chunks', {
      blobId,
      place,
      sealed: box.seal(chunk, aboutChunk(`${blobId} ${place}`)),
      addedAt: nowMs,
    })
  }
  return { blobId, chunkCount }
}

/** Throws where one of them is not there, or is in the place of another one. */
export async function readChunks(db: Queries, box: DataBox, { blobId, chunkCount }: ChunkedBytes): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for (let place = 0; place < chunkCount; place += 1) {
    await nextTurn()
    const [row] = await db.query<{ sealed: Uint8Array }>(
      'SELECT sealed FROM picture_chunks WHERE blob_id = $1 AND place = $2',
      [blobId, place],
    )
    if (row === undefined) throw new Error(`Chunk ${place} of picture ${blobId} is not there.`)
    chunks.push(box.open(row.sealed, aboutChunk(`${blobId} ${place}`)))
  }
  return Buffer.concat(chunks)
}
