import type { Queries } from '../database/index.ts'
import type { DataBox } from './data-box.ts'
import { findPicture } from './picture-store.ts'
import { aboutPicture } from './picture-url.ts'

/** The bytes of a picture, or undefined where there is none. Who may see it has been asked before. */
export async function openPicture(db: Queries, box: DataBox, id: string): Promise<Uint8Array | undefined> {
  const picture = await findPicture(db, id)
  return picture && box.open(picture.sealed, aboutPicture(picture.contentHash))
}
