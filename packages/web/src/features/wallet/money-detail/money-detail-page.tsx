import { useSearchParams } from 'react-router-dom'
import { formatMoney, formatTime } from '@diandu/core/format'
import { aboutText, POSTING_KINDS, type DetailedBill } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { billMessages } from '../../../messages/money/bill.messages.ts'
import { billQuery } from '../wallet-queries.ts'

const HISTORY = '/user_center/server/history'

/** One bill, whole (`?id=`). */
export function Page() {
  const messages = useMessages(billMessages).detail
  const [search] = useSearchParams()
  const { data: bill, isError, failure, refetch } = useLoad(billQuery(usePorts(), search.get('id') ?? ''), 'own-page')
  const isGone = failure?.kind === 'refused'
  return (
    <BackScreen title="bill" home={HISTORY}>
      <div className="page">
        {bill === undefined && isGone && (
          <ErrorState
            picture="adrift"
            message={messages.gone}
            action={<Button link={(parts) => <PageLink to={HISTORY} {...parts} />}>{messages.back}</Button>}
          />
        )}
        {bill === undefined && !isGone && (
          <LoadState messages={messages} lines={6} isError={isError} onRetry={() => void refetch()} />
        )}
        {bill !== undefined && <BillFacts bill={bill} />}
      </div>
    </BackScreen>
  )
}

function BillFacts({ bill }: { readonly bill: DetailedBill }) {
  const messages = useMessages(billMessages).detail
  const locale = useLocale()
  const { kind, at, direction, amountFen, balanceFen, about, id } = bill
  const isWithdrawal = about.kind === 'request' && kind.startsWith('withdrawal-')
  const facts = [
    [messages.kind, nameIn(POSTING_KINDS[kind], locale)],
    [messages.at, formatTime(at)],
    // The kind already names a withdrawal's purpose; its page is linked below.
    ...(isWithdrawal
      ? []
      : [
          [
            messages.about,
            about.kind === 'order' ? about.title : aboutText(about, locale === 'en' ? 'en' : 'zh'),
          ] as const,
        ]),
    ...(about.kind === 'order' ? [[messages.order, about.number] as const] : []),
    [messages.left, formatMoney(balanceFen)],
    [messages.number, id],
  ] as const
  return (
    <>
      <p className="detail mb-4">{direction === 'in' ? messages.inTitle : messages.outTitle}</p>
      <Price fen={amountFen} size="display" tone="ink" />
      <div className="mt-16 mb-24">
        <Facts facts={facts} />
      </div>
      {about.kind === 'order' && (
        <Button
          block
          look="secondary"
          link={(parts) => <PageLink to={`/user_center/order_detail/${about.orderId}`} {...parts} />}
        >
          {messages.seeOrder}
        </Button>
      )}
      {isWithdrawal && (
        <Button
          block
          look="secondary"
          link={(parts) => <PageLink to={`/user_center/server/cash_draw?request=${about.id}`} {...parts} />}
        >
          {messages.seeWithdrawal}
        </Button>
      )}
    </>
  )
}
