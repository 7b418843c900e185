import { applyPosting, availableOf, type Balances, type Posting } from '@diandu/core/wallet'

/** Core's ledger, remembered from posting to posting. */
export class ModelBooks {
  balances: Balances = new Map()

  /** False where an account has too little; then nothing has moved. */
  post(posting: Posting): boolean {
    const applied = applyPosting(this.balances, posting)
    if (applied.ok) this.balances = applied.value
    else if (applied.failure.fault !== 'short')
      throw new Error(`The model made a ${posting.kind} posting that is ${applied.failure.fault}.`)
    return applied.ok
  }

  /** For money that is there whatever happens. */
  mustPost(posting: Posting): void {
    if (!this.post(posting)) throw new Error(`The model made a ${posting.kind} posting of money that is not there.`)
  }

  availableFen(userId: string): number {
    return this.balances.get(availableOf(userId)) ?? 0
  }
}
