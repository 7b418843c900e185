import type { StaffProof } from '@diandu/core/admin'
import type { Failure, Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { accessMessages } from '../../messages/access.messages.ts'
import { usePreferences, useMessages } from '../preferences.tsx'

export interface AccessGiven extends StaffProof {
  readonly login: string
}

interface AccessFormProps {
  /** Whose proof it is; undefined where the person says who they are. */
  readonly login?: string
  readonly submitText: string
  readonly onSubmit: (given: AccessGiven) => Promise<Result<unknown>>
}

/** Login name, password and code. A failure is shown in its place; everything typed stays but the code. */
export function AccessForm({ login, submitText, onSubmit }: AccessFormProps) {
  const texts = useMessages(accessMessages)
  const { locale } = usePreferences()
  const [form] = Form.useForm<AccessGiven>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)

  async function submit(given: AccessGiven): Promise<void> {
    setBusy(true)
    const result = await onSubmit({
      login: login ?? given.login.trim(),
      password: given.password,
      code: given.code.trim(),
    })
    setBusy(false)
    if (result.ok) return
    setFailure(result.failure)
    form.setFieldValue('code', '')
    form.focusField('code')
  }

  const needed = { required: true, message: texts.needed }
  return (
    <Form form={form} layout="vertical" requiredMark={false} disabled={isBusy} onFinish={(given) => void submit(given)}>
      {failure !== undefined && (
        <Alert className="access-failure" type="error" showIcon title={failureText(failure, locale)} />
      )}
      {login === undefined && (
        <Form.Item name="login" label={texts.login} rules={[needed]}>
          <Input autoFocus autoComplete="username" spellCheck={false} maxLength={40} />
        </Form.Item>
      )}
      <Form.Item name="password" label={texts.password} rules={[needed]}>
        <Input.Password autoFocus={login !== undefined} autoComplete="current-password" maxLength={100} />
      </Form.Item>
      <Form.Item
        name="code"
        label={texts.code}
        extra={texts.codeHint}
        rules={[needed, { min: 6, message: texts.codeShort }]}
        validateTrigger="onSubmit"
      >
        <Input autoComplete="one-time-code" spellCheck={false} maxLength={20} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {submitText}
      </Button>
    </Form>
  )
}
