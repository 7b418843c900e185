import type { StaffSelf } from '@diandu/core/admin'
import type { Result } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal, Typography } from 'antd'
import { useEffect, useSyncExternalStore } from 'react'
import { accessMessages } from '../../messages/access.messages.ts'
import { useMessages } from '../preferences.tsx'
import { useServices } from '../services.tsx'
import { AccessForm, type AccessGiven } from './access-form.tsx'
import { useSignedIn } from './self.tsx'
import { withPasskey } from './with-passkey.ts'

/** Lies over the page while an act waits for a login or a proof. */
export function GateDialog() {
  const texts = useMessages(accessMessages)
  const { ports, gate } = useServices()
  const { self, renew, leave } = useSignedIn()
  const queries = useQueryClient()
  const kind = useSyncExternalStore(gate.subscribe, gate.wanted)

  useEffect(
    () =>
      ports.failures.subscribe((failure) => {
        if (failure.kind === 'login-required' && gate.wanted() !== 'login') void gate.pass('login')
      }),
    [ports, gate],
  )

  if (kind === undefined) return null
  const isLogin = kind === 'login'

  const { access, passkeys } = ports
  const byPassword = (given: AccessGiven) => (isLogin ? access.logIn(given) : access.prove(given))
  const byPasskey = () =>
    isLogin
      ? withPasskey(access.startPasskeyLogin, passkeys.use, access.logInByPasskey)
      : withPasskey(access.startPasskeyProof, passkeys.use, access.proveByPasskey)

  async function passed(given: Promise<Result<StaffSelf>>) {
    const result = await given
    if (!result.ok) return result
    renew(result.value)
    gate.settle(true)
    if (isLogin) void queries.invalidateQueries()
    return result
  }

  return (
    <Modal
      key={kind}
      open
      zIndex={2000}
      title={isLogin ? texts.lapsed : texts.proof}
      footer={null}
      closable={!isLogin}
      keyboard={!isLogin}
      mask={{ closable: false }}
      onCancel={() => gate.settle(false)}
    >
      <Typography.Paragraph type="secondary">{isLogin ? texts.lapsedWhy : texts.proofWhy}</Typography.Paragraph>
      <Typography.Paragraph strong>{`${self.name} · ${self.login}`}</Typography.Paragraph>
      <AccessForm
        login={self.login}
        submitText={isLogin ? texts.submit : texts.prove}
        onSubmit={(given) => passed(byPassword(given))}
        onPasskey={() => passed(byPasskey())}
      />
      {isLogin && (
        <Button
          type="link"
          block
          onClick={() => {
            gate.settle(false)
            leave()
          }}
        >
          {texts.otherAccount}
        </Button>
      )}
    </Modal>
  )
}
