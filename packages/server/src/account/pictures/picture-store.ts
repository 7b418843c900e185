import type { PictureSize } from '@diandu/core/catalog'
import { insertRow, updateRow, upsertRow, type Queries, type Transaction } from '../../database/index.ts'
import type { ChunkedBytes } from './picture-chunk-store.ts'

export type PictureType = 'image/png' | 'image/jpeg'

export interface NewPicture {
  readonly id: string
  readonly userId: string
  readonly contentHash: string
  readonly type: PictureType
  /** Sealed; or where they stand already; or `null` where `touchBytes` has found that the same are kept. */
  readonly bytes: Uint8Array | ChunkedBytes | null
  readonly addedAt: number
}

/** The same picture twice has its bytes once, and a sweep that is under way leaves them. */
export async function insertPicture(
  tx: Transaction,
  { id, userId, contentHash, type, bytes, addedAt }: NewPicture,
): Promise<void> {
  if (bytes !== null) {
    const chunked = bytes instanceof Uint8Array ? null : bytes
    await upsertRow(tx, 'picture_bytes', {
      key: { contentHash },
      set: { lastAddedAt: addedAt },
      once: {
        type,
        sealed: bytes instanceof Uint8Array ? bytes : null,
        blobId: chunked?.blobId ?? null,
        chunkCount: chunked?.chunkCount ?? null,
      },
    })
  }
  await insertRow(tx, 'pictures', { id, userId, contentHash, addedAt })
}

/** Whether the same bytes are kept; if so, no sweep takes them for as long as a picture may wait to be used. */
export async function touchBytes(db: Queries, contentHash: string, nowMs: number): Promise<boolean> {
  return updateRow(db, 'picture_bytes', { set: { lastAddedAt: nowMs }, where: { contentHash } })
}

export async function countPictures(db: Queries, userId: string, sinceMs: number): Promise<number> {
  const [counted] = await db.query<{ count: number }>(
    'SELECT count(*)::int8 AS count FROM pictures WHERE user_id = $1 AND added_at > $2',
    [userId, sinceMs],
  )
  return counted?.count ?? 0
}

export interface PictureRecord {
  readonly contentHash: string
  readonly type: PictureType
  /** `null` where they are in chunks, and where the smaller form that is asked for is there. */
  readonly sealed: Uint8Array | null
  readonly blobId: string | null
  readonly chunkCount: number | null
  /** Whether every visitor may see it, for good: it is a user's avatar. */
  readonly isAvatar: boolean
  /** Whether every visitor may see it now: it is in a listing on the market. */
  readonly isPublic: boolean
  /** The smaller form that is asked for, sealed; `null` where it was not made, or cannot be. */
  readonly sized: Uint8Array | null
  readonly sizeTriedAt: number | null
}

/** A picture, with its smaller form where one is asked for and was made. */
export async function findPicture(db: Queries, id: string, size?: PictureSize): Promise<PictureRecord | undefined> {
  const [picture] = await db.query<PictureRecord>(
    `SELECT p.content_hash, b.type, CASE WHEN s.sealed IS NULL THEN b.sealed END AS sealed,
       b.blob_id, b.chunk_count, s.sealed AS sized, s.made_at AS size_tried_at,
       EXISTS (SELECT 1 FROM users u WHERE u.id = p.user_id AND u.avatar_id = p.id) AS is_avatar, p.is_public
     FROM pictures p JOIN picture_bytes b ON b.content_hash = p.content_hash
     LEFT JOIN picture_sizes s ON s.content_hash = b.content_hash AND s.size = $2 WHERE p.id = $1`,
    [id, size ?? null],
  )
  return picture
}
