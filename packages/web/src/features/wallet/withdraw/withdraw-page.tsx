import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { toWithdrawStatus } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { moneyWords } from '../../../words/money.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { cardName } from '../card-name.ts'
import { withdrawalsQuery } from '../money-queries.ts'
import styles from '../money.module.css'
import { RequestList } from '../request-list.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalDetail } from './withdrawal-detail.tsx'

const PATH = '/user_center/server/cash_draw'

/** A withdrawal to be asked for, with those before it; or with `?request=` one of them and its steps. */
export function Page() {
  const title = useWords(titleWords).withdraw
  const [search] = useSearchParams()
  const id = search.get('request')
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <div className={styles.page}>
        {id === null ? (
          <>
            <WithdrawForm path={PATH} />
            <Withdrawals />
          </>
        ) : (
          <WithdrawalDetail key={id} id={id} path={PATH} />
        )}
      </div>
    </Screen>
  )
}

function Withdrawals() {
  const words = useWords(moneyWords).draw
  const locale = useLocale()
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(withdrawalsQuery(usePorts()))
  const items = (data?.pages ?? []).flatMap((page) => page.items)
  return (
    <RequestList
      title={words.history}
      none={words.none}
      path={PATH}
      items={items.map(({ card, status, ...item }) => ({ ...item, detail: cardName(card, locale), statusName: nameIn(toWithdrawStatus(status).name, locale) }))}
      state={isError ? 'failed' : isFetching && items.length === 0 ? 'loading' : 'idle'}
      hasMore={hasNextPage}
      onMore={() => void fetchNextPage()}
    />
  )
}
