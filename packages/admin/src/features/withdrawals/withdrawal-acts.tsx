import type { StaffWithdrawal } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import type { Result } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { WITHDRAW_STATUSES } from '@diandu/core/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Space, Typography } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { withdrawalsMessages } from '../../messages/withdrawals.messages.ts'

interface WithdrawalAct {
  readonly key: string
  readonly text: string
  readonly isDangerous: boolean
  readonly send: (reason: string) => Promise<Result<StaffWithdrawal>>
}

/** The acts that the person's roles allow on the withdrawal as it is now; each wants a reason. */
function useWithdrawalActs({ id, status }: StaffWithdrawal): readonly WithdrawalAct[] {
  const texts = useMessages(withdrawalsMessages)
  const { locale } = usePreferences()
  const { withdrawals } = usePorts()
  const may = useMay()
  if (status === 'in-approval')
    return may('approve-withdrawal')
      ? [true, false].map((isApproved) => ({
          key: String(isApproved),
          text: isApproved ? texts.approve : texts.disapprove,
          isDangerous: !isApproved,
          send: (reason) => withdrawals.approve(id, isApproved, reason),
        }))
      : []
  if (!may('move-withdrawal')) return []
  return WITHDRAW_STATUSES.nextOf(status).map((to) => ({
    key: to,
    text: texts.moveTo(nameIn(WITHDRAW_STATUSES.read(to).name, locale)),
    isDangerous: WITHDRAW_STATUSES.read(to).outcome === 'failure',
    send: (reason) => withdrawals.move(id, to, reason),
  }))
}

export function WithdrawalActs({ withdrawal }: { readonly withdrawal: StaffWithdrawal }) {
  const texts = useMessages(withdrawalsMessages)
  const { locale } = usePreferences()
  const { message } = App.useApp()
  const queries = useQueryClient()
  const notice = useFailureNotice()
  const { act, isBusy } = useAct()
  const acts = useWithdrawalActs(withdrawal)
  const [open, setOpen] = useState<WithdrawalAct>()
  const { id, status, amountFen, username } = withdrawal

  async function send({ send: work }: WithdrawalAct, reason: string): Promise<void> {
    const result = await act(() => work(reason))
    void queries.invalidateQueries({ queryKey: ['withdrawals'] })
    void queries.invalidateQueries({ queryKey: ['today'] })
    if (!result.ok) {
      void queries.invalidateQueries({ queryKey: ['withdrawal', id] })
      return notice(result.failure)
    }
    setOpen(undefined)
    queries.setQueryData(['withdrawal', id], result.value)
    void message.success(texts.moved(nameIn(WITHDRAW_STATUSES.read(result.value.status).name, locale)))
  }

  if (acts.length === 0)
    return (
      <Typography.Text type="secondary">
        {WITHDRAW_STATUSES.read(status).isFinal ? texts.final : texts.nothingToDo}
      </Typography.Text>
    )
  return (
    <Space wrap>
      {acts.map((one, place) => (
        <Button
          key={one.key}
          type={place === 0 ? 'primary' : 'default'}
          danger={one.isDangerous}
          onClick={() => setOpen(one)}
        >
          {one.text}
        </Button>
      ))}
      {open !== undefined && (
        <ReasonDialog
          title={open.text}
          sendText={open.text}
          isDangerous={open.isDangerous}
          isBusy={isBusy}
          onSend={(reason) => void send(open, reason)}
          onCancel={() => setOpen(undefined)}
        >
          <Typography.Paragraph strong>{texts.moveTitle(formatMoney(amountFen), username)}</Typography.Paragraph>
        </ReasonDialog>
      )}
    </Space>
  )
}
