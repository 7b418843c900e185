import { Form, Input, Modal } from 'antd'
import type { KeyboardEvent, ReactElement } from 'react'
import { frameMessages } from '../messages/frame.messages.ts'
import { useMessages } from './preferences.tsx'

interface ReasonDialogProps {
  readonly title: string
  readonly sendText: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  readonly children?: ReactElement
  readonly onSend: (reason: string) => void
  readonly onCancel: () => void
}

export const MAX_REASON = 300

/** Asks for the reason of an act, which the log stores. It stays open until the act has ended. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, sendText, isDangerous = false, isBusy, children, onSend, onCancel } = props
  const texts = useMessages(frameMessages)
  const [form] = Form.useForm<{ readonly reason: string }>()
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit()
  }
  return (
    <Modal
      open
      title={title}
      okText={sendText}
      cancelText={texts.cancel}
      okButtonProps={{ danger: isDangerous, loading: isBusy }}
      onOk={form.submit}
      onCancel={onCancel}
    >
      {children}
      <Form form={form} layout="vertical" onFinish={({ reason }) => onSend(reason.trim())}>
        <Form.Item
          name="reason"
          label={texts.reason}
          extra={texts.sendKey}
          rules={[{ required: true, whitespace: true, message: texts.reasonMissing }]}
        >
          <Input.TextArea
            autoFocus
            rows={3}
            maxLength={MAX_REASON}
            placeholder={texts.reasonHint}
            onKeyDown={sendByKey}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
