import { fail, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import type { AccountRecord, MarketState, Member } from './market-state.ts'
import { signedIn } from './signed-in.ts'

/** Does something with the account of the signed-in user. */
export async function withAccount<T>(
  state: MarketState,
  store: SessionStore,
  work: (account: AccountRecord, member: Member) => Result<T>,
): Promise<Result<T>> {
  const who = signedIn(state, store)
  if (!who.ok) return who
  const account = state.accounts.get(who.value.userId)
  return account === undefined ? fail({ kind: 'login-required' }) : work(account, who.value)
}

export function keepAccount(
  state: MarketState,
  { userId }: Pick<Member, 'userId'>,
  change: Partial<AccountRecord>,
): void {
  const account = state.accounts.get(userId)
  if (account !== undefined) state.accounts.set(userId, { ...account, ...change })
}
