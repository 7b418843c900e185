import { contentKind, type ContentKind } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Form, Input, Modal } from 'antd'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useServices } from '../../app/services.tsx'
import { contentMessages } from '../../messages/content.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { formatTime } from '@diandu/core/format'

interface NewContentProps {
  readonly kind: ContentKind
  readonly taken: readonly string[]
  readonly onCancel: () => void
  readonly onChosen: (id: string) => void
}

/** Asks for the id of a new document, which visitors see in its address. */
export function NewContent({ kind, taken, onCancel, onChosen }: NewContentProps) {
  const texts = useMessages(contentMessages)
  const { cancel } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const { clock } = useServices()
  const [form] = Form.useForm<{ readonly id: string }>()
  const { names, isSent } = contentKind(kind)
  // No visitor sees the id of what is sent as a message.
  const suggested = isSent === true ? `notice-${formatTime(clock.now(), 'yyyy-mm-dd')}-${taken.length + 1}` : ''
  return (
    <Modal
      open
      title={texts.addTitle(nameIn(names, locale))}
      okText={texts.add}
      cancelText={cancel}
      onOk={form.submit}
      onCancel={onCancel}
    >
      <Form form={form} layout="vertical" initialValues={{ id: suggested }} onFinish={({ id }) => onChosen(id)}>
        <Form.Item
          name="id"
          label={texts.id}
          extra={isSent === true ? undefined : texts.idHint}
          rules={[
            { required: true, pattern: /^[a-z\d][a-z\d-]{0,39}$/, message: texts.idWrong },
            {
              validator: (_, id: string) =>
                taken.includes(id) ? Promise.reject(new Error(texts.idTaken)) : Promise.resolve(),
            },
          ]}
        >
          <Input autoFocus maxLength={40} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
