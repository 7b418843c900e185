import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { useHearFailure } from '../../../app/failure-context.ts'
import { isLost } from '../../../app/forms/form-errors.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { useSessionSource } from '../../../app/session-context.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { safetyWords } from '../../../words/safety.words.ts'
import { forgetPerson } from '../forget-person.ts'
import styles from './settings-page.module.css'

/** On how many devices one is logged in, and the way out of all of them, which is asked about first. */
export function SignOutEverywhere({ count }: { readonly count: number | undefined }) {
  const all = useWords(safetyWords)
  const words = all.everywhere
  const locale = useLocale()
  const ports = usePorts()
  const session = useSessionSource()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const hearFailure = useHearFailure()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const leave = async () => {
    setBusy(true)
    setFailure(undefined)
    const answer = await ports()
      .then(({ accountSessions }) => accountSessions.signOutEverywhere())
      .catch(() => ({ ok: false, failure: { kind: 'offline' } }) as const)
    setBusy(false)
    if (!answer.ok) {
      hearFailure(answer.failure)
      return setFailure(answer.failure)
    }
    await navigate('/', { replace: true })
    await forgetPerson(session, queries)
    toasts.show(words.done, 'good')
  }
  return (
    <>
      <ListRow
        icon="globe"
        title={words.open}
        detail={all.settings.devices}
        end={count === undefined ? undefined : all.settings.deviceCount(count)}
        onClick={() => setAsking(true)}
      />
      <AskFirst
        isAsking={isAsking}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        busy={isBusy}
        onConfirm={() => void leave()}
        onCancel={() => {
          setAsking(false)
          setFailure(undefined)
        }}
      >
        <p>{words.line}</p>
        {failure !== undefined && (
          <div className={styles.trouble}>
            <Notice tone="alarm" live>
              {isLost(failure) ? `${failureText(failure, locale)} ${words.lost}` : failureText(failure, locale)}
            </Notice>
          </div>
        )}
      </AskFirst>
    </>
  )
}
