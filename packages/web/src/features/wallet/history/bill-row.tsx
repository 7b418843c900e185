import { formatMoney, formatTime } from '@diandu/core/format'
import { aboutText, POSTING_KINDS, type DetailedBill } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { billMessages } from '../../../messages/money/bill.messages.ts'

/** One movement: what it was, when, how much, what was left. */
export function BillRow({ bill }: { readonly bill: DetailedBill }) {
  const messages = useMessages(billMessages)
  const locale = useLocale()
  const { id, kind, at, direction, amountFen, balanceFen, about } = bill
  const time = formatTime(at, 'yyyy-mm-dd hh:mm')
  const what =
    about.kind === 'order' ? about.title : about.channel === null ? '' : aboutText(about, locale === 'en' ? 'en' : 'zh')
  return (
    <ListRow
      title={nameIn(POSTING_KINDS[kind], locale)}
      detail={
        <>
          {what !== '' && what !== about.kind && <span className="block">{what}</span>}
          <span className="block">{time}</span>
          <span className="block">{messages.left(formatMoney(balanceFen))}</span>
        </>
      }
      end={
        <span className={`nowrap ${direction === 'in' ? 'green' : ''}`}>
          {messages[direction](formatMoney(amountFen))}
        </span>
      }
      link={(parts) => <PageLink to={`/user_center/server/money_detail?id=${id}`} {...parts} />}
    />
  )
}
