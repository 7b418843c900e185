import type { Account, Posting, PostingKind } from './ledger.ts'

/** A posting with a line for every account that is touched: what moves nothing has no line. */
export function postingOf(kind: PostingKind, subject: string, moves: readonly (readonly [Account, number])[]): Posting {
  const lines = moves.filter(([, amountFen]) => amountFen !== 0).map(([account, amountFen]) => ({ account, amountFen }))
  return { kind, subject, lines }
}
