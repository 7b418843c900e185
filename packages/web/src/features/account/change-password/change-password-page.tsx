import { useNavigate } from 'react-router'
import { BackBar } from '../../../app/back-bar.tsx'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { NewPasswordField } from '../../../app/forms/new-password-field.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useUser } from '../../../app/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { formWords } from '../../../words/form.words.ts'
import { safetyWords } from '../../../words/safety.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../form-page.module.css'
import { CHANGE_FIELDS, changePasswordFaults, EMPTY_CHANGE, type ChangePasswordField, type ChangePasswordForm } from './change-password-form.ts'

export function Page() {
  const words = useWords(safetyWords).password
  const { faults, reveal } = useWords(formWords)
  const title = useWords(titleWords).changePassword
  const user = useUser()
  const ports = usePorts()
  const navigate = useNavigate()
  const { element, errors, field, typedField, isBusy, onSubmit } = useForm<ChangePasswordForm, ChangePasswordField>({
    name: 'change-password',
    empty: EMPTY_CHANGE,
    kept: [],
    fields: () => CHANGE_FIELDS,
    faults: (filled) => Object.fromEntries(Object.entries(changePasswordFaults(filled)).map(([field, fault]) => [field, { ...faults, same: words.same }[fault]])),
    lost: words.lost,
    async send(filled) {
      const { passwords } = await ports()
      const answer = await passwords.change(filled)
      if (!answer.ok) return answer.failure
      toasts.show(words.done, 'good')
      await navigate('/user_center/setting', { replace: true })
      return undefined
    },
  })
  return (
    <Screen top={<BackBar title={title} home="/user_center/setting" />}>
      <div className={styles.page}>
        <p className={styles.line}>{words.line}</p>
        <form ref={element} method="post" noValidate onSubmit={onSubmit}>
          <FormNotice notice={errors.notice} />
          {/* A password keeper wants to know whose password this is. */}
          <VisuallyHidden>
            <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly tabIndex={-1} aria-hidden="true" />
          </VisuallyHidden>
          <TextField
            label={words.present}
            name="password"
            type="password"
            {...field('password')}
            autoComplete="current-password"
            enterKeyHint="next"
            revealLabels={reveal}
          />
          <NewPasswordField label={words.fresh} {...typedField('newPassword')} />
          <div className={styles.submit}>
            <Button type="submit" block busy={isBusy}>
              {words.submit}
            </Button>
          </div>
        </form>
        <p className={styles.other}>
          <PageLink to="/forget_password">{words.forgotten}</PageLink>
        </p>
      </div>
    </Screen>
  )
}
