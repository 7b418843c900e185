import { useQuery } from '@tanstack/react-query'
import { failureText } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { safetyWords } from '../../../words/safety.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../form-page.module.css'
import { safetyQuery } from '../safety-queries.ts'
import { CloseForm } from './close-form.tsx'
import own from './close-account.module.css'
import { Obstacles } from './obstacles.tsx'

export function Page() {
  const all = useWords(safetyWords)
  const words = all.close
  const title = useWords(titleWords).closeAccount
  const locale = useLocale()
  const { data: safety, error, refetch, isFetching } = useQuery(safetyQuery(usePorts()))
  return (
    <Screen top={<BackBar title={title} home="/user_center/setting" />}>
      <div className={styles.page}>
        <p className={styles.line}>{words.line}</p>
        <h2>{words.what}</h2>
        <ul className={own.effects}>
          {words.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {safety === undefined && (
          <LoadState part words={all} lines={4} isError={error !== null} {...(error && { detail: failureText(failureOfError(error), locale) })} onRetry={() => void refetch()} />
        )}
        {safety !== undefined && safety.obstacles.length > 0 && (
          <Obstacles obstacles={safety.obstacles} isChecking={isFetching} onCheck={() => void refetch()} />
        )}
        {safety !== undefined && safety.obstacles.length === 0 && <CloseForm mobile={safety.mobile} onObstacle={() => void refetch()} />}
      </div>
    </Screen>
  )
}
