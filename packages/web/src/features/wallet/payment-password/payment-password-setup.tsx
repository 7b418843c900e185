import { useReducer, useRef, type FormEvent } from 'react'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { placeFailure } from '../../../app/forms/place-failure.ts'
import { useTypedEarly } from '../../../app/forms/use-typed-early.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PaymentPasswordField } from '../../../ui/inputs/six-boxes.tsx'
import { Steps } from '../../../ui/lists/steps.tsx'
import { walletMessages } from '../../../messages/money/wallet.messages.ts'
import { NEW_SETUP, nextSetup, SETUP_STAGES, type Setup } from './setup-steps.ts'

interface PaymentPasswordSetupProps {
  /** On record, masked. */
  readonly mobile: string | undefined
  readonly onDone: () => void
}

/** Shows that the mobile on record is at hand, then takes a new payment password twice. */
export function PaymentPasswordSetup({ mobile, onDone }: PaymentPasswordSetupProps) {
  const messages = useMessages(walletMessages).paymentPassword
  const locale = useLocale()
  const [setup, send] = useReducer(nextSetup, NEW_SETUP)

  const { send: save } = useSend({
    send: ({ wallet }, { fresh, code }: Setup) => wallet.setPaymentPassword({ paymentPassword: fresh, code }),
    onDone,
    onFailed: (failure) => send({ type: 'save.refused', failure }),
  })
  /** `digits` are the ones just typed, of which this picture of the setup does not know yet. */
  const finish = (digits?: string) => {
    const filled = digits === undefined ? setup : nextSetup(setup, { type: 'digits.typed', digits })
    if (digits !== undefined) send({ type: 'digits.typed', digits })
    send({ type: 'stage.finished' })
    const next = nextSetup(filled, { type: 'stage.finished' })
    if (next.isSaving && !setup.isSaving) void save(next)
  }
  const type = (digits: string) => send({ type: 'digits.typed', digits })
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, ({ digits }) => digits !== undefined && type(digits))

  const failureMessages = setup.failure && failureText(setup.failure, locale)
  const isPlaced = placeFailure(setup.failure, ['code', 'paymentPassword', 'mobile']) !== undefined || isWeak(setup)
  const error = (isPlaced ? failureMessages : undefined) ?? (setup.fault && messages[setup.fault])
  const field = {
    name: 'digits',
    value: setup[setup.stage],
    onChange: type,
    ...(error === undefined ? {} : { error }),
  }

  return (
    <form
      ref={form}
      method="post"
      className="page"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        finish()
      }}
    >
      <Steps
        label={messages.steps.label}
        steps={SETUP_STAGES.map((stage) => messages.steps[stage])}
        at={SETUP_STAGES.indexOf(setup.stage)}
      />
      {setup.failure !== undefined && !isPlaced && (
        <div className="mb-16">
          <Notice tone="alarm" live>
            {failureMessages}
          </Notice>
        </div>
      )}
      {setup.stage === 'code' && (
        <>
          <h2 className="type-title">{messages.codeTitle}</h2>
          <p className="detail mt-4 mb-24">{messages.codeLine(mobile ?? messages.mobileOnRecord)}</p>
          <VerificationCode
            purpose="payment-password"
            mobile=""
            shownMobile={mobile ?? messages.mobileOnRecord}
            onFailure={(failure) => send({ type: 'code.not-sent', failure })}
            onComplete={finish}
            {...field}
          />
        </>
      )}
      {setup.stage === 'fresh' && (
        <>
          <h2 className="type-title">{messages.freshTitle}</h2>
          <p className="detail mt-4 mb-24">{messages.why}</p>
          <PaymentPasswordField
            key="fresh"
            label={messages.freshLabel}
            focusOnArrival
            {...field}
            {...(error === undefined ? { hint: messages.freshHint } : {})}
          />
        </>
      )}
      {setup.stage === 'repeat' && (
        <>
          <h2 className="type-title">{messages.repeatTitle}</h2>
          <p className="detail mt-4 mb-24">{messages.why}</p>
          <PaymentPasswordField key="repeat" label={messages.repeatLabel} focusOnArrival {...field} />
        </>
      )}
      <div className="mt-24 grid gap-8">
        <Button type="submit" block busy={setup.isSaving}>
          {setup.stage === 'repeat' ? messages.save : messages.next}
        </Button>
        {setup.stage !== 'code' && (
          <Button look="quiet" block disabled={setup.isSaving} onClick={() => send({ type: 'step.taken-back' })}>
            {messages.back}
          </Button>
        )}
      </div>
    </form>
  )
}

const isWeak = ({ failure }: Setup): boolean => failure?.kind === 'refused' && failure.reason === 'password-weak'
