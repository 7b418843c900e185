import { fail } from '@diandu/core/kernel'
import type { Media } from './media.ts'

/** The same, whose code comes when it is first used; code that does not come is a network that does not answer. */
export function lateMedia(load: () => Promise<Media>): Media {
  return {
    preparePicture: (file) =>
      load().then(
        (media) => media.preparePicture(file),
        () => fail({ kind: 'offline' }),
      ),
    download: (url, name, signal) =>
      load().then(
        (media) => media.download(url, name, signal),
        () => fail({ kind: 'offline' }),
      ),
  }
}
