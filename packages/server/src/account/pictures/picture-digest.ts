import { createHash } from 'node:crypto'
import type { DataBox } from '../../crypto/index.ts'
import type { Queries } from '../../database/index.ts'
import { openPicture } from './open-picture.ts'

/**
 * SHA-256 of a picture that is kept, by which it can be told later from every other one. Throws where there is none: it
 * was taken for this.
 */
export async function pictureDigest(db: Queries, box: DataBox, id: string): Promise<string> {
  const bytes = await openPicture(db, box, id)
  if (bytes === undefined) throw new Error(`Picture ${id} was taken as evidence and is not there.`)
  return createHash('sha256').update(bytes).digest('hex')
}
