import type { Failure } from '@diandu/core/kernel'
import type { BankCard } from '@diandu/core/wallet'
import { formatMoney } from '@diandu/core/format'
import { PasswordSheet } from '../../../app/money/password-sheet.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { cardName } from '../card-name.ts'
import { arrivalText } from './arrival-text.ts'

const MINUTE_MS = 60_000

interface ConfirmWithdrawalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly card: BankCard | undefined
  readonly fen: number
  readonly busy: boolean
  readonly failure: Failure | undefined
  readonly onAction: (paymentPassword: string) => void
}

/** Amount, card and arrival, shown before the payment password confirms the withdrawal. */
export function ConfirmWithdrawal({ card, fen, ...sheet }: ConfirmWithdrawalProps) {
  const messages = useMessages(moneyMessages).draw
  const locale = useLocale()
  const now = useNow(MINUTE_MS)
  return (
    <PasswordSheet
      {...sheet}
      title={messages.confirm}
      text={messages.note}
      facts={[
        [messages.amount, formatMoney(fen)],
        [messages.card, card === undefined ? '' : `${cardName(card, locale)} · ${card.holder}`],
        [messages.arrival, now === undefined ? '' : arrivalText(now, messages.arrivalBy)],
      ]}
      act={messages.submit(formatMoney(fen))}
    />
  )
}
