import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { RECHARGE_CHANNELS } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { moneyWords } from '../../../words/money.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { rechargesQuery, waysQuery } from '../money-queries.ts'
import styles from '../money.module.css'
import { RequestList } from '../request-list.tsx'
import { RechargeDetail } from './recharge-detail.tsx'
import { RechargeForm } from './recharge-form.tsx'
import { rechargeStatusName } from './recharge-status-name.ts'

const PATH = '/user_center/server/recharge'

/** Money to be brought in, with what was brought in before; or with `?request=` one recharge, on its way or at its end. */
export function Page() {
  const title = useWords(titleWords).recharge
  const [search] = useSearchParams()
  const id = search.get('request')
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <div className={styles.page}>
        {id === null ? (
          <>
            <Ways />
            <RechargeHistory />
          </>
        ) : (
          <RechargeDetail key={id} id={id} path={PATH} />
        )}
      </div>
    </Screen>
  )
}

function Ways() {
  const all = useWords(moneyWords)
  const { data: ways, isError, refetch } = useQuery(waysQuery(usePorts()))
  if (ways === undefined) return <LoadState words={all} lines={5} isError={isError} onRetry={() => void refetch()} />
  return ways.channels.length === 0 ? <EmptyState>{all.recharge.closed}</EmptyState> : <RechargeForm ways={ways} path={PATH} />
}

function RechargeHistory() {
  const words = useWords(moneyWords).recharge
  const locale = useLocale()
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(rechargesQuery(usePorts()))
  const items = (data?.pages ?? []).flatMap((page) => page.items)
  return (
    <RequestList
      title={words.history}
      none={words.none}
      path={PATH}
      items={items.map(({ channel, status, ...item }) => ({ ...item, detail: nameIn(RECHARGE_CHANNELS[channel].name, locale), statusName: rechargeStatusName({ channel, status }, locale) }))}
      state={isError ? 'failed' : isFetching && items.length === 0 ? 'loading' : 'idle'}
      hasMore={hasNextPage}
      onMore={() => void fetchNextPage()}
    />
  )
}
