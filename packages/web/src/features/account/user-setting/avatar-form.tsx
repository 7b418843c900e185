import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { PictureId, Profile } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { useSendGate } from '../../../app/device/use-send-gate.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
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
import { profileQuery } from '../profile-query.ts'
import styles from './user-setting-page.module.css'

/** Choose, see how it looks, then use it or take it back. */
export function AvatarForm({ profile }: { readonly profile: Profile }) {
  const messages = useMessages(personMessages)
  const { kinds } = useMessages(photoMessages)
  const { uploading } = useMessages(mediaMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fresh, setFresh] = useState<PictureRecord>()
  const [failure, setFailure] = useState<Failure>()
  const gate = useSendGate()
  const [isSaving, setSaving] = useState(false)
  const { upload, choose, cancel } = useUpload((picture) => {
    setFailure(undefined)
    setFresh(picture)
  })
  const isUploading = upload.stage === 'uploading'
  const look = isUploading ? upload.preview : fresh && lookOf(fresh)

  const save = async (picture: PictureRecord) => {
    if (isSaving || !gate.enter()) return
    setSaving(true)
    setFailure(undefined)
    const answer = await ports()
      .then(({ profiles }) => profiles.setAvatar(picture.id as PictureId))
      .catch((): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure: { kind: 'offline' } }))
    setSaving(false)
    if (!answer.ok) {
      gate.reopen()
      reportFailure(answer.failure)
      setFailure(answer.failure)
      return
    }
    setFresh(undefined)
    queries.setQueryData(profileQuery(ports).queryKey, answer.value)
    toasts.show(messages.avatarSaved, 'good')
  }
  const undo = () => {
    setFresh(undefined)
    setFailure(undefined)
    toasts.show(messages.undone)
    input.current?.focus()
  }
  const wrong = upload.stage === 'failed' ? upload.failure : failure
  return (
    <div className={styles.avatar}>
      <span className={styles.face}>
        <Avatar size="large" username={profile.username} url={look ?? profile.avatarUrl} />
        {isUploading && (
          <span className={styles.veil}>
            <Spinner />
          </span>
        )}
      </span>
      <div>
        <p role="status" className={styles.said}>
          {isUploading ? uploading : fresh !== undefined ? messages.preview : ''}
        </p>
        {isUploading ? (
          <Button look="secondary" size="small" onClick={cancel}>
            {messages.cancel}
          </Button>
        ) : fresh !== undefined ? (
          <div className={styles.choices}>
            <Button size="small" busy={isSaving} onClick={() => void save(fresh)}>
              {messages.use}
            </Button>
            <Button look="quiet" size="small" disabled={isSaving} onClick={undo}>
              {messages.undo}
            </Button>
          </div>
        ) : null}
        <label className={styles.choose}>
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
        <p id={hintId} className={styles.hint}>
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
