import { useNavigate } from 'react-router-dom'
import { useMessages } from '../../preferences/preferences.ts'
import { usePorts } from '../../queries/queries.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { loginMessages } from '../../../messages/account/login.messages.ts'
import { useSessionSource } from '../../session/session-context.ts'
import { CodeFields } from './code-fields.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { useEntrance } from './use-entrance.ts'

interface LoginSheetProps {
  /** Where the rarer ways in lead back, which are pages. */
  readonly returnTo: string
  readonly onClose: () => void
  readonly onIn: () => void
}

/** The login over a page, by code unless the visitor chooses otherwise. Load it lazily. */
export function LoginSheet({ returnTo, onClose, onIn }: LoginSheetProps) {
  const messages = useMessages(loginMessages).sheet
  const session = useSessionSource()
  const ports = usePorts()
  const navigate = useNavigate()
  const entrance = useEntrance(
    () => {
      toasts.show(messages.done(session.user()?.username ?? ''), 'good')
      onIn()
    },
    { staysOnPage: true },
  )
  const keepPlace = async () => (await ports()).returnPath.save(returnTo)
  return (
    <Sheet open onClose={onClose} title={messages.title} closeLabel={messages.close}>
      <p className="detail mb-16">{messages.line}</p>
      <EntranceForm
        firstWay="code"
        entrance={entrance}
        codeFields={CodeFields}
        onLeave={() => void keepPlace()}
        leaveFor={(path) => void keepPlace().then(() => navigate(path))}
      />
    </Sheet>
  )
}
