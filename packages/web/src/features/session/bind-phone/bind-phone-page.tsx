import { isMobile, isVerificationCode, typedMobile } from '@diandu/core/input'
import type { MobileBinding } from '@diandu/core/session'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { heldCredentials } from '../../../app/entrance/login/held-credentials.ts'
import { useEntrance } from '../../../app/entrance/login/use-entrance.ts'
import { isLost } from '../../../app/forms/form-errors.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { sessionMessages } from '../../../messages/account/session.messages.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Greeting } from '../greeting.tsx'

export function Page() {
  const messages = useMessages(sessionMessages).bind
  const { faults, reveal, clear } = useMessages(formMessages)
  const navigate = useNavigate()
  const [held, setHeld] = useState(heldCredentials.read)
  const { isBusy, receive } = useEntrance((path) => void navigate(path ?? '/user_center', { replace: true }), {
    isForStrangers: false,
  })
  const { form, element, errors, field, failure, suppress, isRight, refuse, onSubmit } = useForm<BindForm, BindField>({
    name: 'bind-phone',
    empty: EMPTY_BINDING,
    stored: ['name', 'mobile'],
    fields: () => bindFields(held !== undefined),
    faults: (filled) =>
      Object.fromEntries(
        bindFaults(filled, held !== undefined).map((field) => [
          field,
          field === 'name' ? messages.nameMissing : faults[field],
        ]),
      ),
    lost: messages.lost,
    async send({ name, password, mobile, code }) {
      const reason = await receive(({ accountSessions }) =>
        accountSessions.bindMobile({ ...(held ?? { name: typedMobile(name), password }), mobile, code }),
      )
      if (reason === undefined) heldCredentials.forget()
      return reason
    },
  })
  const forgetHeld = () => {
    heldCredentials.forget()
    setHeld(undefined)
  }

  return (
    <BackScreen title="bindPhone" home="/login">
      <div className="px-16 pt-24 pb-32">
        <Greeting title={messages.greeting} line={messages.line} />
        <form ref={element} method="post" noValidate className="mt-24" onSubmit={onSubmit}>
          <FormNotice
            notice={errors.notice}
            action={
              failure !== undefined && isLost(failure) ? (
                <PageLink to="/login">{messages.tryLogin}</PageLink>
              ) : undefined
            }
          />
          {held === undefined ? (
            <>
              <TextField
                label={messages.name}
                {...field('name')}
                clean={typedMobile}
                autoComplete="username"
                enterKeyHint="next"
                clearLabel={clear}
              />
              <TextField
                label={messages.password}
                type="password"
                {...field('password')}
                autoComplete="current-password"
                enterKeyHint="next"
                revealLabels={reveal}
              />
            </>
          ) : (
            <div className="mb-16">
              <Card padding="none">
                <ListRow
                  icon="person"
                  title={messages.account}
                  detail={held.name}
                  end={
                    <Button look="quiet" size="small" onClick={forgetHeld}>
                      {messages.otherAccount}
                    </Button>
                  }
                />
              </Card>
            </div>
          )}
          <MobileField label={messages.mobile} {...field('mobile')} hint={messages.mobileHint} />
          <VerificationCode
            purpose="bind-phone"
            mobile={form.mobile}
            {...field('code')}
            mayRequest={() => isRight('mobile')}
            onSent={() => suppress('code')}
            onFailure={refuse}
          />
          <div className="mt-24">
            <Button type="submit" block busy={isBusy}>
              {messages.submit}
            </Button>
          </div>
        </form>
      </div>
    </BackScreen>
  )
}

type BindField = keyof MobileBinding & string
type BindForm = { readonly [Field in BindField]: string }

const EMPTY_BINDING: BindForm = { name: '', password: '', mobile: '', code: '' }

/** Name and password are asked for only where the login has not brought them. */
const bindFields = (isHeld: boolean): readonly BindField[] =>
  isHeld ? ['mobile', 'code'] : ['name', 'password', 'mobile', 'code']

function bindFaults(form: BindForm, isHeld: boolean): readonly BindField[] {
  const isWrong: Readonly<Record<BindField, boolean>> = {
    name: form.name.trim() === '',
    password: form.password === '',
    mobile: !isMobile(form.mobile),
    code: !isVerificationCode(form.code),
  }
  return bindFields(isHeld).filter((field) => isWrong[field])
}
