import { useEffect, useState, type ReactNode } from 'react'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { PageLink } from '../../router/page-link.tsx'
import { vibrateOnConfirm } from '../../ui/actions/vibrate-on-confirm.ts'
import { useLocale, useMessages } from '../preferences/preferences.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Facts } from '../../ui/lists/facts.tsx'
import { PaymentPasswordField } from '../../ui/inputs/six-boxes.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { passwordSheetMessages } from '../../messages/money/password-sheet.messages.ts'
import { isAboutPassword } from './about-password.ts'

const PASSWORD_LENGTH = 6

interface PasswordSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text: string
  /** Every sum that moves, before it does. */
  readonly facts: readonly (readonly [string, ReactNode])[]
  /** Further text above the password. */
  readonly note?: ReactNode
  readonly act: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly failure: Failure | undefined
  readonly onAction: (paymentPassword: string) => void
}

/** An act that moves money: what it does is read first, then the payment password lets it go. */
export function PasswordSheet({
  open,
  onClose,
  title,
  text,
  facts,
  note,
  act,
  danger = false,
  busy,
  failure,
  onAction,
}: PasswordSheetProps) {
  const messages = useMessages(passwordSheetMessages)
  const locale = useLocale()
  const [password, setPassword] = useState('')
  // A password that was refused is typed again.
  useEffect(() => setPassword(''), [failure, open])
  const wrong = failure !== undefined && isAboutPassword(failure) ? failureText(failure, locale) : undefined
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={messages.close}
      footer={
        <Button
          block
          busy={busy}
          disabled={password.length < PASSWORD_LENGTH}
          look={danger ? 'danger' : 'primary'}
          onClick={() => {
            vibrateOnConfirm()
            onAction(password)
          }}
        >
          {act}
        </Button>
      }
    >
      <p className="detail mb-12">{text}</p>
      <div className="mt-12">
        <Facts facts={facts} />
      </div>
      {note}
      <div className="mt-16">
        <PaymentPasswordField
          label={messages.password}
          value={password}
          onChange={setPassword}
          disabled={busy}
          focusOnArrival={wrong !== undefined}
          {...(wrong === undefined ? {} : { error: wrong })}
        />
        <PageLink to="/user_center/change_pay" className="lone-link type-line">
          {messages.forgot}
        </PageLink>
      </div>
    </Sheet>
  )
}
