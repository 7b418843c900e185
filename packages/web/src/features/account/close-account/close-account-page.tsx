import { useQuery } from '@tanstack/react-query'
import { failureText } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
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
        {safety === undefined && error === null && (
          <Skeleton label={all.loading}>
            <SkeletonLines count={4} />
          </Skeleton>
        )}
        {safety === undefined && error !== null && (
          <ErrorState
            message={all.failed}
            detail={failureText(failureOfError(error), locale)}
            action={
              <Button look="secondary" icon="refresh" onClick={() => void refetch()}>
                {all.retry}
              </Button>
            }
          />
        )}
        {safety !== undefined && safety.obstacles.length > 0 && (
          <Obstacles obstacles={safety.obstacles} isChecking={isFetching} onCheck={() => void refetch()} />
        )}
        {safety !== undefined && safety.obstacles.length === 0 && <CloseForm mobile={safety.mobile} onObstacle={() => void refetch()} />}
      </div>
    </Screen>
  )
}
