import { formatTime } from '@diandu/core/format'
import type { PayoutHold } from '@diandu/core/wallet'
import { walletMessages } from '../../messages/money/wallet.messages.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useMessages } from '../preferences/preferences.ts'

/** Why nothing can be withdrawn. Nothing for a seller without a hold. */
export function PayoutHoldNotice({ holds }: { readonly holds: readonly PayoutHold[] }) {
  const messages = useMessages(walletMessages).hold
  return holds.map(({ shopTitle, heldAt }) => (
    <Notice key={`${shopTitle} ${heldAt}`} tone="alarm" title={messages.title}>
      {messages.text(shopTitle, formatTime(heldAt, 'yyyy-mm-dd'))}
    </Notice>
  ))
}
