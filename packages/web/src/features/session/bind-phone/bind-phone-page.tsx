import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BackBar } from '../../../app/back-bar.tsx'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { isLost } from '../../../app/forms/form-errors.ts'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { VerificationCode } from '../../../app/verification/verification-code.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { formWords } from '../../../words/form.words.ts'
import { sessionWords } from '../../../words/session.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../entrance.module.css'
import { Greeting } from '../greeting.tsx'
import { useEntrance } from '../use-entrance.ts'
import { bindFaults, bindFields, EMPTY_BINDING, type BindField, type BindForm } from './bind-form.ts'
import { heldCredentials } from './held-credentials.ts'

export function Page() {
  const words = useWords(sessionWords).bind
  const { faults, reveal, clear } = useWords(formWords)
  const title = useWords(titleWords).bindPhone
  const navigate = useNavigate()
  const [held, setHeld] = useState(heldCredentials.read)
  const { isBusy, receive } = useEntrance((path) => void navigate(path ?? '/user_center', { replace: true }), { isForStrangers: false })
  const { form, element, errors, field, failure, spare, isRight, refuse, onSubmit } = useForm<BindForm, BindField>({
    name: 'bind-phone',
    empty: EMPTY_BINDING,
    kept: ['name', 'mobile'],
    fields: () => bindFields(held !== undefined),
    faults: (filled) => Object.fromEntries(bindFaults(filled, held !== undefined).map((field) => [field, field === 'name' ? words.nameMissing : faults[field]])),
    lost: words.lost,
    async send({ name, password, mobile, code }) {
      const reason = await receive(({ accountSessions }) => accountSessions.bindMobile({ ...(held ?? { name: name.trim(), password }), mobile, code }))
      if (reason === undefined) heldCredentials.forget()
      return reason
    },
  })
  const forgetHeld = () => {
    heldCredentials.forget()
    setHeld(undefined)
  }

  return (
    <Screen top={<BackBar title={title} home="/login" />}>
      <div className={styles.page}>
        <Greeting title={words.greeting} line={words.line} />
        <form ref={element} method="post" noValidate className={styles.form} onSubmit={onSubmit}>
          <FormNotice
            notice={errors.notice}
            action={failure !== undefined && isLost(failure) ? <PageLink to="/login">{words.tryLogin}</PageLink> : undefined}
          />
          {held === undefined ? (
            <>
              <TextField
                label={words.name}
                name="name"
                {...field('name')}
                autoComplete="username"
                enterKeyHint="next"
                clearLabel={clear}
              />
              <TextField
                label={words.password}
                name="password"
                type="password"
                {...field('password')}
                autoComplete="current-password"
                enterKeyHint="next"
                revealLabels={reveal}
              />
            </>
          ) : (
            <div className={styles.account}>
              <Card padding="none">
                <ListRow
                  icon="person"
                  title={words.account}
                  detail={held.name}
                  end={
                    <Button look="quiet" size="small" onClick={forgetHeld}>
                      {words.otherAccount}
                    </Button>
                  }
                />
              </Card>
            </div>
          )}
          <MobileField label={words.mobile} {...field('mobile')} hint={words.mobileHint} />
          <VerificationCode
            purpose="bind-phone"
            mobile={form.mobile}
            {...field('code')}
            mayAsk={() => isRight('mobile')}
            onSent={() => spare('code')}
            onFailure={refuse}
          />
          <div className={styles.submit}>
            <Button type="submit" block busy={isBusy}>
              {words.submit}
            </Button>
          </div>
        </form>
      </div>
    </Screen>
  )
}
