import type { StaffProof } from '@diandu/core/admin'
import type { Failure, Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { accessMessages } from '../../messages/access.messages.ts'
import { credentialsMessages } from '../../messages/credentials.messages.ts'
import { usePreferences, useMessages } from '../preferences.tsx'
import { usePorts } from '../services.tsx'

export interface AccessGiven extends StaffProof {
  readonly login: string
}

interface AccessFormProps {
  /** Whose proof it is; undefined where the person says who they are. */
  readonly login?: string
  readonly submitText: string
  readonly onSubmit: (given: AccessGiven) => Promise<Result<unknown>>
  /** The device is asked for a passkey instead. */
  readonly onPasskey: () => Promise<Result<unknown>>
}

/** Login name, password and code. A failure is shown in its place; everything typed stays but the code. */
export function AccessForm({ login, submitText, onSubmit, onPasskey }: AccessFormProps) {
  const texts = useMessages(accessMessages)
  const { byPasskey } = useMessages(credentialsMessages)
  const { locale } = usePreferences()
  const { passkeys } = usePorts()
  const [form] = Form.useForm<AccessGiven>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)

  async function tried(result: Promise<Result<unknown>>): Promise<boolean> {
    setBusy(true)
    const answer = await result
    setBusy(false)
    if (!answer.ok) setFailure(answer.failure)
    return answer.ok
  }

  async function submit(given: AccessGiven): Promise<void> {
    const { password = '', code } = given
    if (await tried(onSubmit({ login: login ?? given.login.trim(), password, code: code.trim() }))) return
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
      <Form.Item name="password" label={texts.password} extra={texts.passwordHint}>
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
      {passkeys.isThere() && (
        <Button className="by-passkey" block disabled={isBusy} onClick={() => void tried(onPasskey())}>
          {byPasskey}
        </Button>
      )}
    </Form>
  )
}
