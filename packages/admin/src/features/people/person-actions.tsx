import type { FoundPerson, StaffAct } from '@diandu/core/admin'
import type { Result } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Space, Typography } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { peopleMessages } from '../../messages/people.messages.ts'

interface PersonAction {
  readonly act: StaffAct
  readonly name: string
  readonly hint: string
  readonly isDangerous?: boolean
  /** Answers what was done. */
  readonly send: (reason: string) => Promise<Result<string>>
}

/** What the person may do about this user, each with a reason. */
export function PersonActions({ person }: { readonly person: FoundPerson }) {
  const may = useMay()
  const [open, setOpen] = useState<PersonAction>()
  const actions = usePersonActions(person).filter(({ act }) => may(act))
  return (
    <Space wrap>
      {actions.map((action) => (
        <Button key={action.act} danger={action.isDangerous ?? false} onClick={() => setOpen(action)}>
          {action.name}
        </Button>
      ))}
      {open !== undefined && <ActionDialog action={open} userId={person.userId} onClose={() => setOpen(undefined)} />}
    </Space>
  )
}

function usePersonActions({ userId, standing }: FoundPerson): readonly PersonAction[] {
  const texts = useMessages(peopleMessages)
  const { personActs } = usePorts()
  const saying = async <T,>(sent: Promise<Result<T>>, words: (value: T) => string): Promise<Result<string>> => {
    const result = await sent
    return result.ok ? { ok: true, value: words(result.value) } : result
  }
  const endSessions: PersonAction = {
    act: 'end-sessions',
    name: texts.endSessions,
    hint: texts.endSessionsHint,
    send: (reason) => saying(personActs.endSessions(userId, reason), ({ ended }) => texts.ended(ended)),
  }
  if (standing === 'open')
    return [
      endSessions,
      {
        act: 'suspend-user',
        name: texts.suspend,
        hint: texts.suspendHint,
        isDangerous: true,
        send: (reason) => saying(personActs.proposeSuspension(userId, reason), () => texts.proposed),
      },
      {
        act: 'close-account',
        name: texts.close,
        hint: texts.closeHint,
        isDangerous: true,
        send: (reason) => saying(personActs.proposeClosing(userId, reason), () => texts.proposed),
      },
    ]
  if (standing === 'suspended')
    return [
      {
        act: 'restore-user',
        name: texts.restore,
        hint: texts.restoreHint,
        send: (reason) => saying(personActs.proposeRestoration(userId, reason), () => texts.proposed),
      },
    ]
  return []
}

interface ActionDialogProps {
  readonly action: PersonAction
  readonly userId: string
  readonly onClose: () => void
}

function ActionDialog({ action, userId, onClose }: ActionDialogProps) {
  const queries = useQueryClient()
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const notice = useFailureNotice()

  async function send(reason: string): Promise<void> {
    const result = await act(() => action.send(reason))
    if (!result.ok) return notice(result.failure)
    onClose()
    for (const key of [['people', 'one', userId], ['proposals'], ['today']])
      void queries.invalidateQueries({ queryKey: key })
    void message.success(result.value)
  }

  return (
    <ReasonDialog
      title={action.name}
      sendText={action.name}
      isDangerous={action.isDangerous ?? false}
      isBusy={isBusy}
      onSend={(reason) => void send(reason)}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">{action.hint}</Typography.Paragraph>
    </ReasonDialog>
  )
}
