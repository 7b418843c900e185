import { pictureOf, SMALL_PNG } from '@diandu/core/testing'
import type { Ports } from '../../composition/ports.ts'

/** A file as a phone's album gives it. */
export const pictureFile = (name = 'card.png'): File =>
  new File([Uint8Array.from(SMALL_PNG.bytes)], name, { type: 'image/png' })

/** A device that can read pictures, which jsdom cannot: each shows something else. */
export function readingPictures(ports: Ports): Ports {
  let taken = 0
  URL.createObjectURL = () => 'blob:look'
  return {
    ...ports,
    media: {
      ...ports.media,
      preparePicture: async (file) =>
        file.type === 'image/png'
          ? { ok: true, value: pictureOf((taken += 1)) }
          : { ok: false, failure: { kind: 'refused', reason: 'picture-refused', message: '图片格式错误' } },
    },
  }
}
