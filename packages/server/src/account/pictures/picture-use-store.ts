import type { Queries, Transaction } from '../../database/index.ts'

/** Contents of the person's own uploads among these, by id. Locks them against the sweep until the transaction ends. */
export async function holdContents(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owned = await tx.query<{ id: string; content: string }>(
    'SELECT id, content_hash AS content FROM pictures WHERE user_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE',
    [userId, ids],
  )
  return new Map(owned.map(({ id, content }) => [id, content]))
}

/** Whether each of them is a picture that the person uploaded. */
export const holdPictures = async (tx: Transaction, userId: string, ids: readonly string[]): Promise<boolean> =>
  (await holdContents(tx, userId, ids)).size === new Set(ids).size

/**
 * Takes pictures for something that is kept, such as `papers v1`, in the transaction that keeps it. False, and nothing
 * has happened, where one of them is not this person's or has been swept.
 */
export async function keepPictures(
  tx: Transaction,
  userId: string,
  usedFor: string,
  ids: readonly string[],
): Promise<boolean> {
  if (!(await holdPictures(tx, userId, ids))) return false
  await tx.change('UPDATE pictures SET is_used = true WHERE id = ANY($1::text[])', [ids])
  await tx.change(
    'INSERT INTO picture_uses (used_for, picture_id) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING',
    [usedFor, ids],
  )
  return true
}

/** Whatever it was is kept no more. Pictures that serve nothing else go with a later sweep. */
export async function releasePictures(tx: Transaction, usedFor: string): Promise<void> {
  // Locked first, so that what another transaction takes meanwhile is seen below.
  const held = await tx.query<{ id: string }>(
    'SELECT id FROM pictures WHERE id IN (SELECT picture_id FROM picture_uses WHERE used_for = $1) ORDER BY id FOR UPDATE',
    [usedFor],
  )
  await tx.change('DELETE FROM picture_uses WHERE used_for = $1', [usedFor])
  await tx.change(
    'UPDATE pictures p SET is_used = EXISTS (SELECT 1 FROM picture_uses u WHERE u.picture_id = p.id) WHERE id = ANY($1::text[])',
    [held.map(({ id }) => id)],
  )
}

/** Whether every visitor may see the pictures that something keeps. */
export const showPictures = async (tx: Transaction, usedFor: string, isPublic: boolean): Promise<void> =>
  void (await tx.change(
    'UPDATE pictures SET is_public = $2 WHERE id IN (SELECT picture_id FROM picture_uses WHERE used_for = $1)',
    [usedFor, isPublic],
  ))

/** The bytes go with a later sweep, unless another picture shares them. */
export const dropUnusedPictures = async (tx: Transaction, userId: string): Promise<void> =>
  void (await tx.change('DELETE FROM pictures WHERE user_id = $1 AND NOT is_used', [userId]))

/** A form may wait for its person so long, its pictures with it. */
export const UNUSED_FOR_MS = 72 * 3_600_000

/** Deletes pictures that no record uses, and bytes that belong to no picture any more; returns how many pictures. */
export async function sweepPictures(db: Queries, nowMs: number): Promise<number> {
  const before = nowMs - UNUSED_FOR_MS
  const swept = await db.change('DELETE FROM pictures WHERE NOT is_used AND added_at <= $1', [before])
  await db.change(
    'DELETE FROM picture_bytes b WHERE last_added_at <= $1 AND NOT EXISTS (SELECT 1 FROM pictures p WHERE p.content_hash = b.content_hash)',
    [before],
  )
  await db.change(
    'DELETE FROM picture_sizes s WHERE NOT EXISTS (SELECT 1 FROM picture_bytes b WHERE b.content_hash = s.content_hash)',
  )
  await db.change(
    'DELETE FROM picture_chunks c WHERE added_at <= $1 AND NOT EXISTS (SELECT 1 FROM picture_bytes b WHERE b.blob_id = c.blob_id)',
    [before],
  )
  return swept
}
