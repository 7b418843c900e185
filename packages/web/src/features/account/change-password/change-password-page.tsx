import { useNavigate } from 'react-router-dom'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { NewPasswordField } from '../../../app/forms/new-password-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { useUser } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { formMessages } from '../../../messages/form.messages.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import styles from '../form-page.module.css'
import {
  CHANGE_FIELDS,
  changePasswordFaults,
  EMPTY_CHANGE,
  type ChangePasswordField,
  type ChangePasswordForm,
} from './change-password-form.ts'

export function Page() {
  const messages = useMessages(safetyMessages).password
  const { faults, reveal } = useMessages(formMessages)
  const title = useMessages(titleMessages).changePassword
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
    <Screen top={<BackBar title={title} home="/user_center/setting" />}>
      <div className={styles.page}>
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
    </Screen>
  )
}
