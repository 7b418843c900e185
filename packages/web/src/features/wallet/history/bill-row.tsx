import { formatMoney, formatTime } from '@diandu/core/format'
import { aboutText, POSTING_KINDS, type DetailedBill } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { billMessages } from '../../../messages/money/bill.messages.ts'
import styles from './history-page.module.css'

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
          {what !== '' && what !== about.kind && <span className={styles.part}>{what}</span>}
          <span className={styles.part}>{time}</span>
          <span className={styles.part}>{messages.left(formatMoney(balanceFen))}</span>
        </>
      }
      end={
        <span className={`${styles.amount} ${direction === 'in' ? styles.in : ''}`}>
          {messages[direction](formatMoney(amountFen))}
        </span>
      }
      link={(parts) => <PageLink to={`/user_center/server/money_detail?id=${id}`} {...parts} />}
    />
  )
}
