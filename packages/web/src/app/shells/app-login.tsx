import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { appWords } from '../../words/app.words.ts'
import { shellWords } from '../../words/shell.words.ts'
import { titleWords } from '../../words/titles.words.ts'
import { BackBar } from '../back-bar.tsx'
import { PlainLink } from '../plain-link.tsx'
import { useWords } from '../preferences.ts'
import { Screen } from '../screen.tsx'
import styles from './app-login.module.css'

/** While the app is asked who is there. */
export function AppAsked() {
  const words = useWords(shellWords)
  return (
    <Screen top={<BackBar title={useWords(titleWords).login} />}>
      <div className={styles.asked}>
        <p>{words.asking}</p>
        <Skeleton label={words.asking}>
          <SkeletonLines count={4} />
        </Skeleton>
      </div>
    </Screen>
  )
}

/** The app did not say who is there, and was asked to open its own login: what that means, and the way on. */
export function AppLogin({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(shellWords)
  const { home, retry } = useWords(appWords)
  return (
    <Screen top={<BackBar title={useWords(titleWords).login} />}>
      <ErrorState
        picture="ferry"
        message={words.login}
        detail={words.loginDetail}
        action={
          <>
            <Button onClick={onRetry}>{retry}</Button>{' '}
            <Button look="secondary" link={(parts) => <PlainLink to="/" {...parts} />}>
              {home}
            </Button>
          </>
        }
      />
    </Screen>
  )
}
