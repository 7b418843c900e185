import { EXCHANGE_STATUSES, type Exchange } from '@diandu/core/coins'
import { formatCount, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { coinMessages } from '../../../messages/coins/coin.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { exchangesQuery, giftsQuery } from '../coin-queries.ts'
import styles from '../coins.module.css'
import { GiftList } from './gift-list.tsx'

/** The rewards for coins, and those that the user took. */
export function Page() {
  const messages = useMessages(coinMessages)
  const title = useMessages(titleMessages).coinExchange
  const user = useUser()
  const { data: shelf, isError, refetch } = useLoad(giftsQuery(usePorts()), 'own-page')
  return (
    <Screen top={<BackBar title={title} home="/user_center/goldcoin/goldindex" />}>
      {shelf === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={12} />
      ) : (
        <>
          <div className="px-16 pt-12">
            <Card>
              <p className="detail">{messages.balance}</p>
              <p className="amber type-title strong">{formatCount(shelf.coins)}</p>
            </Card>
          </div>
          <Section title={messages.exchange.gifts}>
            <GiftList shelf={shelf} />
          </Section>
        </>
      )}
      {user !== undefined && <Exchanges />}
    </Screen>
  )
}

function Exchanges() {
  const messages = useMessages(coinMessages).exchange
  const { items, isEmpty, more } = usePaged(exchangesQuery(usePorts()), 'own-part')
  return (
    <Section title={messages.mine}>
      {isEmpty ? (
        <EmptyState picture="paper">{messages.none}</EmptyState>
      ) : (
        <EndlessList
          label={messages.list.label}
          items={items}
          keyOf={({ id }) => id}
          renderItem={(exchange) => <TakenGift exchange={exchange} />}
          {...more}
          messages={messages.list}
          skeleton={<SkeletonCards count={2} />}
        />
      )}
    </Section>
  )
}

const TONES = { given: 'green', 'to-send': 'amber', sent: 'ferry', returned: 'plain' } as const

function TakenGift({ exchange }: { readonly exchange: Exchange }) {
  const all = useMessages(coinMessages)
  const locale = useLocale()
  const { name, coins, at, status, address, tracking, note } = exchange
  return (
    <Card>
      <div className={styles.gift}>
        <div>
          <h3 className="type-body break-anywhere">{nameIn(name, locale)}</h3>
          <p className="note mt-4 break-anywhere">{`${formatTime(at, 'yyyy-mm-dd hh:mm')} · ${all.coins(formatCount(coins))}`}</p>
          {address !== null && (
            <p className="note mt-4 break-anywhere">{all.exchange.sentTo(address.receiver, address.place)}</p>
          )}
          {tracking !== null && <p className="note mt-4 break-anywhere">{all.exchange.tracking(tracking)}</p>}
          {note !== '' && <p className="note mt-4 break-anywhere">{note}</p>}
        </div>
        <Badge tone={TONES[status]}>{nameIn(EXCHANGE_STATUSES[status], locale)}</Badge>
      </div>
    </Card>
  )
}
