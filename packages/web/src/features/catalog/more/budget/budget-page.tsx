import { SHOP_KINDS, platformOf, priceText, type ShopsWithin } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { readYuan } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import { SERVICE_FEE_PERCENT, maxPriceWithin } from '@diandu/core/orders'
import { queryOptions } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useShareText } from '../../../../app/device/use-copy-text.ts'
import { MoneyField } from '../../../../app/forms/money-field.tsx'
import { useTypedEarly } from '../../../../app/forms/use-typed-early.ts'
import { ErrorPage } from '../../../../app/layout/failures/error-page.tsx'
import { BackBar, Screen } from '../../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { call, type PortsSource, useLoad, usePorts } from '../../../../app/queries/queries.ts'
import { ShopCard } from '../../../../app/shops/shop-card/shop-card.tsx'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import type { PageModule } from '../../../../router/page.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Chip } from '../../../../ui/choices/chip.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../../ui/feedback/load-state.tsx'
import { Section } from '../../../../ui/lists/section.tsx'
import { moneyText } from '../../money-text.ts'
import styles from './budget-page.module.css'

const queryOf = ({ ports, parameters }: Parameters<NonNullable<PageModule['prefetch']>>[0]) =>
  shopsWithinQuery(ports, maxPriceWithin(budgetFen(parameters['yuan'])))

export const prefetch: NonNullable<PageModule['prefetch']> = (visit) => visit.queries.prefetchQuery(queryOf(visit))

export const main: NonNullable<PageModule['main']> = (visit) => queryOf(visit).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ parameters, locale }) => {
  const fen = budgetFen(parameters['yuan'])
  return { title: returningMessages[locale].budget.title(moneyText(fen, locale)), canonicalPath: budgetPath(fen) }
}

export function Page() {
  const messages = useMessages(returningMessages).budget
  const locale = useLocale()
  const sumFen = budgetFen(useParams()['yuan'])
  const maxPriceFen = maxPriceWithin(sumFen)
  const { data: within, isError, pageFailure, refetch } = useLoad(shopsWithinQuery(usePorts(), maxPriceFen), 'market')
  const share = useShareText(messages.shareFailed)
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  const title = messages.title(moneyText(sumFen, locale))
  const onShare = () => void share(title, new URL(budgetPath(sumFen), location.origin).href)
  return (
    <Screen
      wide
      top={<BackBar title={title} end={<IconButton icon="share" label={messages.share} onClick={onShare} />} />}
    >
      <div className={`p-16 sheet ${styles.head}`}>
        <nav aria-label={messages.sums}>
          <ul className={styles.sums}>
            {SUMS_FEN.map((fen) => (
              <li key={fen}>
                <Chip chosen={fen === sumFen} link={(parts) => <PageLink to={budgetPath(fen)} replace {...parts} />}>
                  {moneyText(fen, locale)}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
        <OwnBudget key={sumFen} sumFen={sumFen} />
        <p className="note mt-12">{messages.line(String(SERVICE_FEE_PERCENT), moneyText(maxPriceFen, locale))}</p>
      </div>
      {within === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={8} />
      ) : (
        <Found within={within} maxPriceFen={maxPriceFen} />
      )}
    </Screen>
  )
}

function Found({ within, maxPriceFen }: { readonly within: ShopsWithin; readonly maxPriceFen: number }) {
  const messages = useMessages(returningMessages).budget
  const locale = useLocale()
  if (within.shopCount === 0)
    return (
      <EmptyState action={<Button link={(parts) => <PageLink to="/want_buy" {...parts} />}>{messages.ask}</Button>}>
        {messages.none}
      </EmptyState>
    )
  const upTo = `max=${priceText(maxPriceFen)}`
  return (
    <>
      <p className="row px-16 pt-12 between">
        <strong>{messages.found(formatCount(within.shopCount))}</strong>
        <PageLink to={`/lists?${upTo}`} className="target-link">
          {messages.seeAll}
        </PageLink>
      </p>
      {within.groups.map(({ platform, kind, shopCount, fromFen, examples }) => {
        const name = [platformOf(platform).name, SHOP_KINDS[kind]].map((one) => nameIn(one, locale)).join(' · ')
        return (
          <Section
            key={`${platform} ${kind}`}
            title={name}
            aside={
              <PageLink
                to={`/lists?platform=${platform}&kind=${kind}&${upTo}`}
                className="target-link"
                aria-label={`${messages.seeGroup(name)}, ${messages.group(formatCount(shopCount), moneyText(fromFen, locale))}`}
              >
                {messages.group(formatCount(shopCount), moneyText(fromFen, locale))}
              </PageLink>
            }
          >
            <ul className={`card-list ${styles.cards}`}>
              {examples.map((shop) => (
                <li key={shop.id}>
                  <ShopCard shop={shop} />
                </li>
              ))}
            </ul>
          </Section>
        )
      })}
    </>
  )
}

const shopsWithinQuery = (ports: PortsSource, maxPriceFen: number) =>
  queryOptions({
    queryKey: ['shops-within', maxPriceFen],
    queryFn: call(ports, ({ marketPulse }, signal) => marketPulse.shopsWithin(maxPriceFen, signal)),
  })

/** A sum of one's own, in whole yuan. */
export function OwnBudget({ sumFen }: { readonly sumFen: number }) {
  const messages = useMessages(returningMessages).budget
  const navigate = useNavigate()
  const [typed, setTyped] = useState(String(Math.round(sumFen / 100)))
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, ({ budget }) => budget !== undefined && setTyped(budget))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sum = readYuan(typed)
    if (!sum.ok || !isBudget(String(sum.value / 100))) return setWrong(true)
    void navigate(budgetPath(sum.value), { replace: true })
  }
  return (
    <form ref={form} method="post" className={`mt-8 reading-width ${styles.own}`} onSubmit={submit} noValidate>
      <MoneyField
        name="budget"
        label={messages.own}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setWrong(false)
        }}
        {...(isWrong ? { error: messages.wrong } : {})}
      />
      <Button type="submit" look="secondary">
        {messages.go}
      </Button>
    </form>
  )
}

/** The sum that the page opens with where its address names none, in fen. */
const USUAL_SUM_FEN = 20_000_000

/** Sums that are offered, in fen. */
const SUMS_FEN = [5_000_000, 10_000_000, 20_000_000, 30_000_000, 50_000_000, 100_000_000] as const

const YUAN = /^[1-9]\d{0,8}$/

/** Whether an address names a sum that can be answered: whole yuan. */
export const isBudget = (yuan: string | undefined): boolean => yuan === undefined || YUAN.test(yuan)

const budgetFen = (yuan: string | undefined): number =>
  yuan !== undefined && YUAN.test(yuan) ? Number(yuan) * 100 : USUAL_SUM_FEN

const budgetPath = (fen: number): string => `/budget/${Math.round(fen / 100)}`
