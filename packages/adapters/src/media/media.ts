import type { Result, StopSignal } from '@diandu/core/kernel'

/** A picture as it leaves the device. */
export interface PreparedPicture {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array
}

export interface Media {
  /**
   * A chosen file, ready to be uploaded: no picture, or one that cannot be read, is refused; a large one is made
   * smaller.
   */
  readonly preparePicture: (file: Blob) => Promise<Result<PreparedPicture>>
  /** Fetches a file and saves it under a name. Anything but 200 and 206 is a failure, and saves nothing. */
  readonly download: (url: string, name: string, signal?: StopSignal) => Promise<Result<null>>
}
