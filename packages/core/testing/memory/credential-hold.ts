import { credentialMessage } from '../../src/account/index.ts'
import type { Credential } from '../../src/inbox/index.ts'
import { keepMember, type MarketState } from './market-state.ts'
import type { Member } from './member.ts'
import { writeMessages } from './write-messages.ts'

/** As the server does it: no money leaves for a day, and the member is told so. */
export function beginCredentialHold(state: MarketState, { userId }: Member, changed: Credential): void {
  const member = state.members.get(userId)
  if (member === undefined) return
  const at = state.clock.now()
  keepMember(state, member, { credentialsChangedAt: at })
  writeMessages(state, [credentialMessage(userId, changed, at)])
}
