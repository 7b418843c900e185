import { formatCount, formatTime } from '@diandu/core/format'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { coinsQuery } from '../../../app/money/coins-query.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { COIN, GIFT, SCALE } from '../../../ui/pictures/more-icons.ts'
import { coinMessages } from '../../../messages/coins/coin.messages.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { CoinTasks } from '../../../app/money/coins/coin-tasks.tsx'
import { SignIn } from './sign-in.tsx'

/** A person's coins, today's sign-in, and what brings more. */
export function Page() {
  const messages = useMessages(coinMessages)
  const game = useMessages(guessGameMessages)
  const title = useMessages(titleMessages).goldCoins
  const { data: overview, isError, refetch } = useLoad(coinsQuery(usePorts()), 'own-page')
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      {overview === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={12} />
      ) : (
        <>
          <div className="px-16 pt-12">
            <Card>
              <p className="detail">{messages.balance}</p>
              <p className="amber type-title strong">{formatCount(overview.coins)}</p>
              <p className="note mt-4 break-anywhere">
                {overview.lapse === null
                  ? messages.never
                  : messages.lapse(formatCount(overview.lapse.coins), formatTime(overview.lapse.at, 'yyyy-mm-dd'))}
              </p>
            </Card>
          </div>
          <div className="px-16 pt-12">
            <Card padding="none">
              <ListRow
                icon={COIN}
                title={messages.toDetails}
                link={(parts) => <PageLink to="/user_center/goldcoin/details" {...parts} />}
              />
              <ListRow
                icon="swap"
                title={messages.toExchange}
                link={(parts) => <PageLink to="/user_center/goldcoin/exchange" {...parts} />}
              />
              <ListRow
                icon="sun"
                title={messages.toDraw}
                link={(parts) => <PageLink to="/user_center/goldcoin/luckDraw" {...parts} />}
              />
              <ListRow
                icon={GIFT}
                title={messages.toPrizes}
                link={(parts) => <PageLink to="/user_center/goldcoin/myprize" {...parts} />}
              />
              <ListRow
                icon={SCALE}
                title={game.menu}
                detail={game.menuLine}
                link={(parts) => <PageLink to="/game" {...parts} />}
              />
            </Card>
          </div>
          <SignIn overview={overview} />
          <CoinTasks overview={overview} />
        </>
      )}
    </Screen>
  )
}
