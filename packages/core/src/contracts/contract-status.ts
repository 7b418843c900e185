import { createStatusMap } from '../kernel/index.ts'
import type { OrderEvent } from '../orders/index.ts'

/** The states of a contract. Numbers are what is stored. */
export const CONTRACT_STATUSES = {
  draft: 1,
  'seller-signed': 2,
  'all-signed': 3,
  expired: 4,
  void: 5,
  'buyer-signed': 6,
} as const
export type ContractStatus = keyof typeof CONTRACT_STATUSES

const CONTRACTS = createStatusMap<ContractStatus>({
  draft: {
    code: 1,
    outcome: 'pending',
    name: { zh: '待签署', en: 'Awaiting signature' },
    next: ['seller-signed', 'buyer-signed', 'void'],
  },
  'seller-signed': {
    code: 2,
    outcome: 'pending',
    name: { zh: '待买家签署', en: 'Awaiting buyer’s signature' },
    next: ['all-signed', 'expired', 'void'],
  },
  // Only where the agreement lets either party sign first.
  'buyer-signed': {
    code: 6,
    outcome: 'pending',
    name: { zh: '待卖家签署', en: 'Awaiting seller’s signature' },
    next: ['all-signed', 'void'],
  },
  'all-signed': { code: 3, outcome: 'success', name: { zh: '各方已签署', en: 'Signed by all parties' }, next: [] },
  expired: { code: 4, outcome: 'failure', name: { zh: '逾期未签', en: 'Not signed in time' }, next: [] },
  void: { code: 5, outcome: 'failure', name: { zh: '已作废', en: 'Void' }, next: [] },
})

export const toContractStatus = CONTRACTS.read
export const mayMoveContract = CONTRACTS.mayMove

/**
 * The order event that a contract's status triggers. A contract becomes void because its order has ended, so that this
 * triggers none.
 */
export const ORDER_EVENTS: Readonly<Record<ContractStatus, OrderEvent | null>> = {
  draft: null,
  'seller-signed': 'seller.signed',
  'buyer-signed': 'buyer.signed',
  'all-signed': 'all.signed',
  expired: 'signature.late',
  void: null,
}
