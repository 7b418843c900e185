import { useParams } from 'react-router-dom'
import { platformOf, priceText, SHOP_KINDS, type ShopsWithin } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { maxPriceWithin, SERVICE_FEE_PERCENT } from '@diandu/core/orders'
import { ErrorPage } from '../../../../app/layout/failures/error-page.tsx'
import { useShareText } from '../../../../app/device/use-share-text.ts'
import { BackBar } from '../../../../app/layout/back-bar.tsx'
import { Screen } from '../../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { useLoad } from '../../../../app/queries/use-load.ts'
import { usePorts } from '../../../../app/queries/ports-context.ts'
import { ShopCard } from '../../../../app/shops/shop-card/shop-card.tsx'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Chip } from '../../../../ui/choices/chip.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../../ui/feedback/load-state.tsx'
import { Section } from '../../../../ui/lists/section.tsx'
import { moneyText } from '../../money-text.ts'
import { budgetFen, budgetPath, SUMS_FEN } from './budget-address.ts'
import { shopsWithinQuery } from './budget-query.ts'
import { OwnBudget } from './own-budget.tsx'
import styles from './budget-page.module.css'

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
      <div className={styles.head}>
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
            <ul className={styles.cards}>
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
