import { useMessages } from '../../preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { agreementMessages } from '../../../messages/orders/agreement.messages.ts'
import { loginMessages } from '../../../messages/account/login.messages.ts'
import styles from './consent.module.css'

interface AgreementSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onAccept: () => void
}

/** The five articles. Load it lazily. */
export function AgreementSheet({ open, onClose, onAccept }: AgreementSheetProps) {
  const messages = useMessages(loginMessages).consent
  const { opening, articles } = useMessages(agreementMessages)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={messages.title}
      closeLabel={messages.close}
      footer={
        <Button block onClick={onAccept}>
          {messages.accept}
        </Button>
      }
    >
      <div className={styles.agreement} tabIndex={0} role="document" aria-label={messages.title}>
        <p>{opening}</p>
        {articles.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ol>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
