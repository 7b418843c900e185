import type { Contract, ContractView, Proof } from '../../src/contracts/index.ts'
import type { OrderEvent, SigningDays } from '../../src/orders/index.ts'
import type { SigningSetting } from '../signing-table.ts'

type Role = ContractView['role']

/** Signatures outlive the contract that they were drawn for. */
export interface DrawingBook {
  has(role: Role): boolean
  add(role: Role): void
}

export interface MemorySigningOptions extends SigningSetting {
  /** What is signed, where it is not the usual example. */
  readonly draft?: Contract
  /** What is checked here; all, unless it is said. */
  readonly offered?: () => readonly Proof[]
  /** What the picture with this id shows. */
  readonly contentOf?: (id: string) => string
  /** Who has drawn a signature that is kept. */
  readonly drawings?: DrawingBook
  /** What the order does with it. */
  readonly onMoved?: (event: OrderEvent) => void
  /** The buyer's deadline to sign is paused, or runs on. */
  readonly onDays?: (days: SigningDays) => void
}
