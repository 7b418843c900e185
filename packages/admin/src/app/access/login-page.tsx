import type { StaffSelf } from '@diandu/core/admin'
import type { Result } from '@diandu/core/kernel'
import { Card } from 'antd'
import { accessMessages } from '../../messages/access.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { PreferenceControls } from '../frame/preference-controls.tsx'
import { useMessages } from '../preferences.tsx'
import { usePorts } from '../services.tsx'
import { AccessForm } from './access-form.tsx'
import { withPasskey } from './with-passkey.ts'

interface LoginPageProps {
  readonly onLogin: (self: StaffSelf) => void
}

export function LoginPage({ onLogin }: LoginPageProps) {
  const texts = useMessages(accessMessages)
  const { brand } = useMessages(frameMessages)
  const { access, passkeys } = usePorts()
  const entered = (result: Result<StaffSelf>) => {
    if (result.ok) onLogin(result.value)
    return result
  }
  return (
    <main className="login">
      <Card className="login-card" title={brand} extra={<PreferenceControls />}>
        <h1 className="login-title">{texts.title}</h1>
        <AccessForm
          submitText={texts.submit}
          onSubmit={async (given) => entered(await access.logIn(given))}
          onPasskey={async () =>
            entered(await withPasskey(access.startPasskeyLogin, passkeys.use, access.logInByPasskey))
          }
        />
      </Card>
    </main>
  )
}
