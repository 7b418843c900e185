import { downloadFile } from './download-file.ts'
import type { Media } from './media.ts'
import { preparePicture } from './prepare-picture.ts'
import { readPicture } from './read-picture.ts'
import { saveFile } from './save-file.ts'

const fetchFile = (url: string, signal: AbortSignal): Promise<Response> =>
  fetch(url, { signal, credentials: 'same-origin' })

export const browserMedia: Media = {
  preparePicture: (file) => preparePicture(file, readPicture),
  download: (url, name, signal) => downloadFile(url, name, { fetch: fetchFile, save: saveFile }, signal),
}
