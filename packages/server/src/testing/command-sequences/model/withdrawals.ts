import {
  decideWithdrawalReview,
  validateWithdrawal,
  postingOfWithdrawal,
  takeBackWithdrawal,
  type RequestStep,
  type WithdrawableFacts,
  type Withdrawal,
  type WithdrawStatus,
} from '@diandu/core/wallet'
import type { ModelBooks } from './books.ts'
import { reasonIn } from './reason-in.ts'

export class ModelWithdrawals {
  readonly #books: ModelBooks
  readonly #owedFen: (userId: string) => number
  readonly #kept = new Map<string, Withdrawal>()

  constructor(books: ModelBooks, owedFen: (userId: string) => number) {
    this.#books = books
    this.#owedFen = owedFen
  }

  get all(): readonly Withdrawal[] {
    return [...this.#kept.values()]
  }

  /** Why it is refused; undefined where the money is to be set aside. */
  mayRequest(userId: string, amountFen: number): string | undefined {
    return reasonIn(validateWithdrawal(amountFen, this.#walletOf(userId)))
  }

  call(id: string, userId: string, amountFen: number, askedAt: number): void {
    this.#keep({ id, userId, cardId: '', amountFen, status: 'to-process', askedAt, steps: [] })
  }

  /** One move of a reviewer's, or the person's own second thought; why it cannot be, or undefined. */
  move(stored: Withdrawal, step: RequestStep<WithdrawStatus> | 'taken back', at: number): string | undefined {
    const moved =
      step === 'taken back'
        ? takeBackWithdrawal(stored, at)
        : decideWithdrawalReview(stored, step, this.#walletOf(stored.userId))
    if (moved.ok) this.#keep(moved.value)
    return reasonIn(moved)
  }

  #walletOf(userId: string): WithdrawableFacts {
    return { availableFen: this.#books.availableFen(userId), owedFen: this.#owedFen(userId) }
  }

  #keep(stored: Withdrawal): void {
    const posting = postingOfWithdrawal(stored)
    if (posting !== undefined) this.#books.mustPost(posting)
    this.#kept.set(stored.id, stored)
  }
}
