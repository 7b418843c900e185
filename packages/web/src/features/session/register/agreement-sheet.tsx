import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { agreementWords } from '../../../words/agreement.words.ts'
import { sessionWords } from '../../../words/session.words.ts'
import styles from './register-page.module.css'

interface AgreementSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onAccept: () => void
}

/** The five articles. Load it lazily. */
export function AgreementSheet({ open, onClose, onAccept }: AgreementSheetProps) {
  const words = useWords(sessionWords).register
  const { opening, articles } = useWords(agreementWords)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.agreementTitle}
      closeLabel={words.closeAgreement}
      footer={
        <Button block onClick={onAccept}>
          {words.acceptAgreement}
        </Button>
      }
    >
      <div className={styles.agreement} tabIndex={0} role="document" aria-label={words.agreementTitle}>
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
