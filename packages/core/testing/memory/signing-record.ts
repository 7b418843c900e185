import type { OrderStatus } from '../../src/orders/index.ts'
import type { Contract, ContractId, DocumentVerdict, VerdictFault } from '../../src/contracts/index.ts'
import type { Result } from '../../src/kernel/index.ts'
import type { SigningDevice } from '../signing-table.ts'

/** One contract in memory, for all parties at once. */
export interface MemorySigning {
  readonly contractId: ContractId
  device(who: 'seller' | 'buyer' | 'stranger' | 'nobody'): SigningDevice
  contract(): Contract
  readCode(mobile: string): string | undefined
  /** What the page at this address finds out about the signer who was sent there. */
  decide(url: string, verdict: 'matches' | 'differs'): void
  /** The platform says what it found, when it reviewed a document. */
  decideDocument(verdict: Omit<DocumentVerdict, 'at'>): Result<Contract, VerdictFault>
  endOrder(): void
  /** The state of the order that the contract carries out. */
  orderStatus(): OrderStatus
}
