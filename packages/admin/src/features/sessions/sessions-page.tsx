import type { OpenStaffSession } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Table, Tag, Typography } from 'antd'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { credentialsMessages } from '../../messages/credentials.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { sessionsMessages } from '../../messages/sessions.messages.ts'
import { CredentialsPart } from './credentials-part.tsx'

const SESSIONS_KEY = ['sessions'] as const

/** The person's own account: how they log in, and where they are logged in. */
export function SessionsPage() {
  const { pages } = useMessages(frameMessages)
  const { ways, sessions } = useMessages(credentialsMessages)
  return (
    <>
      <h1>{pages.sessions}</h1>
      <h2>{ways}</h2>
      <CredentialsPart />
      <h2>{sessions}</h2>
      <SessionsTable />
    </>
  )
}

function SessionsTable() {
  const { acts } = useMessages(frameMessages)
  const texts = useMessages(sessionsMessages)
  const { access } = usePorts()
  const { message } = App.useApp()
  const notice = useFailureNotice()
  const queries = useQueryClient()
  const { act, isBusy } = useAct()
  const sessions = useLoad(SESSIONS_KEY, access.sessions)

  async function end(id: string): Promise<void> {
    const result = await act(() => access.endSession(id))
    if (!result.ok) return notice(result.failure)
    queries.setQueryData(SESSIONS_KEY, result.value)
    void message.success(texts.ended)
  }

  return (
    <>
      <Typography.Paragraph type="secondary">{texts.hint}</Typography.Paragraph>
      <Loaded query={sessions}>
        {(rows) => (
          <Table<OpenStaffSession>
            size="small"
            rowKey="id"
            pagination={false}
            dataSource={[...rows]}
            columns={[
              { title: texts.address, dataIndex: 'address' },
              { title: texts.openedAt, dataIndex: 'openedAt', render: (at: number) => formatTime(at) },
              { title: texts.seenAt, dataIndex: 'seenAt', render: (at: number) => formatTime(at) },
              {
                key: 'end',
                title: acts,
                render: (_, { id, isThis }) =>
                  isThis ? (
                    <Tag color="success">{texts.current}</Tag>
                  ) : (
                    <Button size="small" danger disabled={isBusy} onClick={() => void end(id)}>
                      {texts.end}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}
