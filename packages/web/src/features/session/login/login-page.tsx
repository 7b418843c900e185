import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { isMobile } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useFocusWrongField } from '../../../app/use-focus-wrong-field.ts'
import { VerificationCode } from '../../../app/verification/verification-code.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { sessionWords } from '../../../words/session.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../entrance.module.css'
import { formErrors } from '../form-errors.ts'
import { Greeting } from '../greeting.tsx'
import { typedMobile } from '../typed-mobile.ts'
import { useEntrance } from '../use-entrance.ts'
import { useTypedEarly } from '../use-typed-early.ts'
import { changeWay, EMPTY_LOGIN, loginEntrance, loginFaults, loginFields, type LoginField, type LoginForm } from './login-form.ts'

export function Page() {
  const words = useWords(sessionWords)
  const title = useWords(titleWords).login
  const locale = useLocale()
  const navigate = useNavigate()
  const [form, setForm] = useState(EMPTY_LOGIN)
  const [failure, setFailure] = useState<Failure>()
  /** Fields whose faults are told: all of them after a try, the mobile after a code was asked for. */
  const [told, setTold] = useState<readonly LoginField[]>([])
  const [tries, setTries] = useState(0)
  const formElement = useFocusWrongField(tries)
  const { isBusy, use } = useEntrance((path) => void navigate(path ?? '/user_center', { replace: true }))
  useTypedEarly(formElement, (typed) => setForm((now) => ({ ...now, ...typed })))

  const change = (changed: Partial<LoginForm>) => {
    setForm((now) => ({ ...now, ...changed }))
    setFailure(undefined)
  }
  const refuse = (reason: Failure | undefined) => {
    setFailure(reason)
    setTries((count) => count + 1)
  }
  const submit = async (filled: LoginForm) => {
    setTold(loginFields(filled.way))
    if (loginFaults(filled).length > 0) return refuse(undefined)
    const reason = await use(loginEntrance(filled))
    if (reason !== undefined) refuse(reason)
  }
  const mayAskForCode = () => {
    if (isMobile(form.mobile)) return true
    setTold(['mobile'])
    refuse(undefined)
    return false
  }

  const faults = Object.fromEntries(
    loginFaults(form)
      .filter((field) => told.includes(field))
      .map((field) => [field, words.login.faults[field]]),
  )
  const errors = formErrors({ fields: loginFields(form.way), faults, failure, locale })
  const errorOf = (field: LoginField) => (errors.of[field] === undefined ? {} : { error: errors.of[field] })

  return (
    <Screen top={<BackBar title={title} />}>
      <div className={styles.page}>
        <Greeting title={words.login.greeting} line={words.login.line} />
        <SegmentedControl
          label={words.login.ways}
          value={form.way}
          segments={[
            { value: 'password', label: words.login.byPassword },
            { value: 'code', label: words.login.byCode },
          ]}
          onChange={(way) => {
            setForm(changeWay(form, way))
            setFailure(undefined)
            setTold([])
          }}
        />
        {/* Before the browser has taken over, nothing that is typed may end up in an address: hence the method. */}
        <form
          ref={formElement}
          method="post"
          noValidate
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void submit(form)
          }}
        >
          {errors.notice !== undefined && (
            <div className={styles.notice}>
              <Notice tone="alarm" live>
                {errors.notice}
              </Notice>
            </div>
          )}
          {form.way === 'password' ? (
            <>
              <TextField
                key="name"
                label={words.login.name}
                name="name"
                value={form.name}
                onChange={(name) => change({ name })}
                autoComplete="username"
                enterKeyHint="next"
                clearLabel={words.clear}
                {...errorOf('name')}
              />
              <TextField
                key="password"
                label={words.login.password}
                name="password"
                type="password"
                value={form.password}
                onChange={(password) => change({ password })}
                autoComplete="current-password"
                enterKeyHint="go"
                revealLabels={words.reveal}
                {...errorOf('password')}
              />
            </>
          ) : (
            <>
              <TextField
                key="mobile"
                label={words.login.mobile}
                name="mobile"
                type="tel"
                inputMode="tel"
                prefix="+86"
                value={form.mobile}
                onChange={(mobile) => change({ mobile: typedMobile(mobile) })}
                autoComplete="tel-national"
                enterKeyHint="next"
                clearLabel={words.clear}
                {...errorOf('mobile')}
              />
              <VerificationCode
                purpose="login"
                mobile={form.mobile}
                value={form.code}
                onChange={(code) => change({ code })}
                onComplete={(code) => {
                  if (isMobile(form.mobile)) void submit({ ...form, code })
                }}
                mayAsk={mayAskForCode}
                onSent={() => setTold([])}
                onFailure={refuse}
                {...errorOf('code')}
              />
            </>
          )}
          <div className={styles.submit}>
            <Button type="submit" block busy={isBusy}>
              {words.login.submit}
            </Button>
          </div>
        </form>
        <p className={styles.other}>
          {words.login.newHere}
          <PageLink to="/register_account" replace>
            {words.login.register}
          </PageLink>
        </p>
      </div>
    </Screen>
  )
}
