import { lazy, Suspense, useId } from 'react'
import { useHistoryFlag } from '../../layout/use-history-flag.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { loginMessages } from '../../../messages/account/login.messages.ts'
import styles from './consent.module.css'

const AgreementSheet = lazy(async () => ({ default: (await import('./agreement-sheet.tsx')).AgreementSheet }))

interface ConsentProps {
  readonly checked: boolean
  readonly onChange: (hasAgreed: boolean) => void
  readonly error?: string
}

/** The agreement, to be read over the page and accepted. */
export function Consent({ checked, onChange, error }: ConsentProps) {
  const messages = useMessages(loginMessages).consent
  const fault = useId()
  const [isOpen, open, close] = useHistoryFlag('agreement')
  return (
    <div className="mt-8 mb-12">
      <Checkbox checked={checked} onChange={onChange} wrong={error !== undefined} describedBy={fault}>
        {messages.agree}
        <button type="button" className={styles.read} onClick={open}>
          {messages.agreement}
        </button>
      </Checkbox>
      <p id={fault} className="fault" aria-live="polite">
        {error !== undefined && <Icon name="warning" size="small" />}
        <span>{error}</span>
      </p>
      {isOpen && (
        <Suspense>
          <AgreementSheet
            open
            onClose={close}
            onAccept={() => {
              onChange(true)
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
