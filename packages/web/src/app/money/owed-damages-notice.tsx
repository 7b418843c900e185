import { formatMoney } from '@diandu/core/format'
import { owedInAllFen, withdrawableFen, type OwedDamages } from '@diandu/core/wallet'
import { Notice } from '../../ui/feedback/notice.tsx'
import { walletMessages } from '../../messages/money/wallet.messages.ts'
import styles from './owed-damages-notice.module.css'
import { PageLink } from '../../router/page-link.tsx'
import { useMessages } from '../preferences/preferences.ts'

interface OwedDamagesProps {
  readonly owed: readonly OwedDamages[]
  /** The wallet's available money, where also what is held back of it is to be read. */
  readonly availableFen?: number
}

/**
 * The damages that a seller owes, the orders they come from and how they are paid. Nothing for a seller who owes none.
 */
export function OwedDamagesNotice({ owed, availableFen }: OwedDamagesProps) {
  const messages = useMessages(walletMessages).owed
  if (owed.length === 0) return null
  const owedFen = owedInAllFen(owed)
  return (
    <Notice tone="warning" title={messages.title(formatMoney(owedFen))}>
      {availableFen !== undefined && (
        <p>
          {messages.held(
            formatMoney(Math.min(owedFen, availableFen)),
            formatMoney(withdrawableFen({ availableFen, owedFen })),
          )}
        </p>
      )}
      <p>{messages.why}</p>
      <ul className="mt-8" aria-label={messages.list}>
        {owed.map(({ orderId, shopTitle, leftFen }) => (
          <li key={orderId}>
            <PageLink to={`/user_center/order_detail/${orderId}`} className={styles.deal}>
              <span>{shopTitle}</span>
              <span>{formatMoney(leftFen)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
