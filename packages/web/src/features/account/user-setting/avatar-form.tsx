import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { PictureId, Profile } from '@diandu/core/account'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { mediaMessages } from '../../../messages/media.messages.ts'
import { personMessages } from '../../../messages/account/person.messages.ts'
import { photoMessages } from '../../../messages/photo.messages.ts'
import { Avatar } from '../avatar.tsx'
import type { PictureRecord } from '../../../app/shops/photos/stored-pictures.ts'
import { lookOf, useUpload } from '../../../app/shops/photos/use-upload.ts'
import { profileQuery } from '../account-queries.ts'
import styles from './user-setting-page.module.css'

/** Choose, see how it looks, then use it or take it back. */
export function AvatarForm({ profile }: { readonly profile: Profile }) {
  const messages = useMessages(personMessages)
  const { kinds } = useMessages(photoMessages)
  const { uploading } = useMessages(mediaMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fresh, setFresh] = useState<PictureRecord>()
  const { send, isBusy, failure, showFailure } = useSend({
    send: ({ profiles }, picture: PictureRecord) => profiles.setAvatar(picture.id as PictureId),
    onDone: (saved) => {
      setFresh(undefined)
      queries.setQueryData(profileQuery(ports).queryKey, saved)
      toasts.show(messages.avatarSaved, 'good')
    },
  })
  const { upload, choose, cancel } = useUpload((picture) => {
    showFailure(undefined)
    setFresh(picture)
  })
  const isUploading = upload.stage === 'uploading'
  const look = isUploading ? upload.preview : fresh && lookOf(fresh)

  const undo = () => {
    setFresh(undefined)
    showFailure(undefined)
    toasts.show(messages.undone)
    input.current?.focus()
  }
  const wrong = upload.stage === 'failed' ? upload.failure : failure
  return (
    <div className={styles.avatar}>
      <span className="relative">
        <Avatar size="large" username={profile.username} url={look ?? profile.avatarUrl} />
        {isUploading && (
          <span className={styles.veil}>
            <Spinner />
          </span>
        )}
      </span>
      <div>
        <p role="status" className="detail">
          {isUploading ? uploading : fresh !== undefined ? messages.preview : ''}
        </p>
        {isUploading ? (
          <Button look="secondary" size="small" onClick={cancel}>
            {messages.cancel}
          </Button>
        ) : fresh !== undefined ? (
          <div className={`flex mt-8 ${styles.choices}`}>
            <Button size="small" busy={isBusy} onClick={() => void send(fresh)}>
              {messages.use}
            </Button>
            <Button look="quiet" size="small" disabled={isBusy} onClick={undo}>
              {messages.undo}
            </Button>
          </div>
        ) : null}
        <label className={`pressable focus-frame ${styles.choose}`}>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            aria-describedby={hintId}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file !== undefined) choose(file)
            }}
          />
          {messages.choose}
        </label>
        <p id={hintId} className="note mt-8">
          {messages.avatarHint}
        </p>
      </div>
      {wrong !== undefined && (
        <div className={styles.wrong}>
          <Notice
            tone="alarm"
            live
            action={
              upload.stage === 'failed' && upload.failure.kind !== 'refused' ? (
                <Button look="quiet" size="small" onClick={() => choose(upload.file)}>
                  {messages.again}
                </Button>
              ) : undefined
            }
          >
            {wrong.kind === 'refused' && upload.stage === 'failed'
              ? `${failureText(wrong, locale)}${kinds}`
              : `${failureText(wrong, locale)} ${messages.avatarFailed}`}
          </Notice>
        </div>
      )}
    </div>
  )
}
