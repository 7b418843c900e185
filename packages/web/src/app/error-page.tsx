import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { appWords } from '../words/app.words.ts'
import { titleWords } from '../words/titles.words.ts'
import { BackBar } from './back-bar.tsx'
import { usePageTitle } from './page-title.ts'
import { PlainLink } from './plain-link.tsx'
import { useLocale, useWords } from './preferences.ts'
import { Screen } from './screen.tsx'

interface ErrorPageProps {
  readonly failure: Failure
  /** Where the page has a name of its own. */
  readonly title?: string
}

/** The page that says what happened (spec §2): always a way home, and a login or another try beside it. */
export function ErrorPage({ failure, title: ownTitle }: ErrorPageProps) {
  const words = useWords(appWords)
  const { notFound } = useWords(titleWords)
  const title = ownTitle ?? (failure.kind === 'http' && failure.status === 404 ? notFound : words.trouble)
  usePageTitle(title)
  return (
    <Screen top={<BackBar title={title} />}>
      <ErrorState
        picture="adrift"
        message={failureText(shownFailure(failure), useLocale())}
        action={
          <>
            <Button link={(parts) => <PlainLink to="/" {...parts} />}>{words.home}</Button>{' '}
            {failure.kind === 'login-required' ? (
              <Button look="secondary" link={(parts) => <PlainLink to="/login" {...parts} />}>
                {words.goToLogin}
              </Button>
            ) : (
              <Button look="secondary" onClick={() => location.reload()}>
                {words.refresh}
              </Button>
            )}
          </>
        }
      />
    </Screen>
  )
}

/** The server's own words where it said some; what nobody knows is the server's trouble (spec §2). */
const shownFailure = (failure: Failure): Failure => (failure.kind === 'unrecognised' ? { kind: 'http', status: 500 } : failure)
