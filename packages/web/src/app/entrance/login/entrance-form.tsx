import { Suspense, type ComponentType } from 'react'
import { typedMobile } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { FormNotice, useForm } from '../../forms/form.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { formMessages } from '../../../messages/form.messages.ts'
import { loginMessages } from '../../../messages/account/login.messages.ts'
import type { CodeFieldsProps } from './code-fields.tsx'
import { heldCredentials } from './held-credentials.ts'
import {
  changeWay,
  EMPTY_LOGIN,
  loginEntrance,
  loginFaults,
  loginFields,
  LOGIN_DRAFT,
  type LoginField,
  type LoginTyped,
  type LoginWay,
} from './login-form.ts'
import type { EntranceUse } from './use-entrance.ts'
import styles from './login.module.css'

interface EntranceFormProps {
  readonly firstWay: LoginWay
  readonly entrance: Pick<EntranceUse, 'isBusy' | 'use'>
  readonly codeFields: ComponentType<CodeFieldsProps>
  /** Before a rarer way in, which is a page of its own. */
  readonly onLeave?: () => void
  /** Opens one of those pages. */
  readonly leaveFor: (path: string) => void
}

/** The one form to log in with, by password or by code, on its page and over others. */
export function EntranceForm({ firstWay, entrance, codeFields: CodeFields, onLeave, leaveFor }: EntranceFormProps) {
  const messages = useMessages(loginMessages)
  const { faults, reveal, clear } = useMessages(formMessages)
  const send = async (filled: LoginTyped): Promise<Failure | undefined> => {
    const failure = await entrance.use(loginEntrance(filled))
    if (failure?.kind !== 'phone-not-bound' || filled.way !== 'password') return failure
    heldCredentials.hold({ name: typedMobile(filled.name), password: filled.password })
    leaveFor('/bind_phone')
    return undefined
  }
  const use = useForm<LoginTyped, LoginField>({
    ...LOGIN_DRAFT,
    empty: { ...EMPTY_LOGIN, way: firstWay },
    fields: ({ way }) => loginFields(way),
    faults: (filled) =>
      Object.fromEntries(
        loginFaults(filled).map((field) => [
          field,
          { ...faults, name: messages.nameMissing, hasAgreed: messages.consent.missing }[field],
        ]),
      ),
    send,
  })
  const { form, change, element, errors, field, suppress, onSubmit } = use
  const isByCode = form.way === 'code'
  return (
    <>
      <SegmentedControl
        label={messages.ways}
        value={form.way}
        segments={(firstWay === 'code' ? (['code', 'password'] as const) : (['password', 'code'] as const)).map(
          (value) => ({ value, label: messages.by[value] }),
        )}
        onChange={(way) => {
          change(changeWay(form, way))
          suppress('name', 'password', 'mobile', 'code', 'hasAgreed')
        }}
      />
      {/* Before the browser has taken over, nothing that is typed may end up in an address: hence the method. */}
      <form ref={element} method="post" noValidate className="mt-24" onSubmit={onSubmit}>
        <FormNotice notice={errors.notice} />
        {isByCode ? (
          <Suspense>
            <CodeFields use={use} />
          </Suspense>
        ) : (
          <>
            <TextField
              key="name"
              label={messages.name}
              {...field('name')}
              clean={typedMobile}
              autoComplete="username"
              enterKeyHint="next"
              clearLabel={clear}
            />
            <TextField
              key="password"
              label={messages.password}
              type="password"
              {...field('password')}
              autoComplete="current-password"
              enterKeyHint="go"
              revealLabels={reveal}
            />
            <p className={styles.forgotten}>
              <PageLink className="lone-link px-4 no-underline" to="/forget_password" onClick={onLeave}>
                {messages.forgotten}
              </PageLink>
            </p>
          </>
        )}
        <div className="mt-24">
          <Button type="submit" block busy={entrance.isBusy}>
            {isByCode ? messages.submitCode : messages.submit}
          </Button>
        </div>
      </form>
      <p className="detail mt-16 text-center">
        {messages.newHere[form.way]}
        <PageLink
          className="lone-link px-8 strong no-underline"
          to="/register_account"
          replace={onLeave === undefined}
          onClick={onLeave}
        >
          {messages.register}
        </PageLink>
      </p>
    </>
  )
}
