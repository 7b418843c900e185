import type { Result, StopSignal } from '../../kernel/index.ts'
import type { BankCard, CardDraft } from './bank-card.ts'

/** A person's cards. Another person's is as unknown as one that never was. */
export interface BankCards {
  list(signal?: StopSignal): Promise<Result<readonly BankCard[]>>
  add(draft: CardDraft): Promise<Result<BankCard>>
  remove(id: string): Promise<Result<null>>
}
