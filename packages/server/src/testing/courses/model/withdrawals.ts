import { judgeWithdrawal, moveWithdrawal, postingOfWithdrawal, takeBackWithdrawal, type RequestStep, type Withdrawal } from '@diandu/core/wallet'
import type { ModelBooks } from './books.ts'
import { reasonIn } from './reason-in.ts'

export class ModelWithdrawals {
  readonly #books: ModelBooks
  readonly #kept = new Map<string, Withdrawal>()

  constructor(books: ModelBooks) {
    this.#books = books
  }

  get all(): readonly Withdrawal[] {
    return [...this.#kept.values()]
  }

  /** Why it is refused; undefined where the money is to be set aside. */
  mayAsk(userId: string, amountFen: number): string | undefined {
    return reasonIn(judgeWithdrawal(amountFen, this.#books.availableFen(userId)))
  }

  ask(id: string, userId: string, amountFen: number, askedAt: number): void {
    this.#keep({ id, userId, cardId: '', amountFen, status: 0, askedAt, steps: [] })
  }

  /** One move of a reviewer's, or the person's own second thought; why it cannot be, or undefined. */
  move(kept: Withdrawal, step: RequestStep | 'taken back', at: number): string | undefined {
    const moved = step === 'taken back' ? takeBackWithdrawal(kept, at) : moveWithdrawal(kept, step)
    if (moved.ok) this.#keep(moved.value)
    return reasonIn(moved)
  }

  #keep(kept: Withdrawal): void {
    const posting = postingOfWithdrawal(kept)
    if (posting !== undefined) this.#books.mustPost(posting)
    this.#kept.set(kept.id, kept)
  }
}
