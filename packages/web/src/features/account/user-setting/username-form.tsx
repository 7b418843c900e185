import { useQueryClient } from '@tanstack/react-query'
import { checkUsername, type Profile } from '@diandu/core/account'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { useSessionSource } from '../../../app/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { personWords } from '../../../words/person.words.ts'
import { profileQuery } from '../profile-query.ts'
import { keepUsername } from './keep-username.ts'

export function UsernameForm({ profile }: { readonly profile: Profile }) {
  const words = useWords(personWords)
  const ports = usePorts()
  const queries = useQueryClient()
  const session = useSessionSource()
  const { form, element, errors, field, isBusy, tell, onSubmit } = useForm<{ readonly username: string }, 'username'>({
    name: 'username',
    empty: { username: profile.username },
    kept: ['username'],
    fields: () => ['username'],
    faults: ({ username }) => {
      const checked = checkUsername(username, profile.username)
      const [wrong] = checked.ok ? [] : checked.failure
      return wrong === undefined ? {} : { username: words.faults[wrong.problem as keyof typeof words.faults] ?? words.faults.malformed }
    },
    lost: words.lost,
    async send({ username }) {
      const all = await ports()
      const answer = await all.profiles.rename(username.trim())
      if (!answer.ok) return answer.failure
      queries.setQueryData(profileQuery(ports).queryKey, answer.value)
      await keepUsername(session, all, answer.value.username)
      toasts.show(words.saved, 'good')
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <TextField
        label={words.username}
        name="username"
        {...field('username')}
        onBlur={() => form.username !== profile.username && tell('username')}
        autoComplete="username"
        enterKeyHint="done"
        clearLabel={words.clear}
        hint={errors.of.username === undefined && words.usernameHint}
      />
      <Button type="submit" block look="secondary" busy={isBusy}>
        {words.save}
      </Button>
    </form>
  )
}
