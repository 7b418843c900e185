import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Failure } from '@diandu/core/kernel'
import { failureText, type Locale } from '@diandu/core/messages'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { appMessages } from '../../../messages/app.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { BackBar, Screen } from '../screen.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { optionalPart } from '../../rendering/optional-part.ts'
import { statusOf } from '../../queries/failures/failure-error.ts'
import foot from '../company/company-foot.module.css'
import help from './error-help.module.css'

interface ErrorPageProps {
  readonly failure: Failure
  /** Where the page has a name of its own. */
  readonly title?: string
  /** Instead of what is said of such a failure. */
  readonly message?: string | undefined
}

/** The page that says what happened (spec §2): always a way home, and a login or another try beside it. */
export function ErrorPage({ failure, title: ownTitle, message }: ErrorPageProps) {
  const messages = useMessages(appMessages)
  const { notFound } = useMessages(titleMessages)
  const title = ownTitle ?? (failure.kind === 'http' && failure.status === 404 ? notFound : messages.trouble)
  usePageTitle(title)
  const words = wordsOf(failure, useLocale())
  return (
    <Screen top={<BackBar title={title} />} foot={<Foot />}>
      <ErrorState
        picture="adrift"
        message={message ?? words}
        detail={isOfHttp(failure) && messages.status(statusOf(failure))}
        action={
          <>
            <Button link={(parts) => <Link to="/" {...parts} />}>{messages.home}</Button>{' '}
            {failure.kind === 'login-required' ? (
              <Button look="secondary" link={(parts) => <Link to="/login" {...parts} />}>
                {messages.goToLogin}
              </Button>
            ) : (
              <Button look="secondary" onClick={() => location.reload()}>
                {messages.refresh}
              </Button>
            )}
          </>
        }
      />
      <Suspense fallback={<div className={help.awaited} />}>
        <ErrorHelp failure={failure} />
      </Suspense>
    </Screen>
  )
}

const CompanyFoot = optionalPart(async () => (await import('../company/company-foot.tsx')).CompanyFoot)

const ErrorHelp = optionalPart(async () => (await import('./error-help.tsx')).ErrorHelp)

/** The foot's code comes later, its styles with the document: as the server renders it, it has its size. */
const Foot = () => (
  <Suspense fallback={<div className={foot.foot} />}>
    <CompanyFoot />
  </Suspense>
)

const isOfHttp = ({ kind }: Failure): boolean => kind === 'http' || kind === 'too-many-requests'

/** The server's own words where it said some; an unknown code is the server's fault (spec §2). */
const shownFailure = (failure: Failure): Failure =>
  failure.kind === 'unrecognised' ? { kind: 'http', status: 500 } : failure

/** Of a page that wants a login the words are the page's own (spec §2). */
const wordsOf = (failure: Failure, locale: Locale): string =>
  failure.kind === 'login-required' ? appMessages[locale].logInFirst : failureText(shownFailure(failure), locale)
