import { shortMoney } from '@diandu/core/format'
import { HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import {
  ONBOARDING_SERVICES,
  SERVICES,
  SERVICE_KEYS,
  serviceAt,
  servicePath,
  type Service,
  type ServiceCounts,
  type ServiceOffer,
  type ServicePage,
} from '@diandu/core/services'
import { Suspense, lazy } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import type { Locale } from '../../../messages/messages.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import type { PageModule } from '../../../router/page.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { EntryCheck } from '../check/entry-check.tsx'
import { serviceContactQuery, servicePageQuery } from '../services-queries.ts'
import styles from '../services.module.css'
import { ContactBlock } from './contact-block.tsx'
import { Excludes, Questions, Steps, Suits } from './offer-blocks.tsx'

/** The table of routes has a row for each of them. */
const serviceOf = (path: string): Service => serviceAt(path) ?? 'residence'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, path }) => {
  await Promise.all([
    queries.prefetchQuery(servicePageQuery(ports, serviceOf(path))),
    queries.prefetchQuery(serviceContactQuery(ports)),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports, path }) =>
  servicePageQuery(ports, serviceOf(path)).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, path, locale }) => {
  const page = queries.getQueryData(servicePageQuery(ports, serviceOf(path)).queryKey)
  if (page === undefined) return {}
  return {
    title: nameIn(page.offer.title, locale),
    description: nameIn(page.offer.line, locale),
    canonicalPath: servicePath(page.offer.service, ''),
  }
}

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

/** The service, its lowest price, and statistics of its requests. */
function Hero({ page: { offer, counts } }: { readonly page: ServicePage }) {
  const messages = useMessages(serviceMessages)
  const locale = useLocale()
  const least = Math.min(...offer.packages.map(({ priceFen }) => priceFen))
  return (
    <div className={`mx-16 mb-24 ${styles.hero}`}>
      <h1 className="type-title">{nameIn(offer.title, locale)}</h1>
      <p>{nameIn(offer.line, locale)}</p>
      <p className="price strong">{least === 0 ? messages.free : messages.from(shortMoney(least, locale))}</p>
      <p className="detail mt-4 mb-8">{countsText(counts, locale)}</p>
    </div>
  )
}

function countsText({ days, submitted, answered, usualAnswerMs }: ServiceCounts, locale: Locale): string {
  const messages = serviceMessages[locale]
  if (submitted === 0) return messages.noCounts(days)
  const counted = messages.counts(days, submitted, answered)
  if (usualAnswerMs === null) return counted
  const time =
    usualAnswerMs < HOUR_MS
      ? messages.minutes(Math.max(1, Math.ceil(usualAnswerMs / MINUTE_MS)))
      : messages.hours(Math.ceil(usualAnswerMs / HOUR_MS))
  return `${counted} · ${messages.usual(time)}`
}

const ONBOARDING = SERVICE_KEYS.filter((service) => Object.hasOwn(ONBOARDING_SERVICES, service))
const SUPPLIER = SERVICE_KEYS.filter((service) => !ONBOARDING.includes(service))

/** The way to every other service, with the `os` by which the visit came. */
function OtherServices({ service }: { readonly service: Service }) {
  const messages = useMessages(serviceMessages)
  return (
    <Section title={messages.others}>
      <div className="mb-16">
        <Links label={messages.onboarding} services={ONBOARDING.filter((one) => one !== service)} />
        <Links label={messages.supplier} services={SUPPLIER.filter((one) => one !== service)} />
        <PageLink to="/user_center/service_requests" className="py-link block">
          {messages.mine}
        </PageLink>
      </div>
    </Section>
  )
}

function Links({ label, services }: { readonly label: string; readonly services: readonly Service[] }) {
  const locale = useLocale()
  const { search } = useLocation()
  return (
    <>
      <p className="mt-12 type-line strong">{label}</p>
      <ChipGroup label={label}>
        {services.map((service) => (
          <Chip key={service} link={(parts) => <PageLink to={servicePath(service, search)} {...parts} />}>
            {nameIn(SERVICES[service], locale)}
          </Chip>
        ))}
      </ChipGroup>
    </>
  )
}

function Packages({ offer }: { readonly offer: ServiceOffer }) {
  const messages = useMessages(serviceMessages)
  const locale = useLocale()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <Section title={messages.packages}>
      <ul className="mb-12 grid gap-12">
        {offer.packages.map(({ id, name, priceFen, per, days, includes }) => (
          <li key={id}>
            <Card>
              <p className="ends items-center">
                <strong>{nameIn(name, locale)}</strong>
                <span className="price strong">
                  <span>{priceFen === 0 ? messages.free : shortMoney(priceFen, locale)}</span>
                  {priceFen > 0 && (
                    <span className="detail regular ml-4">{per === 'month' ? messages.perMonth : messages.once}</span>
                  )}
                </span>
              </p>
              {per === 'once' && <p className="detail mt-4 mb-8">{messages.days(days.min, days.max)}</p>}
              <ul className={styles.list} aria-label={messages.includes}>
                {includes.map((included) => (
                  <li className="bullets" key={included.zh}>
                    {nameIn(included, locale)}
                  </li>
                ))}
              </ul>
              <Button
                size="small"
                look="secondary"
                link={(parts) => (
                  <PageLink to={applyPath(pathname, search, id)} {...parts}>
                    {parts.children}
                    <VisuallyHidden> {messages.chooseNamed(nameIn(name, locale))}</VisuallyHidden>
                  </PageLink>
                )}
              >
                {messages.choose}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <p className="detail mt-4 mb-8">
        {messages.read(offer.date)} · {nameIn(offer.source, locale)}
      </p>
    </Section>
  )
}

/** The same page with its request open, for a package or (empty) for none; what was checked stays in the address. */
function applyPath(path: string, search: URLSearchParams, packageId: string): string {
  const next = new URLSearchParams(search)
  next.set('apply', packageId)
  return `${path}?${next.toString()}`
}
