import { Link } from 'react-router-dom'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { appMessages } from '../../../messages/app.messages.ts'
import { shellMessages } from '../../../messages/shell.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { BackBar, Screen } from '../../layout/screen.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import styles from './app-login.module.css'

/** While the app is asked who is there. */
export function AppLoginPending() {
  const messages = useMessages(shellMessages)
  return (
    <Screen top={<BackBar title={useMessages(titleMessages).login} />}>
      <div className={styles.requested}>
        <p>{messages.requesting}</p>
        <Skeleton label={messages.requesting}>
          <SkeletonLines count={4} />
        </Skeleton>
      </div>
    </Screen>
  )
}

/** The app did not say who is there, and was asked to open its own login: what that means, and the way on. */
export function AppLogin({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(shellMessages)
  const { home, retry } = useMessages(appMessages)
  return (
    <Screen top={<BackBar title={useMessages(titleMessages).login} />}>
      <ErrorState
        picture="ferry"
        message={messages.login}
        detail={messages.loginDetail}
        action={
          <>
            <Button onClick={onRetry}>{retry}</Button>{' '}
            <Button look="secondary" link={(parts) => <Link to="/" {...parts} />}>
              {home}
            </Button>
          </>
        }
      />
    </Screen>
  )
}
