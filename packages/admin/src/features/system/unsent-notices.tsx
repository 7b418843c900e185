import { canSendAgain, UNSENT_STATES, type UnsentNotice } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Table, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { useLoad } from '../../app/queries/use-load.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { systemMessages } from '../../messages/system.messages.ts'

export function UnsentNotices() {
  const texts = useMessages(systemMessages)
  const { acts } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const { system } = usePorts()
  const may = useMay()
  const [chosen, choose] = useState<UnsentNotice>()
  const notices = useLoad(['system', 'unsent'], system.unsentNotices)
  const sendAgain = {
    key: 'again',
    title: acts,
    render: (_: unknown, notice: UnsentNotice) =>
      canSendAgain(notice.state) ? (
        <Button size="small" onClick={() => choose(notice)}>
          {texts.sendAgain}
        </Button>
      ) : null,
  }
  return (
    <section aria-label={texts.unsent}>
      <Loaded query={notices}>
        {({ notices: rows, more }) => (
          <>
            <Table<UnsentNotice>
              size="small"
              rowKey="id"
              pagination={false}
              scroll={{ x: 720 }}
              dataSource={[...rows]}
              locale={{ emptyText: <span className="quiet">{texts.allSent}</span> }}
              columns={[
                {
                  title: texts.user,
                  dataIndex: 'userId',
                  render: (id: string) => (may('see-people') ? <Link to={`/people/${id}`}>{id}</Link> : id),
                },
                { title: texts.channel, dataIndex: 'channel', render: (way: string) => texts.channels[way] ?? way },
                { title: texts.event, dataIndex: 'event' },
                {
                  title: texts.state,
                  dataIndex: 'state',
                  render: (state: UnsentNotice['state']) => nameIn(UNSENT_STATES[state], locale),
                },
                { title: texts.due, dataIndex: 'dueAt', render: (at: number) => formatTime(at) },
                { title: texts.tries, dataIndex: 'tries' },
                { title: texts.trouble, dataIndex: 'trouble' },
                ...(may('resend-notice') ? [sendAgain] : []),
              ]}
            />
            {more > 0 && <Typography.Text type="secondary">{texts.more(more)}</Typography.Text>}
          </>
        )}
      </Loaded>
      {chosen !== undefined && <SendAgainDialog notice={chosen} onClose={() => choose(undefined)} />}
    </section>
  )
}

interface SendAgainDialogProps {
  readonly notice: UnsentNotice
  readonly onClose: () => void
}

function SendAgainDialog({ notice, onClose }: SendAgainDialogProps) {
  const texts = useMessages(systemMessages)
  const { system } = usePorts()
  const queries = useQueryClient()
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const failureNotice = useFailureNotice()

  async function send(reason: string): Promise<void> {
    const result = await act(() => system.sendAgain(notice.id, notice.state === 'unsure', reason))
    void queries.invalidateQueries({ queryKey: ['system'] })
    if (!result.ok) return failureNotice(result.failure)
    onClose()
    void message.success(texts.sent)
  }

  return (
    <ReasonDialog
      title={texts.sendAgain}
      sendText={texts.sendAgain}
      isBusy={isBusy}
      onSend={(reason) => void send(reason)}
      onCancel={onClose}
    >
      <Typography.Paragraph type={notice.state === 'unsure' ? 'warning' : 'secondary'}>
        {notice.state === 'unsure' ? texts.mayArriveTwice : texts.sendAgainHint}
      </Typography.Paragraph>
    </ReasonDialog>
  )
}
