import type { PasswordChange } from '@diandu/core/account'
import { passwordWeakness, type PasswordWeakness } from '@diandu/core/input'
import { useNavigate } from 'react-router-dom'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { NewPasswordField } from '../../../app/forms/new-password-field.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import styles from '../form-page.module.css'

export function Page() {
  const messages = useMessages(safetyMessages).password
  const { faults, reveal } = useMessages(formMessages)
  const user = useUser()
  const ports = usePorts()
  const navigate = useNavigate()
  const { element, errors, field, typedField, isBusy, onSubmit } = useForm<ChangePasswordForm, ChangePasswordField>({
    name: 'change-password',
    empty: EMPTY_CHANGE,
    stored: [],
    fields: () => CHANGE_FIELDS,
    faults: (filled) =>
      Object.fromEntries(
        Object.entries(changePasswordFaults(filled)).map(([field, fault]) => [
          field,
          { ...faults, same: messages.same }[fault],
        ]),
      ),
    lost: messages.lost,
    async send(filled) {
      const { passwords } = await ports()
      const answer = await passwords.change(filled)
      if (!answer.ok) return answer.failure
      toasts.show(messages.done, 'good')
      await navigate('/user_center/setting', { replace: true })
      return undefined
    },
  })
  return (
    <BackScreen title="changePassword" home="/user_center/setting">
      <div className={`page ${styles.page}`}>
        <p className="detail mt-4 mb-24">{messages.line}</p>
        <form ref={element} method="post" noValidate onSubmit={onSubmit}>
          <FormNotice notice={errors.notice} />
          {/* A password keeper wants to know whose password this is. */}
          <VisuallyHidden>
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={user?.username ?? ''}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
          </VisuallyHidden>
          <TextField
            label={messages.present}
            type="password"
            {...field('password')}
            autoComplete="current-password"
            enterKeyHint="next"
            revealLabels={reveal}
          />
          <NewPasswordField label={messages.fresh} {...typedField('newPassword')} />
          <div className="mt-24">
            <Button type="submit" block busy={isBusy}>
              {messages.submit}
            </Button>
          </div>
        </form>
        <p className="mt-8 type-line">
          <PageLink className="lone-link no-underline" to="/forget_password">
            {messages.forgotten}
          </PageLink>
        </p>
      </div>
    </BackScreen>
  )
}

type ChangePasswordField = keyof PasswordChange & string
type ChangePasswordForm = { readonly [Field in ChangePasswordField]: string }

const EMPTY_CHANGE: ChangePasswordForm = { password: '', newPassword: '' }
const CHANGE_FIELDS: readonly ChangePasswordField[] = ['password', 'newPassword']

function changePasswordFaults({
  password,
  newPassword,
}: ChangePasswordForm): Readonly<Partial<Record<ChangePasswordField, 'password' | 'same' | PasswordWeakness>>> {
  const fault = passwordWeakness(newPassword) ?? (newPassword === password ? 'same' : undefined)
  return {
    ...(password === '' ? { password: 'password' } : {}),
    ...(fault === undefined ? {} : { newPassword: fault }),
  }
}
