import { useId, useRef, type ReactNode } from 'react'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { mediaMessages } from '../../../messages/media.messages.ts'
import { photoMessages } from '../../../messages/photo.messages.ts'
import { PhotoGuide, type GuideName } from './photo-guide.tsx'
import type { PictureRecord } from './stored-pictures.ts'
import styles from './photo-slot.module.css'
import { lookOf, useUpload } from './use-upload.ts'

interface PhotoSlotProps {
  readonly label: string
  /** The guide drawn in the empty slot, and framed once there is a picture. */
  readonly guide: GuideName
  readonly picture: PictureRecord | undefined
  readonly onChange: (picture: PictureRecord | undefined) => void
  readonly hint?: ReactNode
  readonly error?: string
}

/** The place of one picture: chosen, on its way, there, or failed and to be tried again. */
export function PhotoSlot({ label, guide, picture, onChange, hint, error }: PhotoSlotProps) {
  const messages = useMessages(photoMessages)
  const { uploading } = useMessages(mediaMessages)
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { upload, choose, cancel } = useUpload(onChange)
  const again = () => input.current?.click()
  const remove = () => {
    onChange(undefined)
    // The button that was pressed goes with the picture.
    input.current?.focus()
  }
  const isUploading = upload.stage === 'uploading'
  const look = isUploading ? upload.preview : picture && lookOf(picture)
  const fault = upload.stage === 'failed' ? faultText(upload.failure) : undefined
  const wrong = fault ?? (isUploading ? undefined : error)

  function faultText(failure: Failure): string {
    const reason = failureText(failure, locale)
    if (failure.kind !== 'refused') return `${reason} ${messages.failed}`
    return failure.reason === 'picture-refused' ? `${reason}${messages.kinds}` : reason
  }
  return (
    <div className="relative">
      <label
        className={classNames(
          'pressable',
          styles.frame,
          guide === 'square' && styles.square,
          wrong !== undefined && styles.wrong,
        )}
      >
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          className="input-over"
          aria-label={`${label} ${picture === undefined ? messages.choose : messages.change}`}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={
            classNames(wrong !== undefined && `${id}error`, hint !== undefined && `${id}hint`) || undefined
          }
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file chosen again counts as a choice.
            target.value = ''
            if (file !== undefined) choose(file)
          }}
        />
        {look === undefined ? (
          <PhotoGuide name={guide} isThere={picture !== undefined} />
        ) : (
          <img
            className={styles.picture}
            src={look}
            alt={picture === undefined || isUploading ? '' : messages.there(label)}
          />
        )}
        {look !== undefined && guide !== 'square' && <span className={styles.edge} aria-hidden="true" />}
        {isUploading && (
          <span className={styles.veil}>
            <Spinner />
          </span>
        )}
      </label>
      <div className="row type-line wrap between target">
        <span className="strong">{label}</span>
        {isUploading ? (
          <Button look="quiet" size="small" onClick={cancel}>
            {messages.cancel}
          </Button>
        ) : upload.stage === 'failed' && upload.failure.kind !== 'refused' ? (
          <Button look="quiet" size="small" icon="refresh" onClick={() => choose(upload.file)}>
            {messages.retry}
          </Button>
        ) : (
          picture !== undefined && (
            <span className={styles.choices}>
              <Button look="quiet" size="small" onClick={again}>
                {guide === 'square' ? messages.change : messages.retake}
              </Button>
              <Button look="quiet" size="small" onClick={remove}>
                {messages.remove}
              </Button>
            </span>
          )
        )}
      </div>
      <div role="status" className="note">
        {isUploading ? uploading : picture !== undefined && look === undefined && messages.there(label)}
      </div>
      <div aria-live="polite">
        {wrong !== undefined && (
          <p id={`${id}error`} className="fault mb-8">
            <Icon name="warning" size="small" />
            <span>{wrong}</span>
          </p>
        )}
      </div>
      {hint !== undefined && (
        <p id={`${id}hint`} className="note mb-8">
          {hint}
        </p>
      )}
    </div>
  )
}
