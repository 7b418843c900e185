import { useId } from 'react'
import { formatMoney, formatTime } from '@diandu/core/format'
import type { InvoiceableOrder } from '@diandu/core/wallet'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Card } from '../../../ui/lists/card.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { invoiceMessages } from '../../../messages/money/invoice.messages.ts'
import styles from '../bills.module.css'
import { idsIn } from './invoice-form.ts'

interface OrderChoiceProps {
  readonly orders: readonly InvoiceableOrder[]
  readonly chosen: string
  readonly onToggle: (orderId: string) => void
  readonly error?: string
}

/** The orders that an invoice is to be over, each with what was paid to the platform for it. */
export function OrderChoice({ orders, chosen, onToggle, error }: OrderChoiceProps) {
  const messages = useMessages(invoiceMessages).form
  const errorId = useId()
  const ids = idsIn(chosen)
  return (
    <fieldset className="border-0">
      <legend className={styles.legend}>{messages.chooseOrders}</legend>
      <Card>
        {orders.map(({ orderId, title, number, completedAt, amountFen }) => (
          <Checkbox
            key={orderId}
            checked={ids.includes(orderId)}
            onChange={() => onToggle(orderId)}
            {...(error === undefined ? {} : { wrong: true, describedBy: errorId })}
          >
            <span className={styles.order}>
              <span>
                {title}
                <small>
                  {number} · {messages.completed(formatTime(completedAt, 'yyyy-mm-dd'))}
                </small>
              </span>
              <span className="nowrap">{formatMoney(amountFen)}</span>
            </span>
          </Checkbox>
        ))}
      </Card>
      {error !== undefined && (
        <p id={errorId} className="mt-4 alarm type-line">
          {error}
        </p>
      )}
    </fieldset>
  )
}
