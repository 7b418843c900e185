import { placingContract } from './placing.contract.ts'
import { payingContract } from './paying.contract.ts'
import type { OpenFixture } from '../fixture.ts'

/** The whole contract of `Orders`: how they are placed, seen and cancelled, and how they are paid. */
export function ordersContract(name: string, open: OpenFixture): void {
  placingContract(name, open)
  payingContract(name, open)
}
