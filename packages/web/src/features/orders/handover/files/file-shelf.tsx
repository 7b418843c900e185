import { useId, useRef } from 'react'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import type { OrderId, UploadedProof } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { proofFileMessages } from '../../../../messages/orders/proof-file.messages.ts'
import { VisuallyHidden } from '../../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/pictures/icon.tsx'
import { FileName } from './file-name.tsx'
import { filesIn, filesText } from './stored-files.ts'
import styles from './files.module.css'
import { useProofUpload } from './use-proof-upload.ts'

interface FileShelfProps {
  readonly order: OrderId
  /** No more can be added. */
  readonly isFull: boolean
  /** The files as one text. */
  readonly value: string
  readonly onChange: (value: string) => void
}

const ACCEPTED =
  '.pdf,.xlsx,.csv,.txt,application/pdf,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain'

/** The files there are, the one on its way, and a way to add one more. */
export function FileShelf({ order, isFull, value, onChange }: FileShelfProps) {
  const messages = useMessages(proofFileMessages)
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const files = filesIn(value)
  const { upload, choose, retry, cancel } = useProofUpload(order, (file) => onChange(filesText([...files, file])))
  const remove = ({ id: gone }: UploadedProof) => {
    onChange(filesText(files.filter((file) => file.id !== gone)))
    input.current?.focus()
  }
  const faultText = (failure: Failure): string =>
    failure.kind === 'http' && failure.status === 503
      ? messages.faults.storage
      : isUnsaid(failure)
        ? messages.faults.unsaid
        : failureText(failure, locale)
  return (
    <div role="group" aria-label={messages.label}>
      <ul className="stack-8">
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <FileName {...file} />
            <Button look="quiet" size="small" onClick={() => remove(file)}>
              {messages.remove}
              <VisuallyHidden>{` ${file.name}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {upload.stage === 'uploading' && (
          <li className={styles.file}>
            <FileName name={upload.file.name} bytes={upload.file.size} />
            <Button look="quiet" size="small" onClick={cancel}>
              {messages.cancel}
            </Button>
            <progress className={styles.progress} aria-label={messages.progress} max="100" value={upload.percent} />
          </li>
        )}
        {upload.stage === 'failed' && (
          <li className={styles.file}>
            <FileName name={upload.file.name} bytes={upload.file.size} />
            <span className="flex">
              {mayGoOn(upload.failure) && (
                <Button look="quiet" size="small" icon="refresh" onClick={retry}>
                  {messages.retry}
                </Button>
              )}
              <Button look="quiet" size="small" onClick={cancel}>
                {messages.discard}
              </Button>
            </span>
          </li>
        )}
      </ul>
      <div role="status" className="note">
        {upload.stage === 'uploading' &&
          (upload.percent === 100
            ? messages.checking(upload.file.name)
            : messages.uploading(upload.file.name, upload.percent))}
      </div>
      <div aria-live="polite">
        {upload.stage === 'failed' && (
          <p className="fault mt-8">
            <Icon name="warning" size="small" />
            <span>{messages.fault(faultText(upload.failure), mayGoOn(upload.failure))}</span>
          </p>
        )}
      </div>
      {isFull ? (
        <p className="note">{messages.full}</p>
      ) : (
        upload.stage !== 'uploading' && (
          <label className={`pressable ${styles.add}`}>
            <input
              ref={input}
              type="file"
              accept={ACCEPTED}
              className={styles.input}
              aria-describedby={`${id}kinds`}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                // The same file chosen again counts as a choice.
                target.value = ''
                if (file !== undefined) choose(file)
              }}
            />
            <span className="mr-8 ferry type-line strong">{messages.add}</span>
            <span id={`${id}kinds`} className="note">
              {messages.kinds}
            </span>
          </label>
        )
      )}
    </div>
  )
}

/** A refusal of the client's parameters, not of the file: the user cannot mend it. */
const isUnsaid = (failure: Failure): boolean => failure.kind === 'refused' && failure.reason === 'bad-parameter'

/** A file that is no proof stays refused; other failures may pass upon another attempt. */
const mayGoOn = (failure: Failure): boolean =>
  failure.kind !== 'refused' || failure.reason === 'file-incomplete' || isUnsaid(failure)
