import { useMessages } from '../../preferences/preferences.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { identityMessages } from '../../../messages/account/identity.messages.ts'
import { useIdentity } from './use-identity.ts'

/** That the user has shown who they are, and what for; nothing where they have not. */
export function IdentityLine() {
  const messages = useMessages(identityMessages)
  const identity = useIdentity()
  return identity === undefined ? null : <Notice tone="success">{messages.line(identity.name, identity.number)}</Notice>
}
