import type { ReactNode } from 'react'
import { formatMoney, formatTime } from '@diandu/core/format'
import { SERVICE_FEE_PERCENT } from '@diandu/core/orders'
import { useLocale, useMessages } from '../preferences/preferences.ts'
import { Card } from '../../ui/lists/section.tsx'
import { couponMessages } from '../../messages/money/coupon.messages.ts'
import { couponTitle } from './coupon-title.ts'
import styles from './coupon-ticket.module.css'

interface CouponTicketProps {
  readonly coupon: {
    readonly title: string
    readonly amountFen: number
    readonly leastSpendFen: number
    readonly validUntil: number
  }
  /** It can no longer be used. */
  readonly isOver?: boolean
  readonly note?: ReactNode
  readonly action?: ReactNode
}

/** A coupon as it lies in the hand: what it takes off, from what sum, until when. */
export function CouponTicket({ coupon, isOver = false, note, action }: CouponTicketProps) {
  const messages = useMessages(couponMessages)
  const locale = useLocale()
  const { title, amountFen, leastSpendFen, validUntil } = coupon
  return (
    <Card>
      <div className={isOver ? `${styles.ticket} ${styles.over}` : styles.ticket}>
        <p className={styles.off}>{messages.off(formatMoney(amountFen))}</p>
        <div>
          <h3 className="type-body break-anywhere">{couponTitle(title, locale)}</h3>
          <p className="note">{leastSpendFen === 0 ? messages.anyAmount : messages.min(formatMoney(leastSpendFen))}</p>
          <p className="note">{messages.maxFee(SERVICE_FEE_PERCENT)}</p>
          <p className="note">{messages.until(formatTime(validUntil, 'yyyy-mm-dd'))}</p>
          {note}
        </div>
        {action}
      </div>
    </Card>
  )
}
