import { STAFF_ROLES, type ShownInvitation, type StaffCredential, type StaffSelf } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import type { Failure } from '@diandu/core/kernel'
import { failureText, nameIn } from '@diandu/core/messages'
import { Alert, Button, Card, Form, Result, Space, Tabs, Tag, Typography } from 'antd'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { credentialsMessages } from '../../messages/credentials.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { PreferenceControls } from '../frame/preference-controls.tsx'
import { Loaded } from '../loaded.tsx'
import { useMessages, usePreferences } from '../preferences.tsx'
import { useLoad } from '../queries/use-load.ts'
import { usePorts } from '../services.tsx'
import { AuthenticatorFields } from './authenticator-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasskeyName } from './passkey-name.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { withPasskey } from './with-passkey.ts'

export const INVITATION_PATH = '/invitation'

interface InvitationPageProps {
  readonly onLogin: (self: StaffSelf) => void
}

/** By the link of an invitation: its person chooses how to log in, and is shown the recovery codes. */
export function InvitationPage({ onLogin }: InvitationPageProps) {
  const texts = useMessages(credentialsMessages)
  const { brand } = useMessages(frameMessages)
  const token = useLocation().hash.slice(1)
  return (
    <main className="login">
      <Card className="invitation-card" title={brand} extra={<PreferenceControls />}>
        <h1 className="login-title">{texts.invitation}</h1>
        {token === '' ? (
          <Result status="warning" title={texts.noLink} subTitle={texts.noLinkWhy} />
        ) : (
          <Invitation token={token} onLogin={onLogin} />
        )}
      </Card>
    </main>
  )
}

function Invitation({ token, onLogin }: InvitationPageProps & { readonly token: string }) {
  const texts = useMessages(credentialsMessages)
  const { invitations } = usePorts()
  const navigate = useNavigate()
  const [accepted, setAccepted] = useState<{ readonly self: StaffSelf; readonly recoveryCodes: readonly string[] }>()
  const shown = useLoad(['invitation', token], () => invitations.show(token), {
    isWanted: accepted === undefined,
    isOnce: true,
  })
  if (accepted !== undefined)
    return (
      <RecoveryCodes
        codes={accepted.recoveryCodes}
        doneText={texts.enter}
        onDone={() => {
          void navigate('/', { replace: true })
          onLogin(accepted.self)
        }}
      />
    )
  return (
    <Loaded query={shown}>
      {(invitation) => <Choice token={token} invitation={invitation} onAccepted={setAccepted} />}
    </Loaded>
  )
}

interface ChoiceProps {
  readonly token: string
  readonly invitation: ShownInvitation
  readonly onAccepted: (accepted: { readonly self: StaffSelf; readonly recoveryCodes: readonly string[] }) => void
}

interface Given {
  readonly password: string
  readonly code: string
  readonly name: string
}

function Choice({ token, invitation, onAccepted }: ChoiceProps) {
  const texts = useMessages(credentialsMessages)
  const { locale } = usePreferences()
  const { invitations, passkeys } = usePorts()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const { name, login, roles, endsAt, authenticator } = invitation

  async function accept(given: ReturnType<typeof invitations.accept>): Promise<void> {
    setBusy(true)
    const result = await given
    setBusy(false)
    if (result.ok) onAccepted(result.value)
    else setFailure(result.failure)
  }
  const send = (credential: StaffCredential) => invitations.accept(token, credential)
  const byPassword = ({ password, code }: Given) =>
    send({ kind: 'password', password, authenticator: { sealed: authenticator.sealed, code: code.trim() } })
  const byPasskey = ({ name: passkey }: Given) =>
    withPasskey(
      () => invitations.startPasskey(token),
      passkeys.make,
      (answer) => send({ kind: 'passkey', name: passkey.trim(), answer }),
    )

  return (
    <>
      <Typography.Paragraph>{texts.greeting(name, login)}</Typography.Paragraph>
      <Space size={4} wrap>
        <Typography.Text type="secondary">{texts.roles}</Typography.Text>
        {roles.map((role) => (
          <Tag key={role} color="blue">
            {nameIn(STAFF_ROLES[role], locale)}
          </Tag>
        ))}
      </Space>
      <Typography.Paragraph type="secondary">
        {texts.until(formatTime(endsAt, 'yyyy-mm-dd hh:mm'))}
      </Typography.Paragraph>
      {failure !== undefined && (
        <Alert className="access-failure" type="error" showIcon title={failureText(failure, locale)} />
      )}
      <Tabs
        onChange={() => setFailure(undefined)}
        items={[
          {
            key: 'password',
            label: texts.password,
            children: (
              <Form<Given>
                name="by-password"
                layout="vertical"
                requiredMark={false}
                disabled={isBusy}
                onFinish={(given) => void accept(byPassword(given))}
              >
                <NewPasswordFields />
                <AuthenticatorFields uri={authenticator.uri} />
                <Button type="primary" htmlType="submit" block loading={isBusy}>
                  {texts.openAccount}
                </Button>
              </Form>
            ),
          },
          {
            key: 'passkey',
            label: texts.passkey,
            children: passkeys.isThere() ? (
              <Form<Given>
                name="by-passkey"
                layout="vertical"
                requiredMark={false}
                disabled={isBusy}
                onFinish={(given) => void accept(byPasskey(given))}
              >
                <Typography.Paragraph type="secondary">{texts.passkeyWhy}</Typography.Paragraph>
                <PasskeyName />
                <Button type="primary" htmlType="submit" block loading={isBusy}>
                  {texts.makePasskey}
                </Button>
              </Form>
            ) : (
              <Typography.Paragraph type="secondary">{texts.noPasskeysHere}</Typography.Paragraph>
            ),
          },
        ]}
      />
    </>
  )
}
