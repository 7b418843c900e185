import { fail, ok, type Refused, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import type { MarketState, Member } from './market-state.ts'
import { once } from './once.ts'
import { callAsMember } from './order-desk.ts'

/** The services of a port: the market, its device's session, and calls as the user who is signed in there. */
export type Desk = ReturnType<typeof createDesk>

export function createDesk(state: MarketState, store: SessionStore) {
  const call = async <T>(answer: (who: Member) => Result<T>): Promise<Result<T>> => callAsMember(state, store, answer)
  return {
    state,
    store,
    call,
    /** Acts once for each idempotency key; `body` is the request under that key. */
    act: <T>(key: string, body: unknown, answer: (who: Member) => Result<T>): Promise<Result<T>> =>
      call((who) => once(state, who, key, body, () => answer(who))),
  }
}

interface Owned {
  readonly userId: string
}

/** A person's own of these, the newest first. */
export const ownRows = <R extends Owned>(rows: ReadonlyMap<string, R>, { userId }: Owned): readonly R[] =>
  [...rows.values()].filter((row) => row.userId === userId).toReversed()

/** A record of the caller's own; another person's is reported as missing. */
export function ownRow<R extends Owned>(
  rows: ReadonlyMap<string, R>,
  id: string,
  { userId }: Owned,
  missing: () => Refused,
): Result<R> {
  const row = rows.get(id)
  return row?.userId === userId ? ok(row) : fail(missing())
}
