import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OrderId, ProofDocument } from '@diandu/core/orders'
import type { DataBox } from '../../../crypto/index.ts'
import { insertIfAbsent, updateRow, type Queries, type Transaction } from '../../../database/index.ts'

/** Per statement: the embedded engine answers no other request before it has taken a statement's bytes. */
export const CHUNK_BYTES = 128 * 1024

/** `key` names a chunk by its file and its place. */
export const aboutProofChunk = (key: string): string => `proof file ${key}`

export interface UploadName {
  readonly orderId: OrderId
  readonly userId: string
  readonly upload: string
}

export interface ProofFileRecord {
  readonly id: string
  /** Null until all its parts have arrived. */
  readonly document: ProofDocument | null
  readonly digest: string | null
}

const COLUMNS = `id, digest,
  CASE WHEN type IS NOT NULL THEN json_build_object('name', name, 'type', type, 'bytes', bytes) END AS document`

export async function findUpload(
  db: Queries,
  { orderId, userId, upload }: UploadName,
): Promise<ProofFileRecord | undefined> {
  const [file] = await db.query<ProofFileRecord>(
    `SELECT ${COLUMNS} FROM proof_files WHERE order_id = $1 AND user_id = $2 AND upload = $3`,
    [orderId, userId, upload],
  )
  return file
}

export async function findProofFile(db: Queries, id: string): Promise<ProofFileRecord | undefined> {
  const [file] = await db.query<ProofFileRecord>(`SELECT ${COLUMNS} FROM proof_files WHERE id = $1`, [id])
  return file
}

export async function countProofFiles(db: Queries, orderId: OrderId): Promise<number> {
  const [counted] = await db.query<{ count: number }>(
    'SELECT count(*)::int8 AS count FROM proof_files WHERE order_id = $1',
    [orderId],
  )
  return counted?.count ?? 0
}

/** Of two parts that come first at once, one begins the file. */
export const beginProofFile = async (
  db: Queries,
  { orderId, userId, upload }: UploadName,
  id: string,
  nowMs: number,
): Promise<void> => void (await insertIfAbsent(db, 'proof_files', { id, orderId, userId, upload, addedAt: nowMs }))

/** The chunks of a part, from one place to before another. */
interface PartPlaces {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Chunk by chunk, each in a statement of its own, in the place of what came before. A closed file stays as it is. */
export async function writeProofChunks(
  db: Queries,
  box: DataBox,
  { id, from, to }: PartPlaces,
  bytes: Uint8Array,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    // Requests that came in the meantime go first.
    await nextTurn()
    const place = from + at / CHUNK_BYTES
    await db.change(
      `INSERT INTO proof_file_chunks (file_id, place, sealed)
       SELECT id, $2, $3 FROM proof_files WHERE id = $1 AND closed_at IS NULL FOR SHARE
       ON CONFLICT (file_id, place) DO UPDATE SET sealed = excluded.sealed`,
      [id, place, box.seal(bytes.subarray(at, at + CHUNK_BYTES), aboutProofChunk(`${id} ${place}`))],
    )
  }
  await db.change(
    `DELETE FROM proof_file_chunks WHERE file_id = (SELECT id FROM proof_files WHERE id = $1 AND closed_at IS NULL FOR SHARE)
     AND place >= $2 AND place < $3`,
    [id, from + Math.ceil(bytes.length / CHUNK_BYTES), to],
  )
}

/** No part is taken any more; or again, where some have not come. */
export const closeProofFile = async (db: Queries, id: string, closedAt: number | null): Promise<void> =>
  void (await updateRow(db, 'proof_files', { set: { closedAt }, where: { id, type: null } }))

/** From its beginning on, as far as no chunk is missing. */
export async function* readProofChunks(db: Queries, box: DataBox, id: string): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    await nextTurn()
    const [row] = await db.query<{ sealed: Uint8Array }>(
      'SELECT sealed FROM proof_file_chunks WHERE file_id = $1 AND place = $2',
      [id, place],
    )
    if (row === undefined) return
    yield box.open(row.sealed, aboutProofChunk(`${id} ${place}`))
  }
}

/** All its parts have arrived: nothing of it is changed from here on. */
export const finishProofFile = async (
  db: Queries,
  id: string,
  { name, type, bytes }: ProofDocument,
  digest: string,
): Promise<void> =>
  void (await updateRow(db, 'proof_files', { set: { name, type, bytes, digest }, where: { id, type: null } }))

/** Its bytes go with the next sweep. */
export const dropProofFile = async (db: Queries, id: string): Promise<void> =>
  void (await db.change('DELETE FROM proof_files WHERE id = $1 AND NOT is_used', [id]))

/** Those of them that are whole files of this seller's for this order. Until the transaction ends none is swept. */
export const holdProofFiles = (
  tx: Transaction,
  { orderId, userId }: Omit<UploadName, 'upload'>,
  ids: readonly string[],
): Promise<readonly ProofFileRecord[]> =>
  tx.query<ProofFileRecord>(
    `SELECT ${COLUMNS} FROM proof_files WHERE id = ANY($1::text[]) AND order_id = $2 AND user_id = $3 AND type IS NOT NULL
     ORDER BY id FOR UPDATE`,
    [ids, orderId, userId],
  )

export const keepProofFiles = async (tx: Queries, ids: readonly string[]): Promise<void> =>
  void (await tx.change('UPDATE proof_files SET is_used = true WHERE id = ANY($1::text[])', [ids]))

/** A form may wait for its person so long, its files with it. */
const UNUSED_FOR_MS = 72 * 3_600_000

/** Deletes files that no mark uses, and bytes that belong to no file any more; returns how many files. */
export async function sweepProofFiles(db: Queries, nowMs: number): Promise<number> {
  const swept = await db.change('DELETE FROM proof_files WHERE NOT is_used AND added_at <= $1', [nowMs - UNUSED_FOR_MS])
  await db.change(
    'DELETE FROM proof_file_chunks c WHERE NOT EXISTS (SELECT 1 FROM proof_files f WHERE f.id = c.file_id)',
  )
  return swept
}
