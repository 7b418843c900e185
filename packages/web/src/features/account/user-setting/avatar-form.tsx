import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { PictureId, Profile } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { useHearFailure } from '../../../app/failure-context.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { mediaWords } from '../../../words/media.words.ts'
import { personWords } from '../../../words/person.words.ts'
import { photoWords } from '../../../words/photo.words.ts'
import { Avatar } from '../avatar.tsx'
import type { KeptPicture } from '../../../app/photos/kept-pictures.ts'
import { lookOf, useUpload } from '../../../app/photos/use-upload.ts'
import { profileQuery } from '../profile-query.ts'
import styles from './user-setting-page.module.css'

/** Choose, see how it looks, then use it or take it back. */
export function AvatarForm({ profile }: { readonly profile: Profile }) {
  const words = useWords(personWords)
  const { kinds } = useWords(photoWords)
  const { uploading } = useWords(mediaWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const hearFailure = useHearFailure()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fresh, setFresh] = useState<KeptPicture>()
  const [failure, setFailure] = useState<Failure>()
  const [isSaving, setSaving] = useState(false)
  const { upload, choose, cancel } = useUpload((picture) => {
    setFailure(undefined)
    setFresh(picture)
  })
  const isUploading = upload.stage === 'uploading'
  const look = isUploading ? upload.preview : fresh && lookOf(fresh)

  const save = async (picture: KeptPicture) => {
    if (isSaving) return
    setSaving(true)
    setFailure(undefined)
    const answer = await ports()
      .then(({ profiles }) => profiles.setAvatar(picture.id as PictureId))
      .catch((): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure: { kind: 'offline' } }))
    setSaving(false)
    if (!answer.ok) {
      hearFailure(answer.failure)
      setFailure(answer.failure)
      return
    }
    setFresh(undefined)
    queries.setQueryData(profileQuery(ports).queryKey, answer.value)
    toasts.show(words.avatarSaved, 'good')
  }
  const undo = () => {
    setFresh(undefined)
    setFailure(undefined)
    toasts.show(words.undone)
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
          {isUploading ? uploading : fresh !== undefined ? words.preview : ''}
        </p>
        {isUploading ? (
          <Button look="secondary" size="small" onClick={cancel}>
            {words.cancel}
          </Button>
        ) : fresh !== undefined ? (
          <div className={styles.choices}>
            <Button size="small" busy={isSaving} onClick={() => void save(fresh)}>
              {words.use}
            </Button>
            <Button look="quiet" size="small" disabled={isSaving} onClick={undo}>
              {words.undo}
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
          {words.choose}
        </label>
        <p id={hintId} className={styles.hint}>{words.avatarHint}</p>
      </div>
      {wrong !== undefined && (
        <div className={styles.wrong}>
          <Notice
            tone="alarm"
            live
            action={
              upload.stage === 'failed' && upload.failure.kind !== 'refused' ? (
                <Button look="quiet" size="small" onClick={() => choose(upload.file)}>
                  {words.again}
                </Button>
              ) : undefined
            }
          >
            {wrong.kind === 'refused' && upload.stage === 'failed' ? `${failureText(wrong, locale)}${kinds}` : `${failureText(wrong, locale)} ${words.avatarFailed}`}
          </Notice>
        </div>
      )}
    </div>
  )
}
