import type { Queries } from '../../database/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { readChunks } from './picture-chunk-store.ts'
import { findPicture, type PictureRecord } from './picture-store.ts'
import { aboutPicture } from './picture-url.ts'

/** The bytes of a picture, or undefined where there is none. The caller has checked who may see it. */
export async function openPicture(db: Queries, box: DataBox, id: string): Promise<Uint8Array | undefined> {
  const picture = await findPicture(db, id)
  return picture && openBytes(db, box, picture)
}

/** The bytes of a picture that was found. Throws where no key that is set opens them. */
export async function openBytes(
  db: Queries,
  box: DataBox,
  { contentHash, sealed, blobId, chunkCount }: Pick<PictureRecord, 'contentHash' | 'sealed' | 'blobId' | 'chunkCount'>,
): Promise<Uint8Array> {
  return blobId === null || chunkCount === null
    ? box.open(sealed ?? new Uint8Array(), aboutPicture(contentHash))
    : readChunks(db, box, { blobId, chunkCount })
}
