import { formatMoney, formatTime } from '@diandu/core/format'
import type { LaterSums } from '@diandu/core/orders'
import { useMessages } from '../../app/preferences/preferences.ts'
import { checkoutMessages } from '../../messages/orders/checkout.messages.ts'

/** Payments after the first one, and their payees: the market's part by its day, the platform's at the transfer. */
export function LaterSum({ sums }: { readonly sums: LaterSums }) {
  const messages = useMessages(checkoutMessages)
  const { laterFen, balanceFen, balanceBy, atHandOverFen } = sums
  if (laterFen === 0) return <>{messages.nothingLater}</>
  return (
    <>
      <span>{formatMoney(laterFen)}</span>
      {balanceFen > 0 && balanceBy !== null && (
        <small className="note regular block">
          {messages.laterParts.balance(formatMoney(balanceFen), formatTime(balanceBy, 'yyyy-mm-dd'))}
        </small>
      )}
      {atHandOverFen > 0 && (
        <small className="note regular block">{messages.laterParts.atHandOver(formatMoney(atHandOverFen))}</small>
      )}
    </>
  )
}
