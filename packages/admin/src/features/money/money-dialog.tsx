import type { Result } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type { ReactElement } from 'react'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'

interface MoneyDialogProps<T> {
  readonly title: string
  readonly about: string
  /** What is read again afterwards. */
  readonly part: string
  readonly work: (reason: string) => Promise<Result<T>>
  readonly onDone?: (value: T) => void
  readonly onClose: () => void
  readonly children?: ReactElement
}

/** Does something with money for a written reason; it stays open where it was refused. */
export function MoneyDialog<T>({ title, about, part, work, onDone, onClose, children }: MoneyDialogProps<T>) {
  const texts = useMessages(moneyMessages)
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const notify = useFailureNotice()
  const queries = useQueryClient()
  const send = async (reason: string) => {
    const done = await act(() => work(reason))
    if (!done.ok) return notify(done.failure)
    void queries.invalidateQueries({ queryKey: ['money', part] })
    if (onDone === undefined) void message.success(texts.batchDone)
    else onDone(done.value)
    return onClose()
  }
  return (
    <ReasonDialog
      title={title}
      sendText={title}
      isBusy={isBusy}
      onSend={(reason) => void send(reason)}
      onCancel={onClose}
    >
      <div className="evidence money-about">
        <span>{about}</span>
        {children}
      </div>
    </ReasonDialog>
  )
}
