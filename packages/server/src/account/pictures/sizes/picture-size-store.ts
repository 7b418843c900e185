import type { PictureSize } from '@diandu/core/catalog'
import type { Queries } from '../../../database/index.ts'

/** `key` names a form by its picture and its size. */
export const aboutPictureSize = (key: string): string => `picture size ${key}`

/**
 * `sealed` is null where the picture cannot be read. Of two servers that made the same, the first is kept;
 * what could not be read may be read later.
 */
export const insertPictureSize = async (
  db: Queries,
  contentHash: string,
  size: PictureSize,
  { sealed, madeAt }: { readonly sealed: Uint8Array | null; readonly madeAt: number },
): Promise<void> =>
  void (await db.change(
    `INSERT INTO picture_sizes (content_hash, size, sealed, made_at)
     SELECT content_hash, $2, $3, $4 FROM picture_bytes WHERE content_hash = $1
     ON CONFLICT (content_hash, size) DO UPDATE SET sealed = excluded.sealed, made_at = excluded.made_at
       WHERE picture_sizes.sealed IS NULL`,
    [contentHash, size, sealed, madeAt],
  ))
