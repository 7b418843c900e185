import { Alert, Button, Typography } from 'antd'
import { credentialsMessages } from '../../messages/credentials.messages.ts'
import { useMessages } from '../preferences.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly doneText: string
  readonly onDone: () => void
}

/** Shown once: they cannot be read again. */
export function RecoveryCodes({ codes, doneText, onDone }: RecoveryCodesProps) {
  const texts = useMessages(credentialsMessages)
  return (
    <>
      <Alert type="warning" showIcon title={texts.codesOnce} description={texts.codesWhy} />
      <ol className="recovery-codes" aria-label={texts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <Typography.Text code>{code}</Typography.Text>
          </li>
        ))}
      </ol>
      <Typography.Paragraph copyable={{ text: codes.join('\n') }}>{texts.copyAll}</Typography.Paragraph>
      <Button type="primary" block onClick={onDone}>
        {doneText}
      </Button>
    </>
  )
}
