import { Form, Input } from 'antd'
import { credentialsMessages } from '../../messages/credentials.messages.ts'
import { useMessages } from '../preferences.tsx'

/** A new password, twice. */
export function NewPasswordFields() {
  const texts = useMessages(credentialsMessages)
  const needed = { required: true, message: texts.needed }
  return (
    <>
      <Form.Item name="password" label={texts.newPassword} extra={texts.passwordHint} rules={[needed]}>
        <Input.Password autoComplete="new-password" maxLength={64} />
      </Form.Item>
      <Form.Item
        name="again"
        label={texts.again}
        dependencies={['password']}
        validateTrigger="onSubmit"
        rules={[
          needed,
          ({ getFieldValue }) => ({
            validator: (_, again) =>
              again === getFieldValue('password') ? Promise.resolve() : Promise.reject(new Error(texts.differs)),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={64} />
      </Form.Item>
    </>
  )
}
