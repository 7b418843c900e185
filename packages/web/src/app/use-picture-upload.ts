import { useState } from 'react'
import type { UploadedPicture } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'
import { toasts } from '../ui/toasts.ts'
import { mediaWords } from '../words/media.words.ts'
import { useHearFailure } from './failure-context.ts'
import { passingWords } from './house-answers.ts'
import { usePorts } from './ports-context.ts'
import { useLocale, useWords } from './preferences.ts'

export interface PictureUpload {
  readonly isUploading: boolean
  /** The picture, once it is there; nothing where it was refused or did not arrive, which has been said by then. */
  readonly upload: (file: Blob) => Promise<UploadedPicture | undefined>
}

/** A chosen file on its way: looked at, made smaller where it is large, uploaded, with words for each (spec §5). */
export function usePictureUpload(): PictureUpload {
  const ports = usePorts()
  const words = useWords(mediaWords)
  const locale = useLocale()
  const hearFailure = useHearFailure()
  const [isUploading, setUploading] = useState(false)
  const tell = (failure: Failure): undefined => {
    hearFailure(failure)
    const said = passingWords(failure, locale)
    if (said !== undefined) toasts.show(said, 'bad')
    return undefined
  }
  async function upload(file: Blob): Promise<UploadedPicture | undefined> {
    const { media, uploads } = await ports()
    const prepared = await media.preparePicture(file)
    if (!prepared.ok) return tell(prepared.failure)
    toasts.show(words.uploading)
    const uploaded = await uploads.picture(prepared.value)
    return uploaded.ok ? uploaded.value : tell(uploaded.failure)
  }
  return {
    isUploading,
    async upload(file) {
      setUploading(true)
      try {
        return await upload(file).catch(() => tell({ kind: 'offline' }))
      } finally {
        setUploading(false)
      }
    },
  }
}
