import type { NewAuthenticator } from '@diandu/core/admin'
import { Form, Input, QRCode, Typography } from 'antd'
import { credentialsMessages } from '../../messages/credentials.messages.ts'
import { useMessages } from '../preferences.tsx'

/** The picture that an authenticator reads, its secret as text, and the first code of it. */
export function AuthenticatorFields({ uri }: Pick<NewAuthenticator, 'uri'>) {
  const texts = useMessages(credentialsMessages)
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <>
      <Typography.Paragraph type="secondary">{texts.scan}</Typography.Paragraph>
      <div className="authenticator">
        <div role="img" aria-label={texts.picture}>
          {/* Black on white in the dark too: most cameras read nothing else. */}
          <div aria-hidden>
            <QRCode type="svg" value={uri} size={168} color="#000" bgColor="#fff" errorLevel="M" />
          </div>
        </div>
        <Typography.Paragraph>
          {texts.typeInstead}
          <br />
          <Typography.Text code copyable={{ text: secret }} className="secret">
            {secret}
          </Typography.Text>
        </Typography.Paragraph>
      </div>
      <Form.Item
        name="code"
        label={texts.firstCode}
        rules={[
          { required: true, message: texts.needed },
          { min: 6, message: texts.codeShort },
        ]}
        validateTrigger="onSubmit"
      >
        <Input autoComplete="one-time-code" inputMode="numeric" spellCheck={false} maxLength={6} />
      </Form.Item>
    </>
  )
}
