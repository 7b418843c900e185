import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { nameIn } from '@diandu/core/messages'
import { serviceAt, SERVICES, type ServicePage } from '@diandu/core/services'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { EntryCheck } from '../check/entry-check.tsx'
import { servicePageQuery } from '../services-queries.ts'
import { applyPath } from './apply-path.ts'
import { ContactBlock } from './contact-block.tsx'
import { Hero } from './hero.tsx'
import { OtherServices } from './other-services.tsx'
import { Excludes, Questions, Steps, Suits } from './offer-blocks.tsx'
import { Packages } from './packages.tsx'

const RequestView = lazy(async () => ({ default: (await import('../form/request-view.tsx')).RequestView }))

/** One service. With `apply` in its address the request takes the place of what is said of it, and Back leads back. */
export function Page() {
  const messages = useMessages(serviceMessages)
  const locale = useLocale()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const service = serviceAt(pathname) ?? 'residence'
  const { data: page, isError, pageFailure, refetch } = useLoad(servicePageQuery(usePorts(), service), 'market')
  const title = nameIn(SERVICES[service], locale)
  usePageTitle(title)
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  const isApplying = search.get('apply') !== null
  const action =
    page === undefined || isApplying || service === 'entryform' ? undefined : (
      <StickyAction>
        <Button
          block
          consequence={messages.applyNote}
          link={(parts) => <PageLink to={applyPath(pathname, search, '')} {...parts} />}
        >
          {messages.apply}
        </Button>
      </StickyAction>
    )
  return (
    <Screen top={<BackBar title={page === undefined || isApplying ? title : undefined} />} action={action}>
      <div className="pt-16 pb-32">
        {page === undefined ? (
          <LoadState messages={messages.load} lines={10} inset isError={isError} onRetry={() => void refetch()} />
        ) : isApplying ? (
          <Request page={page} />
        ) : (
          <Blocks page={page} />
        )}
      </div>
    </Screen>
  )
}

function Request({ page }: { readonly page: ServicePage }) {
  const load = useMessages(serviceMessages).load
  return (
    <Suspense fallback={<LoadState messages={load} lines={8} inset isError={false} onRetry={() => undefined} />}>
      <RequestView page={page} />
    </Suspense>
  )
}

function Blocks({ page }: { readonly page: ServicePage }) {
  const { offer, entry } = page
  const isForm = offer.service === 'entryform'
  return (
    <>
      <Hero page={page} />
      {entry !== null && <EntryCheck rules={entry} />}
      {isForm && <Request page={page} />}
      <Suits offer={offer} />
      {!isForm && <Packages offer={offer} />}
      <Steps offer={offer} />
      <Excludes offer={offer} />
      <Questions offer={offer} />
      <ContactBlock />
      <OtherServices service={offer.service} />
    </>
  )
}
