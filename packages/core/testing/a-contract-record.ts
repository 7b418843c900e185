import type { Contract, ContractRecord } from '../src/contracts/index.ts'
import { aContract } from './an-agreed-contract.ts'

/** A draft as the platform knows it, sold by `seller` to `buyer`, whose order is paid. */
export const aContractRecord = (
  contract: Contract = aContract(),
  change: Partial<ContractRecord> = {},
): ContractRecord => ({
  ...contract,
  sellerId: 'seller',
  buyerId: 'buyer',
  orderStatus: 'paid',
  drawnBy: [],
  ...change,
})
