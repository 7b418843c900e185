import {
  applyCoinPosting,
  decideCoinMove,
  lapsePostings,
  type CoinHoldings,
  type CoinMove,
  type CoinMovement,
  type Exchange,
  type SignedDay,
} from '../../../src/coins/index.ts'
import { mapResult, type Result } from '../../../src/kernel/index.ts'
import type { UserId } from '../../../src/session/index.ts'

export interface CoinBook {
  readonly holdings: CoinHoldings
  /** The last one first. */
  readonly movements: readonly (CoinMovement & { readonly reference: string })[]
  readonly signed: readonly SignedDay[]
  /** The last one first. */
  readonly exchanges: readonly Exchange[]
}

const EMPTY_COIN_BOOK: CoinBook = { holdings: new Map(), movements: [], signed: [], exchanges: [] }

export const coinBookOf = ({ coins }: { readonly coins: ReadonlyMap<UserId, CoinBook> }, userId: UserId): CoinBook =>
  coins.get(userId) ?? EMPTY_COIN_BOOK

/** The book after a movement, and after what expired before it; nothing is stored yet. */
export function movedBook(book: CoinBook, move: CoinMove): Result<CoinBook> {
  const before = lapsePostings(book.holdings, move.at).reduce(
    (after, posting) => booked(after, posting, -(after.holdings.get(Number(posting.reference)) ?? 0)),
    book,
  )
  return mapResult(decideCoinMove(before.holdings, move), (posting) => booked(before, posting, move.coins))
}

function booked(book: CoinBook, posting: Parameters<typeof applyCoinPosting>[1], coins: number): CoinBook {
  const { kind, reference, at } = posting
  const movement = { id: `${kind}-${reference}`, kind, reference, coins, at }
  return {
    ...book,
    holdings: applyCoinPosting(book.holdings, posting),
    movements: [movement, ...book.movements],
  }
}
