import type { StaffCredentials } from '@diandu/core/admin'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { Alert, Form, Modal } from 'antd'
import { useState } from 'react'
import { AuthenticatorFields } from '../../app/access/authenticator-fields.tsx'
import { NewPasswordFields } from '../../app/access/new-password-fields.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct } from '../../app/queries/use-act.ts'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { credentialsMessages } from '../../messages/credentials.messages.ts'

export type PasswordChange = 'password' | 'authenticator' | 'both'

interface PasswordDialogProps {
  readonly change: PasswordChange
  readonly onChanged: (now: StaffCredentials) => void
  readonly onClose: () => void
}

interface Given {
  readonly password?: string
  readonly code?: string
}

export function PasswordDialog({ change, onChanged, onClose }: PasswordDialogProps) {
  const texts = useMessages(credentialsMessages)
  const { locale } = usePreferences()
  const { credentials } = usePorts()
  const { act, isBusy } = useAct()
  const [form] = Form.useForm<Given>()
  const [failure, setFailure] = useState<Failure>()
  const hasAuthenticator = change !== 'password'
  const started = useLoad(['authenticator', change], credentials.startAuthenticator, {
    isWanted: hasAuthenticator,
    isOnce: true,
  })
  const title = { password: texts.changePassword, authenticator: texts.changeAuthenticator, both: texts.setPassword }

  async function send({ password, code = '' }: Given): Promise<void> {
    const sealed = started.data?.sealed
    const authenticator = sealed === undefined ? null : { sealed, code: code.trim() }
    const result = await act(() => credentials.changePassword({ password: password ?? null, authenticator }))
    if (result.ok) onChanged(result.value)
    else setFailure(result.failure)
  }

  return (
    <Modal
      open
      title={title[change]}
      okText={texts.save}
      okButtonProps={{ loading: isBusy, disabled: hasAuthenticator && started.data === undefined }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {failure !== undefined && (
        <Alert className="access-failure" type="error" showIcon title={failureText(failure, locale)} />
      )}
      <Form
        form={form}
        name="credentials"
        layout="vertical"
        requiredMark={false}
        onFinish={(given) => void send(given)}
      >
        {change !== 'authenticator' && <NewPasswordFields />}
        {hasAuthenticator && <Loaded query={started}>{({ uri }) => <AuthenticatorFields uri={uri} />}</Loaded>}
        <button type="submit" hidden />
      </Form>
    </Modal>
  )
}
