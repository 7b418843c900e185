import type { StaffCredentials } from '@diandu/core/admin'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Modal, Popconfirm, Space, Typography } from 'antd'
import { useState } from 'react'
import { RecoveryCodes } from '../../app/access/recovery-codes.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { credentialsMessages } from '../../messages/credentials.messages.ts'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordDialog, type PasswordChange } from './password-dialog.tsx'

/** New ones are due. */
const FEW = 3

const CREDENTIALS_KEY = ['credentials'] as const

/** The person's own password, authenticator, passkeys and recovery codes. */
export function CredentialsPart() {
  const { credentials } = usePorts()
  const held = useLoad(CREDENTIALS_KEY, credentials.show)
  return <Loaded query={held}>{(shown) => <Credentials held={shown} />}</Loaded>
}

function Credentials({ held }: { readonly held: StaffCredentials }) {
  const texts = useMessages(credentialsMessages)
  const { message } = App.useApp()
  const queries = useQueryClient()
  const [changing, change] = useState<PasswordChange>()
  const renew = (now: StaffCredentials) => void queries.setQueryData(CREDENTIALS_KEY, now)

  function changed(now: StaffCredentials): void {
    renew(now)
    change(undefined)
    void queries.invalidateQueries({ queryKey: ['sessions'] })
    void message.success(texts.passwordChanged)
  }

  return (
    <section className="credentials">
      <Space wrap>
        <Typography.Text>{held.hasPassword ? texts.hasPassword : texts.noPassword}</Typography.Text>
        {held.hasPassword ? (
          <>
            <Button onClick={() => change('password')}>{texts.changePassword}</Button>
            <Button onClick={() => change('authenticator')}>{texts.changeAuthenticator}</Button>
          </>
        ) : (
          <Button onClick={() => change('both')}>{texts.setPassword}</Button>
        )}
      </Space>
      <PasskeysPart passkeys={held.passkeys} onChanged={renew} />
      <RecoveryCodesPart left={held.recoveryCodesLeft} />
      {changing !== undefined && (
        <PasswordDialog change={changing} onChanged={changed} onClose={() => change(undefined)} />
      )}
    </section>
  )
}

function RecoveryCodesPart({ left }: { readonly left: number }) {
  const texts = useMessages(credentialsMessages)
  const { credentials } = usePorts()
  const queries = useQueryClient()
  const notice = useFailureNotice()
  const { act, isBusy } = useAct()
  const [codes, setCodes] = useState<readonly string[]>()

  async function renew(): Promise<void> {
    const result = await act(credentials.renewRecoveryCodes)
    if (!result.ok) return notice(result.failure)
    setCodes(result.value)
    void queries.invalidateQueries({ queryKey: CREDENTIALS_KEY })
  }

  return (
    <>
      <h3>{texts.recoveryCodes}</h3>
      <Space wrap>
        <Typography.Text type={left < FEW ? 'danger' : 'secondary'}>{texts.codesLeft(left)}</Typography.Text>
        <Popconfirm title={texts.renewSure} onConfirm={() => void renew()}>
          <Button loading={isBusy}>{texts.renewCodes}</Button>
        </Popconfirm>
        {codes !== undefined && (
          <Modal open title={texts.recoveryCodes} footer={null} closable={false} keyboard={false}>
            <RecoveryCodes codes={codes} doneText={texts.codesKept} onDone={() => setCodes(undefined)} />
          </Modal>
        )}
      </Space>
    </>
  )
}
