import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { parseYuan } from '@diandu/core/input'
import { RECHARGE_CHANNELS } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { usePaged } from '../../../app/use-paged.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { moneyWords } from '../../../words/money.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { rechargesQuery, waysQuery } from '../money-queries.ts'
import { RequestList } from '../request-list.tsx'
import { RequestPage } from '../request-page.tsx'
import { BackFromWeChat } from './back-from-wechat.tsx'
import { OrderTransfer } from './order-transfer.tsx'
import { RechargeDetail } from './recharge-detail.tsx'
import { RechargeForm } from './recharge-form.tsx'
import { rechargeStatusName } from './recharge-status-name.ts'

const PATH = '/user_center/server/recharge'

/** Money to be brought in, with what was brought in before; with `?order=` what is due for one order, by transfer; or with `?request=` one recharge, on its way or at its end. */
export function Page() {
  const title = useWords(titleWords).recharge
  const [search] = useSearchParams()
  const orderId = search.get('order')
  return (
    <RequestPage title={title} one={(id) => <One id={id} />}>
      {orderId === null ? (
        <>
          <Ways />
          <RechargeHistory />
        </>
      ) : (
        <OrderTransfer key={orderId} orderId={orderId} path={PATH} />
      )}
    </RequestPage>
  )
}

/** A recharge; and whoever comes back to it from WeChat, which has added what it says. */
function One({ id }: { readonly id: string }) {
  const [search] = useSearchParams()
  const state = search.get('state')
  if (state === null) return <RechargeDetail key={id} id={id} path={PATH} />
  return <BackFromWeChat visit={{ code: search.get('code') ?? '', state }} path={`${PATH}?request=${encodeURIComponent(id)}`} />
}

function Ways() {
  const all = useWords(moneyWords)
  const { data: ways, isError, refetch } = useQuery(waysQuery(usePorts()))
  const [search] = useSearchParams()
  const asked = sumIn(search.get('amount') ?? '')
  if (ways === undefined) return <LoadState words={all} lines={5} isError={isError} onRetry={() => void refetch()} />
  return ways.channels.length === 0 ? <EmptyState>{all.recharge.closed}</EmptyState> : <RechargeForm key={asked} ways={ways} path={PATH} asked={asked} />
}

/** Only what is an amount as it stands. */
const sumIn = (text: string): string => (parseYuan(text).ok ? text : '')

function RechargeHistory() {
  const words = useWords(moneyWords).recharge
  const locale = useLocale()
  const { items, more } = usePaged(rechargesQuery(usePorts()))
  return (
    <RequestList
      title={words.history}
      none={words.none}
      path={PATH}
      items={items.map(({ channel, status, ...item }) => ({ ...item, detail: nameIn(RECHARGE_CHANNELS[channel].name, locale), statusName: rechargeStatusName({ channel, status }, locale) }))}
      more={more}
    />
  )
}
