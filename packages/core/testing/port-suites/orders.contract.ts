import { placingContract } from './placing.contract.ts'
import { payingContract } from './paying.contract.ts'
import type { OpenWorld } from '../world.ts'

/** The whole contract of `Orders`: how they are placed, seen and cancelled, and how they are paid. */
export function ordersContract(name: string, open: OpenWorld): void {
  placingContract(name, open)
  payingContract(name, open)
}
