import type { StaffWithdrawal } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { bankOf } from '@diandu/core/wallet'
import { Button, Space, Typography } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { withdrawalsMessages } from '../../messages/withdrawals.messages.ts'

interface ShownCard {
  readonly holder: string
  readonly number: string
}

/** The last four digits; all of them behind a reason, and only until the case is left. */
export function CardNumber({ withdrawal: { id, card } }: { readonly withdrawal: StaffWithdrawal }) {
  const texts = useMessages(withdrawalsMessages)
  const { locale } = usePreferences()
  const isAllowed = useMay()('see-card-number')
  const { withdrawals } = usePorts()
  const { act, isBusy } = useAct()
  const notice = useFailureNotice()
  const [isOpen, setOpen] = useState(false)
  const [shown, show] = useState<ShownCard>()

  async function look(reason: string): Promise<void> {
    const result = await act(() => withdrawals.cardNumber(id, reason))
    if (!result.ok) return notice(result.failure)
    show(result.value)
    setOpen(false)
  }

  return (
    <Space wrap>
      <span>{texts.endsWith(nameIn(bankOf(card.bank).name, locale), card.lastFour)}</span>
      {shown !== undefined && (
        <Typography.Text copyable={{ text: shown.number }} strong>
          {`${shown.holder} ${shown.number.replace(/(.{4})(?=.)/g, '$1 ')}`}
        </Typography.Text>
      )}
      {shown === undefined && isAllowed && (
        <Button size="small" onClick={() => setOpen(true)}>
          {texts.showNumber}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          title={texts.showNumberTitle}
          sendText={texts.showNumber}
          isBusy={isBusy}
          onSend={(reason) => void look(reason)}
          onCancel={() => setOpen(false)}
        >
          <Typography.Paragraph type="secondary">{texts.lookLogged}</Typography.Paragraph>
        </ReasonDialog>
      )}
    </Space>
  )
}
