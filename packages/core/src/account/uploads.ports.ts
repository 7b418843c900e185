import type { Brand, Result, StopSignal } from '../kernel/index.ts'

export type PictureId = Brand<'PictureId'>

/** A picture as it leaves the device: chosen and rescaled by then. */
export interface PictureFile {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array
}

export interface UploadedPicture {
  readonly id: PictureId
  /** Where its owner sees it; an avatar is seen by every visitor. */
  readonly url: string
}

export interface Uploads {
  picture(file: PictureFile, signal?: StopSignal): Promise<Result<UploadedPicture>>
}
