import { formatYuan } from '@diandu/core/format'
import { sumFen } from '@diandu/core/kernel'
import type { OwedDamages as Owed } from '@diandu/core/wallet'
import { Notice } from '../ui/notice.tsx'
import { walletWords } from '../words/wallet.words.ts'
import styles from './owed-damages.module.css'
import { PageLink } from './page-link.tsx'
import { useWords } from './preferences.ts'

interface OwedDamagesProps {
  readonly owed: readonly Owed[]
  /** Says also what it keeps a person from, and what not. */
  readonly isAboutWithdrawal?: boolean
}

/** What a seller owes who failed: how much, for which deals, how it is paid. Nothing for whoever owes nothing. */
export function OwedDamages({ owed, isAboutWithdrawal = false }: OwedDamagesProps) {
  const words = useWords(walletWords).owed
  if (owed.length === 0) return null
  const yuan = (fen: number): string => formatYuan(fen, { grouped: true })
  return (
    <Notice tone="warning" title={words.title(yuan(sumFen(owed.map(({ leftFen }) => leftFen))))}>
      <p>{isAboutWithdrawal ? `${words.stops}${words.why}` : words.why}</p>
      <ul className={styles.deals} aria-label={words.list}>
        {owed.map(({ orderId, shopTitle, leftFen }) => (
          <li key={orderId}>
            <PageLink to={`/user_center/order_detail/${orderId}`} className={styles.deal}>
              <span>{shopTitle}</span>
              <span className={styles.sum}>¥{yuan(leftFen)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
