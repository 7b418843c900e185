import { lazy, Suspense, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { isMobile } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import type { Registration } from '@diandu/core/session'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useFocusWrongField } from '../../../app/use-focus-wrong-field.ts'
import { useHistoryFlag } from '../../../app/use-history-flag.ts'
import { VerificationCode } from '../../../app/verification/verification-code.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { sessionWords } from '../../../words/session.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../entrance.module.css'
import { formErrors } from '../form-errors.ts'
import { Greeting } from '../greeting.tsx'
import { typedMobile } from '../typed-mobile.ts'
import { useEntrance } from '../use-entrance.ts'
import { useTypedEarly } from '../use-typed-early.ts'
import { PasswordStrength } from './password-strength.tsx'
import { EMPTY_REGISTRATION, REGISTER_FIELDS, registerFaults, type RegisterField } from './register-form.ts'
import own from './register-page.module.css'

const AgreementSheet = lazy(async () => ({ default: (await import('./agreement-sheet.tsx')).AgreementSheet }))

const LONGEST_NAME = 20

export function Page() {
  const words = useWords(sessionWords)
  const title = useWords(titleWords).register
  const locale = useLocale()
  const navigate = useNavigate()
  const agreementFault = useId()
  const [form, setForm] = useState(EMPTY_REGISTRATION)
  const [failure, setFailure] = useState<Failure>()
  /** Fields whose faults are told: one that was left, the mobile after a code was asked for, all of them after a try. */
  const [told, setTold] = useState<ReadonlySet<RegisterField>>(new Set())
  const [tries, setTries] = useState(0)
  const formElement = useFocusWrongField(tries)
  const [isAgreementOpen, openAgreement, closeAgreement] = useHistoryFlag('agreement')
  const { isBusy, use } = useEntrance((path, isNew) =>
    isNew
      ? void navigate('/register_success', { replace: true, state: path === undefined ? null : { from: path } })
      : void navigate(path ?? '/user_center', { replace: true }),
  )
  useTypedEarly(formElement, ({ username, mobile, password }) =>
    setForm((now) => ({ ...now, username: username ?? now.username, mobile: mobile ?? now.mobile, password: password ?? now.password })),
  )

  const change = (changed: Partial<Registration>) => {
    setForm((now) => ({ ...now, ...changed }))
    setFailure(undefined)
  }
  const tell = (...fields: readonly RegisterField[]) => setTold((now) => new Set([...now, ...fields]))
  const tellIfTyped = (field: 'username' | 'mobile' | 'password') => () => {
    if (form[field] !== '') tell(field)
  }
  const refuse = (reason: Failure | undefined) => {
    setFailure(reason)
    setTries((count) => count + 1)
  }
  const submit = async () => {
    tell(...REGISTER_FIELDS)
    if (Object.keys(registerFaults(form)).length > 0) return refuse(undefined)
    const reason = await use({ by: 'registration', registration: form })
    if (reason !== undefined) refuse(reason)
  }
  const mayAskForCode = () => {
    if (isMobile(form.mobile)) return true
    tell('mobile')
    refuse(undefined)
    return false
  }

  const faults = Object.fromEntries(
    Object.entries(registerFaults(form))
      .filter(([field]) => told.has(field as RegisterField))
      .map(([field, fault]) => [field, words.register.faults[fault]]),
  )
  const errors = formErrors<RegisterField>({ fields: REGISTER_FIELDS, faults, failure, locale })
  const errorOf = (field: RegisterField) => (errors.of[field] === undefined ? {} : { error: errors.of[field] })

  return (
    <Screen top={<BackBar title={title} />}>
      <div className={styles.page}>
        <Greeting title={words.register.greeting} line={words.register.line} />
        <form
          ref={formElement}
          method="post"
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {errors.notice !== undefined && (
            <div className={styles.notice}>
              <Notice tone="alarm" live>
                {errors.notice}
              </Notice>
            </div>
          )}
          <TextField
            label={words.register.username}
            name="username"
            value={form.username}
            onChange={(username) => change({ username: username.trim() })}
            onBlur={tellIfTyped('username')}
            autoComplete="username"
            enterKeyHint="next"
            maxLength={LONGEST_NAME}
            clearLabel={words.clear}
            {...(errors.of.username === undefined ? { hint: words.register.usernameHint } : { error: errors.of.username })}
          />
          <TextField
            label={words.register.mobile}
            name="mobile"
            type="tel"
            inputMode="tel"
            prefix="+86"
            value={form.mobile}
            onChange={(mobile) => change({ mobile: typedMobile(mobile) })}
            onBlur={tellIfTyped('mobile')}
            autoComplete="tel-national"
            enterKeyHint="next"
            clearLabel={words.clear}
            {...(errors.of.mobile === undefined ? { hint: words.register.mobileHint } : { error: errors.of.mobile })}
          />
          <VerificationCode
            purpose="register"
            mobile={form.mobile}
            value={form.code}
            onChange={(code) => change({ code })}
            mayAsk={mayAskForCode}
            onSent={() => setTold((now) => new Set([...now].filter((field) => field !== 'code')))}
            onFailure={refuse}
            {...errorOf('code')}
          />
          <TextField
            label={words.register.password}
            name="password"
            type="password"
            value={form.password}
            onChange={(password) => change({ password })}
            onBlur={tellIfTyped('password')}
            autoComplete="new-password"
            enterKeyHint="done"
            revealLabels={words.reveal}
            {...(errors.of.password === undefined ? { hint: <PasswordStrength password={form.password} /> } : { error: errors.of.password })}
          />
          <div className={own.agree}>
            <Checkbox
              checked={form.hasAgreed}
              onChange={(hasAgreed) => change({ hasAgreed })}
              wrong={errors.of.hasAgreed !== undefined}
              describedBy={agreementFault}
            >
              {words.register.agree}
              <button type="button" className={own.read} onClick={openAgreement}>
                {words.register.agreement}
              </button>
            </Checkbox>
            <p id={agreementFault} className={own.wrong} aria-live="polite">
              {errors.of.hasAgreed !== undefined && <Icon name="warning" size="small" />}
              <span>{errors.of.hasAgreed}</span>
            </p>
          </div>
          <div className={styles.submit}>
            <Button type="submit" block busy={isBusy}>
              {words.register.submit}
            </Button>
          </div>
        </form>
        <p className={styles.other}>
          {words.register.haveOne}
          <PageLink to="/login" replace>
            {words.register.login}
          </PageLink>
        </p>
      </div>
      {isAgreementOpen && (
        <Suspense>
          <AgreementSheet
            open
            onClose={closeAgreement}
            onAccept={() => {
              change({ hasAgreed: true })
              closeAgreement()
            }}
          />
        </Suspense>
      )}
    </Screen>
  )
}
