import { formatTime } from '@diandu/core/format'
import { aboutText, POSTING_KINDS, type DetailedBill } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { PageLink } from '../../../app/page-link.tsx'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { ListRow } from '../../../ui/list-row.tsx'
import { billWords } from '../../../words/bill.words.ts'
import styles from './history-page.module.css'
import { grouped } from './money-text.ts'

/** One movement: what it was, when, how much, what was left. */
export function BillRow({ bill }: { readonly bill: DetailedBill }) {
  const words = useWords(billWords)
  const locale = useLocale()
  const { id, kind, at, direction, amountFen, balanceFen, about } = bill
  const time = formatTime(at, 'yyyy-mm-dd hh:mm')
  const what = about.kind === 'order' ? about.title : about.channel === null ? '' : aboutText(about, locale === 'en' ? 'en' : 'zh')
  return (
    <ListRow
      title={nameIn(POSTING_KINDS[kind], locale)}
      detail={
        <>
          {what !== '' && what !== about.kind && <span className={styles.part}>{what}</span>}
          <span className={styles.part}>{time}</span>
          <span className={styles.part}>{words.left(grouped(balanceFen))}</span>
        </>
      }
      end={<span className={`${styles.amount} ${direction === 'in' ? styles.in : ''}`}>{words[direction](grouped(amountFen))}</span>}
      link={(parts) => <PageLink to={`/user_center/server/money_detail?id=${id}`} {...parts} />}
    />
  )
}
