import { useEffect, useRef, useState } from 'react'
import type { UploadedPicture } from '@diandu/core/account'
import { fail, type Failure, type Result } from '@diandu/core/kernel'
import { mediaMessages } from '../../../messages/media.messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { useReportFailure } from '../../queries/failures/failure-context.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { usePorts } from '../../queries/queries.ts'
import type { PictureRecord } from './stored-pictures.ts'

type Upload =
  | { readonly stage: 'idle' }
  | { readonly stage: 'uploading'; readonly preview: string | undefined }
  | { readonly stage: 'failed'; readonly file: Blob; readonly failure: Failure }

/**
 * How a picture looks on this device, by its id: the one that was just taken is not fetched again. Gone with the page.
 */
const localLooks = new Map<string, string>()

export const lookOf = ({ id, url }: PictureRecord): string | undefined => localLooks.get(id) ?? url

interface UploadUse {
  readonly upload: Upload
  readonly choose: (file: Blob) => void
  readonly cancel: () => void
}

/** Brings a chosen picture to the platform. Another one chosen meanwhile takes its place; leaving the page stops it. */
export function useUpload(onDone: (picture: PictureRecord) => void): UploadUse {
  const ports = usePorts()
  const reportFailure = useReportFailure()
  const messages = useMessages(mediaMessages)
  const [upload, setUpload] = useState<Upload>({ stage: 'idle' })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const bring = async (file: Blob, signal: AbortSignal): Promise<Result<UploadedPicture>> => {
    const { media, uploads } = await ports()
    const prepared = await media.preparePicture(file)
    return prepared.ok && !signal.aborted
      ? uploads.picture(prepared.value, signal)
      : prepared.ok
        ? fail({ kind: 'offline' })
        : prepared
  }
  const send = async (file: Blob, preview: string | undefined, { signal }: AbortController) => {
    const answer = await bring(file, signal).catch(() => fail<Failure>({ kind: 'offline' }))
    if (signal.aborted) return
    if (!answer.ok) {
      reportFailure(answer.failure)
      if (answer.failure.kind === 'refused' && answer.failure.reason === 'picture-refused')
        toasts.show(messages.wrongFormat, 'bad')
      return setUpload({ stage: 'failed', file, failure: answer.failure })
    }
    const { id, url } = answer.value
    if (preview !== undefined) localLooks.set(id, preview)
    setUpload({ stage: 'idle' })
    onDone({ id, url })
  }
  return {
    upload,
    choose(file) {
      underWay.current?.abort()
      const controller = new AbortController()
      underWay.current = controller
      const preview = URL.createObjectURL(file)
      setUpload({ stage: 'uploading', preview })
      void send(file, preview, controller)
    },
    cancel() {
      underWay.current?.abort()
      setUpload({ stage: 'idle' })
    },
  }
}
