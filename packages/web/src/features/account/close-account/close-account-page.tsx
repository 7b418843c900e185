import { failureText } from '@diandu/core/messages'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import styles from '../form-page.module.css'
import { safetyQuery } from '../safety-queries.ts'
import { CloseForm } from './close-form.tsx'
import own from './close-account.module.css'
import { Obstacles } from './obstacles.tsx'

export function Page() {
  const all = useMessages(safetyMessages)
  const messages = all.close
  const title = useMessages(titleMessages).closeAccount
  const locale = useLocale()
  const { data: safety, failure, refetch, isFetching } = useLoad(safetyQuery(usePorts()), 'own-page')
  return (
    <Screen top={<BackBar title={title} home="/user_center/setting" />}>
      <div className={styles.page}>
        <p className="detail mt-4 mb-24">{messages.line}</p>
        <h2>{messages.what}</h2>
        <ul className={own.effects}>
          {messages.effects.map((effect) => (
            <li className="mt-8 type-line" key={effect}>
              {effect}
            </li>
          ))}
        </ul>
        {safety === undefined && (
          <LoadState
            part
            messages={all}
            lines={4}
            isError={failure !== undefined}
            {...(failure && { detail: failureText(failure, locale) })}
            onRetry={() => void refetch()}
          />
        )}
        {safety !== undefined && safety.obstacles.length > 0 && (
          <Obstacles obstacles={safety.obstacles} isChecking={isFetching} onCheck={() => void refetch()} />
        )}
        {safety !== undefined && safety.obstacles.length === 0 && (
          <CloseForm mobile={safety.mobile} onObstacle={() => void refetch()} />
        )}
      </div>
    </Screen>
  )
}
