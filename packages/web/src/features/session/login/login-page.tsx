import { lazy } from 'react'
import { useNavigate } from 'react-router-dom'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { EntranceForm } from '../../../app/entrance/login/entrance-form.tsx'
import { useEntrance } from '../../../app/entrance/login/use-entrance.ts'
import { loginMessages } from '../../../messages/account/login.messages.ts'
import { Greeting } from '../greeting.tsx'

const CodeFields = lazy(async () => ({
  default: (await import('../../../app/entrance/login/code-fields.tsx')).CodeFields,
}))

export function Page() {
  const messages = useMessages(loginMessages)
  const navigate = useNavigate()
  const entrance = useEntrance((path) => void navigate(path ?? '/user_center', { replace: true }))
  return (
    <BackScreen title="login">
      <div className="px-16 pt-24 pb-32">
        <Greeting title={messages.greeting} line={messages.line} />
        <EntranceForm
          firstWay="password"
          entrance={entrance}
          codeFields={CodeFields}
          leaveFor={(path) => void navigate(path)}
        />
      </div>
    </BackScreen>
  )
}
