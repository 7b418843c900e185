import { useEffect, useState, type ReactNode } from 'react'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { PageLink } from '../../../app/page-link.tsx'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { PaymentPasswordField } from '../../../ui/payment-password-field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { dealWords } from '../../../words/deal.words.ts'
import styles from './order-detail-page.module.css'

const PASSWORD_LENGTH = 6

/** Refusals that the sheet says itself, beside its field. */
export const isAboutPassword = (failure: Failure): boolean => failure.kind === 'refused' && failure.reason?.startsWith('payment-password') === true

interface PasswordSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text: string
  /** Every sum that moves, before it does. */
  readonly facts: readonly (readonly [string, ReactNode])[]
  readonly act: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly failure: Failure | undefined
  readonly onAct: (paymentPassword: string) => void
}

/** An act that moves money: what it does is read first, then the payment password lets it go. */
export function PasswordSheet({ open, onClose, title, text, facts, act, danger = false, busy, failure, onAct }: PasswordSheetProps) {
  const words = useWords(dealWords)
  const locale = useLocale()
  const [password, setPassword] = useState('')
  // A password that was refused is typed anew.
  useEffect(() => setPassword(''), [failure, open])
  const wrong = failure !== undefined && isAboutPassword(failure) ? failureText(failure, locale) : undefined
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={words.close}
      footer={
        <Button block busy={busy} disabled={password.length < PASSWORD_LENGTH} look={danger ? 'danger' : 'primary'} onClick={() => onAct(password)}>
          {act}
        </Button>
      }
    >
      <p className={styles.sheetText}>{text}</p>
      <div className={styles.facts}>
        <Facts facts={facts} />
      </div>
      <div className={styles.password}>
        <PaymentPasswordField label={words.password} value={password} onChange={setPassword} disabled={busy} focusOnArrival={wrong !== undefined} {...(wrong === undefined ? {} : { error: wrong })} />
        <PageLink to="/user_center/change_pay" className={styles.forgot}>
          {words.forgot}
        </PageLink>
      </div>
    </Sheet>
  )
}
