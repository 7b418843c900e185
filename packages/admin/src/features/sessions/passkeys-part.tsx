import type { StaffCredentials, StaffPasskey } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { App, Button, Form, Modal, Popconfirm, Table, Typography } from 'antd'
import { useState } from 'react'
import { PasskeyName } from '../../app/access/passkey-name.tsx'
import { withPasskey } from '../../app/access/with-passkey.ts'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { usePorts } from '../../app/services.tsx'
import { credentialsMessages } from '../../messages/credentials.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'

interface PasskeysPartProps {
  readonly passkeys: readonly StaffPasskey[]
  readonly onChanged: (now: StaffCredentials) => void
}

export function PasskeysPart({ passkeys, onChanged }: PasskeysPartProps) {
  const texts = useMessages(credentialsMessages)
  const { acts } = useMessages(frameMessages)
  const { message } = App.useApp()
  const notice = useFailureNotice()
  const { credentials, passkeys: device } = usePorts()
  const { act, isBusy } = useAct()
  const [isAdding, setAdding] = useState(false)

  async function add(name: string): Promise<void> {
    const take = (answer: string) => act(() => credentials.addPasskey(name, answer))
    const result = await withPasskey(credentials.startPasskey, device.make, take)
    if (!result.ok) return notice(result.failure)
    setAdding(false)
    onChanged(result.value)
    void message.success(texts.passkeyAdded)
  }

  async function remove(id: string): Promise<void> {
    const result = await act(() => credentials.removePasskey(id))
    if (!result.ok) return notice(result.failure)
    onChanged(result.value)
    void message.success(texts.removed)
  }

  const time = (at: number | null) => (at === null ? texts.unused : formatTime(at, 'yyyy-mm-dd hh:mm'))
  return (
    <>
      <h3>{texts.passkeys}</h3>
      <Table<StaffPasskey>
        size="small"
        rowKey="id"
        pagination={false}
        dataSource={[...passkeys]}
        locale={{ emptyText: <span className="quiet">{texts.noPasskeys}</span> }}
        columns={[
          { title: texts.name, dataIndex: 'name' },
          { title: texts.addedAt, dataIndex: 'addedAt', render: time },
          { title: texts.usedAt, dataIndex: 'usedAt', render: time },
          {
            key: 'remove',
            title: acts,
            render: (_, { id, name }) => (
              <Popconfirm title={texts.removeSure(name)} onConfirm={() => void remove(id)}>
                <Button size="small" danger disabled={isBusy}>
                  {texts.remove}
                </Button>
              </Popconfirm>
            ),
          },
        ]}
      />
      {device.isThere() ? (
        <Button onClick={() => setAdding(true)}>{texts.addPasskey}</Button>
      ) : (
        <Typography.Text type="secondary">{texts.noPasskeysHere}</Typography.Text>
      )}
      {isAdding && <NameDialog isBusy={isBusy} onSend={(name) => void add(name)} onClose={() => setAdding(false)} />}
    </>
  )
}

interface NameDialogProps {
  readonly isBusy: boolean
  readonly onSend: (name: string) => void
  readonly onClose: () => void
}

function NameDialog({ isBusy, onSend, onClose }: NameDialogProps) {
  const texts = useMessages(credentialsMessages)
  const [form] = Form.useForm<{ readonly name: string }>()
  return (
    <Modal
      open
      title={texts.addPasskey}
      okText={texts.addPasskey}
      okButtonProps={{ loading: isBusy }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">{texts.passkeyWhy}</Typography.Paragraph>
      <Form
        form={form}
        name="passkey"
        layout="vertical"
        requiredMark={false}
        onFinish={({ name }) => onSend(name.trim())}
      >
        <PasskeyName />
      </Form>
    </Modal>
  )
}
