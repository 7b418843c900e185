import type { PictureSize } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import type { DataBox } from '../../../crypto/index.ts'
import type { Database } from '../../../database/index.ts'
import { openBytes } from '../open-picture.ts'
import type { PictureRecord } from '../picture-store.ts'
import { aboutPictureSize, insertPictureSize } from './picture-size-store.ts'
import type { ImageProcessor } from '../processing/image-processor.ts'

interface SizedDeps {
  readonly db: Database
  readonly box: DataBox
  readonly processor: Pick<ImageProcessor, 'resize'>
  readonly now: () => number
}

export interface SizedPictures {
  /**
   * The smaller form of a picture that was found with it, made now where it is the first time; undefined where only the
   * whole picture can be sent, `busy` where that may be otherwise in a moment.
   */
  readonly read: (picture: PictureRecord, size: PictureSize) => Promise<Uint8Array | 'busy' | undefined>
}

export function createSizedPictures({ db, box, processor, now }: SizedDeps): SizedPictures {
  /** Those who ask for the same at once wait for one. */
  const underWay = new Map<string, Promise<Uint8Array | 'busy' | undefined>>()

  async function make(picture: PictureRecord, size: PictureSize, key: string) {
    const made = await processor.resize(() => openBytes(db, box, picture), size)
    if (made === 'busy') return made
    const bytes = made === 'unreadable' ? undefined : made
    const sealed = bytes === undefined ? null : box.seal(bytes, aboutPictureSize(key))
    await insertPictureSize(db, picture.contentHash, size, { sealed, madeAt: now() })
    return bytes
  }
  return {
    async read(picture, size) {
      const key = `${picture.contentHash} ${size}`
      if (picture.sized !== null) return box.open(picture.sized, aboutPictureSize(key))
      // It may have been the machine's fault: once a day it is tried again.
      if (picture.sizeTriedAt !== null && now() - picture.sizeTriedAt < DAY_MS) return undefined
      const making = underWay.get(key) ?? make(picture, size, key).finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
  }
}
