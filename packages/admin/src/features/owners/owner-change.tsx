import { ownerFrom, type RegisteredOwner } from '@diandu/core/contracts'
import { cleanResidentIdInput, hasValidResidentIdChecksum } from '@diandu/core/input'
import { App, Form, Input, Modal, Radio, Typography } from 'antd'
import type { ReactElement } from 'react'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { MAX_REASON, ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { ownersMessages } from '../../messages/owners.messages.ts'

interface OwnerChangeProps {
  readonly shopId: string
  readonly kind: 'change' | 'clear'
  readonly onDone: () => void
  readonly onClose: () => void
}

interface Given {
  readonly kind: RegisteredOwner['kind']
  readonly name: string
  readonly legalPerson?: string
  readonly residentId: string
  readonly reason: string
}

const MAX_NAME = 100

/** Proposes another owner, or the seller; another member of staff approves it. */
export function OwnerChange({ shopId, kind, onDone, onClose }: OwnerChangeProps) {
  const texts = useMessages(ownersMessages)
  const { message } = App.useApp()
  const { owners } = usePorts()
  const { act, isBusy } = useAct()
  const notice = useFailureNotice()

  async function propose(owner: RegisteredOwner | null, reason: string): Promise<void> {
    const result = await act(() => owners.propose(shopId, owner, reason))
    if (!result.ok) return notice(result.failure)
    onClose()
    onDone()
    void message.success(texts.proposed)
  }

  const hint = <Typography.Paragraph type="secondary">{texts.secondPerson}</Typography.Paragraph>
  if (kind === 'clear')
    return (
      <ReasonDialog
        title={texts.clear}
        sendText={texts.clear}
        isBusy={isBusy}
        onSend={(reason) => void propose(null, reason)}
        onCancel={onClose}
      >
        {hint}
      </ReasonDialog>
    )
  return (
    <OwnerForm isBusy={isBusy} onSend={(owner, reason) => void propose(owner, reason)} onCancel={onClose}>
      {hint}
    </OwnerForm>
  )
}

interface OwnerFormProps {
  readonly isBusy: boolean
  readonly children: ReactElement
  readonly onSend: (owner: RegisteredOwner, reason: string) => void
  readonly onCancel: () => void
}

function OwnerForm({ isBusy, children, onSend, onCancel }: OwnerFormProps) {
  const texts = useMessages(ownersMessages)
  const { cancel, reason, reasonMissing, reasonHint } = useMessages(frameMessages)
  const [form] = Form.useForm<Given>()
  const kind = Form.useWatch('kind', form) ?? 'person'
  const needed = [{ required: true, whitespace: true, message: reasonMissing }]
  const send = ({ name, legalPerson = '', residentId, reason: why }: Given) => {
    const number = cleanResidentIdInput(residentId.trim())
    const owner =
      kind === 'person'
        ? ownerFrom({ name: name.trim(), residentId: number })
        : ownerFrom({ name: legalPerson.trim(), residentId: number }, name.trim())
    onSend(owner, why.trim())
  }
  return (
    <Modal
      open
      title={texts.change}
      okText={texts.change}
      cancelText={cancel}
      okButtonProps={{ loading: isBusy }}
      onOk={form.submit}
      onCancel={onCancel}
    >
      {children}
      <Form form={form} layout="vertical" initialValues={{ kind: 'person' }} onFinish={send}>
        <Form.Item name="kind" label={texts.kind}>
          <Radio.Group
            options={(['person', 'company'] as const).map((value) => ({ value, label: texts.kinds[value] }))}
          />
        </Form.Item>
        <Form.Item name="name" label={texts.names[kind]} rules={needed}>
          <Input maxLength={MAX_NAME} autoComplete="off" />
        </Form.Item>
        {kind === 'company' && (
          <Form.Item name="legalPerson" label={texts.legalPerson} rules={needed}>
            <Input maxLength={MAX_NAME} autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item
          name="residentId"
          label={texts.residentId}
          rules={[
            {
              required: true,
              validator: (_, text: unknown) =>
                hasValidResidentIdChecksum(cleanResidentIdInput(String(text ?? '').trim()))
                  ? Promise.resolve()
                  : Promise.reject(new Error(texts.residentIdWrong)),
            },
          ]}
        >
          <Input maxLength={18} autoComplete="off" />
        </Form.Item>
        <Form.Item name="reason" label={reason} rules={needed}>
          <Input.TextArea rows={2} maxLength={MAX_REASON} placeholder={reasonHint} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
