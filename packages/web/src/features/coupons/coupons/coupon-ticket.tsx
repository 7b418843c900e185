import type { ReactNode } from 'react'
import { formatTime, formatYuan } from '@diandu/core/format'
import { useWords } from '../../../app/preferences.ts'
import { Card } from '../../../ui/card.tsx'
import { couponWords } from '../../../words/coupon.words.ts'
import styles from './coupons.module.css'

interface CouponTicketProps {
  readonly coupon: { readonly title: string; readonly amountFen: number; readonly leastSpendFen: number; readonly validUntil: number }
  /** It can no longer be used. */
  readonly isOver?: boolean
  readonly note?: ReactNode
  readonly action?: ReactNode
}

/** A coupon as it lies in the hand: what it takes off, from what sum, until when. */
export function CouponTicket({ coupon, isOver = false, note, action }: CouponTicketProps) {
  const words = useWords(couponWords)
  const { title, amountFen, leastSpendFen, validUntil } = coupon
  return (
    <Card>
      <div className={isOver ? `${styles.ticket} ${styles.over}` : styles.ticket}>
        <p className={styles.off}>{words.off(formatYuan(amountFen, { grouped: true }))}</p>
        <div>
          <h3 className={styles.name}>{title}</h3>
          <p className={styles.terms}>{leastSpendFen === 0 ? words.anyAmount : words.least(formatYuan(leastSpendFen, { grouped: true }))}</p>
          <p className={styles.terms}>{words.until(formatTime(validUntil, 'yyyy-mm-dd'))}</p>
          {note}
        </div>
        {action}
      </div>
    </Card>
  )
}
