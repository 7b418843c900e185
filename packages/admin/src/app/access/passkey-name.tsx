import { Form, Input } from 'antd'
import { credentialsMessages } from '../../messages/credentials.messages.ts'
import { useMessages } from '../preferences.tsx'

/** How a person tells their passkeys apart. */
export function PasskeyName() {
  const texts = useMessages(credentialsMessages)
  return (
    <Form.Item
      name="name"
      label={texts.passkeyName}
      extra={texts.passkeyNameHint}
      rules={[{ required: true, whitespace: true, message: texts.needed }]}
    >
      <Input maxLength={40} autoComplete="off" />
    </Form.Item>
  )
}
