import { useEffect, useRef, useState } from 'react'
import { fail, type Failure } from '@diandu/core/kernel'
import { bringProof, type OrderId, type UploadedProof } from '@diandu/core/orders'
import { useReportFailure } from '../../../../app/queries/failures/failure-context.ts'
import { usePorts } from '../../../../app/queries/queries.ts'

/** The file extension decides the kind. */
const MAX_NAME = 200

/** A file on its way: what has arrived of it stays there, under the name of its upload. */
interface Sending {
  readonly file: File
  /** Empty until the first part leaves. */
  readonly upload: string
  readonly arrived: number
}

type Upload =
  | { readonly stage: 'idle' }
  | { readonly stage: 'uploading'; readonly file: File; readonly percent: number }
  | ({ readonly stage: 'failed'; readonly failure: Failure } & Sending)

interface ProofUpload {
  readonly upload: Upload
  readonly choose: (file: File) => void
  /** Resumes the upload. */
  readonly retry: () => void
  readonly cancel: () => void
}

/** Brings a chosen file to the platform, part by part. Leaving the page stops it. */
export function useProofUpload(order: OrderId, onDone: (file: UploadedProof) => void): ProofUpload {
  const ports = usePorts()
  const reportFailure = useReportFailure()
  const [upload, setUpload] = useState<Upload>({ stage: 'idle' })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const send = async ({ file, upload: known, arrived: before }: Sending) => {
    underWay.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    underWay.current = controller
    let [name, arrived] = [known, before]
    setUpload({ stage: 'uploading', file, percent: 0 })
    const bring = async () => {
      const { handovers, random } = await ports()
      // No longer than an id may be.
      if (name === '') name = random.token().slice(0, 40)
      return bringProof(
        handovers,
        {
          name: [...file.name].slice(-MAX_NAME).join(''),
          size: file.size,
          read: (from, to) => readPart(file, from, to),
        },
        {
          order,
          upload: name,
          arrived,
          onArrived(parts, of) {
            arrived = parts
            if (!signal.aborted) setUpload({ stage: 'uploading', file, percent: Math.round((100 * parts) / of) })
          },
          signal,
        },
      )
    }
    const answer = await bring().catch(() => fail<Failure>({ kind: 'offline' }))
    if (signal.aborted) return
    if (answer.ok) {
      setUpload({ stage: 'idle' })
      return onDone(answer.value)
    }
    reportFailure(answer.failure)
    // If the platform lacks parts, the file is sent again from the beginning.
    const isIncomplete = answer.failure.kind === 'refused'
    setUpload({ stage: 'failed', failure: answer.failure, file, upload: name, arrived: isIncomplete ? 0 : arrived })
  }
  return {
    upload,
    choose: (file) => void send({ file, upload: '', arrived: 0 }),
    retry: () => void (upload.stage === 'failed' && send(upload)),
    cancel() {
      underWay.current?.abort()
      setUpload({ stage: 'idle' })
    },
  }
}

/** Undefined where it was moved or changed since it was chosen. */
const readPart = async (file: File, from: number, to: number): Promise<Uint8Array | undefined> => {
  const bytes = await file
    .slice(from, to)
    .arrayBuffer()
    .catch(() => undefined)
  return bytes && new Uint8Array(bytes)
}
