import { useNavigate } from 'react-router-dom'
import { isMobile } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { VerificationCode } from '../../../app/verification/verification-code.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { formMessages } from '../../../messages/form.messages.ts'
import { sessionMessages } from '../../../messages/account/session.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { heldCredentials } from '../bind-phone/held-credentials.ts'
import styles from '../entrance.module.css'
import { Greeting } from '../greeting.tsx'
import { useEntrance } from '../use-entrance.ts'
import {
  changeWay,
  EMPTY_LOGIN,
  loginEntrance,
  loginFaults,
  loginFields,
  LOGIN_DRAFT,
  type LoginField,
  type LoginForm,
} from './login-form.ts'

export function Page() {
  const messages = useMessages(sessionMessages).login
  const { faults, reveal, clear } = useMessages(formMessages)
  const title = useMessages(titleMessages).login
  const navigate = useNavigate()
  const { isBusy, use } = useEntrance((path) => void navigate(path ?? '/user_center', { replace: true }))

  const send = async (filled: LoginForm): Promise<Failure | undefined> => {
    const failure = await use(loginEntrance(filled))
    if (failure?.kind !== 'phone-not-bound' || filled.way !== 'password') return failure
    heldCredentials.hold({ name: filled.name.trim(), password: filled.password })
    void navigate('/bind_phone')
    return undefined
  }
  const { form, change, element, errors, field, spare, isRight, refuse, submit, onSubmit } = useForm<
    LoginForm,
    LoginField
  >({
    ...LOGIN_DRAFT,
    empty: EMPTY_LOGIN,
    fields: ({ way }) => loginFields(way),
    faults: (filled) =>
      Object.fromEntries(
        loginFaults(filled).map((field) => [field, field === 'name' ? messages.nameMissing : faults[field]]),
      ),
    send,
  })

  return (
    <Screen top={<BackBar title={title} />}>
      <div className={styles.page}>
        <Greeting title={messages.greeting} line={messages.line} />
        <SegmentedControl
          label={messages.ways}
          value={form.way}
          segments={[
            { value: 'password', label: messages.byPassword },
            { value: 'code', label: messages.byCode },
          ]}
          onChange={(way) => {
            change(changeWay(form, way))
            spare('name', 'password', 'mobile', 'code')
          }}
        />
        {/* Before the browser has taken over, nothing that is typed may end up in an address: hence the method. */}
        <form ref={element} method="post" noValidate className={styles.form} onSubmit={onSubmit}>
          <FormNotice notice={errors.notice} />
          {form.way === 'password' ? (
            <>
              <TextField
                key="name"
                label={messages.name}
                name="name"
                {...field('name')}
                autoComplete="username"
                enterKeyHint="next"
                clearLabel={clear}
              />
              <TextField
                key="password"
                label={messages.password}
                name="password"
                type="password"
                {...field('password')}
                autoComplete="current-password"
                enterKeyHint="go"
                revealLabels={reveal}
              />
              <p className={styles.forgotten}>
                <PageLink to="/forget_password">{messages.forgotten}</PageLink>
              </p>
            </>
          ) : (
            <>
              <MobileField {...field('mobile')} />
              <VerificationCode
                purpose="login"
                mobile={form.mobile}
                {...field('code')}
                onComplete={(code) => {
                  if (isMobile(form.mobile)) void submit({ ...form, code })
                }}
                mayRequest={() => isRight('mobile')}
                onSent={() => spare('mobile', 'code')}
                onFailure={refuse}
              />
            </>
          )}
          <div className={styles.submit}>
            <Button type="submit" block busy={isBusy}>
              {messages.submit}
            </Button>
          </div>
        </form>
        <p className={styles.other}>
          {messages.newHere}
          <PageLink to="/register_account" replace>
            {messages.register}
          </PageLink>
        </p>
      </div>
    </Screen>
  )
}
