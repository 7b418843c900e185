import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { agreementMessages } from '../../../messages/orders/agreement.messages.ts'
import { sessionMessages } from '../../../messages/account/session.messages.ts'
import styles from './register-page.module.css'

interface AgreementSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onAccept: () => void
}

/** The five articles. Load it lazily. */
export function AgreementSheet({ open, onClose, onAccept }: AgreementSheetProps) {
  const messages = useMessages(sessionMessages).register
  const { opening, articles } = useMessages(agreementMessages)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={messages.agreementTitle}
      closeLabel={messages.closeAgreement}
      footer={
        <Button block onClick={onAccept}>
          {messages.acceptAgreement}
        </Button>
      }
    >
      <div className={styles.agreement} tabIndex={0} role="document" aria-label={messages.agreementTitle}>
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
