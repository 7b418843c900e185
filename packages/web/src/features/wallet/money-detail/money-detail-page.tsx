import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatTime } from '@diandu/core/format'
import { aboutText, POSTING_KINDS, type DetailedBill } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Price } from '../../../ui/price.tsx'
import { billWords } from '../../../words/bill.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { billQuery } from '../bill-queries.ts'
import { grouped } from '../history/money-text.ts'
import styles from '../bills.module.css'

const HISTORY = '/user_center/server/history'

/** One bill, whole (`?id=`). */
export function Page() {
  const words = useWords(billWords).detail
  const title = useWords(titleWords).bill
  const [search] = useSearchParams()
  const { data: bill, error, refetch } = useQuery(billQuery(usePorts(), search.get('id') ?? ''))
  const isGone = error !== null && failureOfError(error).kind === 'refused'
  return (
    <Screen top={<BackBar title={title} home={HISTORY} />}>
      <div className={styles.page}>
        {bill === undefined && isGone && (
          <ErrorState picture="adrift" message={words.gone} action={<Button link={(parts) => <PageLink to={HISTORY} {...parts} />}>{words.back}</Button>} />
        )}
        {bill === undefined && !isGone && <LoadState words={words} lines={6} isError={error !== null} onRetry={() => void refetch()} />}
        {bill !== undefined && <BillFacts bill={bill} />}
      </div>
    </Screen>
  )
}

function BillFacts({ bill }: { readonly bill: DetailedBill }) {
  const words = useWords(billWords).detail
  const locale = useLocale()
  const { kind, at, direction, amountFen, balanceFen, about, id } = bill
  const isWithdrawal = about.kind === 'request' && kind.startsWith('withdrawal-')
  const facts = [
    [words.kind, nameIn(POSTING_KINDS[kind], locale)],
    [words.at, formatTime(at)],
    // What a withdrawal is for is said by its kind; its page is led to below.
    ...(isWithdrawal ? [] : [[words.about, about.kind === 'order' ? about.title : aboutText(about, locale === 'en' ? 'en' : 'zh')] as const]),
    ...(about.kind === 'order' ? [[words.order, about.number] as const] : []),
    [words.left, `¥${grouped(balanceFen)}`],
    [words.number, id],
  ] as const
  return (
    <>
      <p className={styles.label}>{direction === 'in' ? words.inTitle : words.outTitle}</p>
      <Price fen={amountFen} size="display" tone="ink" />
      <div className={styles.facts}>
        <Facts facts={facts} />
      </div>
      {about.kind === 'order' && (
        <Button block look="secondary" link={(parts) => <PageLink to={`/user_center/order_detail/${about.orderId}`} {...parts} />}>
          {words.seeOrder}
        </Button>
      )}
      {isWithdrawal && (
        <Button block look="secondary" link={(parts) => <PageLink to={`/user_center/server/cash_draw?request=${about.id}`} {...parts} />}>
          {words.seeWithdrawal}
        </Button>
      )}
    </>
  )
}
