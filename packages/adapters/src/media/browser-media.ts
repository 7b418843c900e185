import type { Client } from '../http/index.ts'
import { downloadFile } from './download-file.ts'
import type { Media } from './media.ts'
import { preparePicture } from './prepare-picture.ts'
import { readPicture } from './read-picture.ts'
import { saveFile } from './save-file.ts'

export const browserMedia = ({ download }: Pick<Client, 'download'>): Media => ({
  preparePicture: (file) => preparePicture(file, readPicture),
  download: (url, name, signal) => downloadFile(url, name, { download, save: saveFile }, signal),
})
