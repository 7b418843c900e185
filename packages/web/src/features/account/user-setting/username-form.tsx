import { useQueryClient } from '@tanstack/react-query'
import { checkUsername, type Profile } from '@diandu/core/account'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { personMessages } from '../../../messages/account/person.messages.ts'
import { profileQuery } from '../profile-query.ts'
import { keepUsername } from './keep-username.ts'

export function UsernameForm({ profile }: { readonly profile: Profile }) {
  const messages = useMessages(personMessages)
  const ports = usePorts()
  const queries = useQueryClient()
  const session = useSessionSource()
  const { form, element, errors, field, isBusy, report, onSubmit } = useForm<{ readonly username: string }, 'username'>(
    {
      name: 'username',
      empty: { username: profile.username },
      stored: ['username'],
      fields: () => ['username'],
      faults: ({ username }) => {
        const checked = checkUsername(username, profile.username)
        const [wrong] = checked.ok ? [] : checked.failure
        return wrong === undefined
          ? {}
          : { username: messages.faults[wrong.problem as keyof typeof messages.faults] ?? messages.faults.malformed }
      },
      lost: messages.lost,
      async send({ username }) {
        const all = await ports()
        const answer = await all.profiles.rename(username.trim())
        if (!answer.ok) return answer.failure
        queries.setQueryData(profileQuery(ports).queryKey, answer.value)
        await keepUsername(session, all, answer.value.username)
        toasts.show(messages.saved, 'good')
        return undefined
      },
    },
  )
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <TextField
        label={messages.username}
        {...field('username')}
        onBlur={() => form.username !== profile.username && report('username')}
        autoComplete="username"
        enterKeyHint="done"
        clearLabel={messages.clear}
        hint={errors.of.username === undefined && messages.usernameHint}
      />
      <Button type="submit" block look="secondary" busy={isBusy}>
        {messages.save}
      </Button>
    </form>
  )
}
