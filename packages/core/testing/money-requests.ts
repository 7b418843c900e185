import type { Recharge, Withdrawal } from '../src/wallet/index.ts'

export const refusal = (message: string, field: string, reason = 'bad-parameter') => ({
  ok: false,
  failure: { kind: 'refused', reason, message, field },
})
export const NO_AMOUNTS: readonly unknown[] = [
  0,
  -0,
  -1,
  0.5,
  1e15,
  1e308,
  Infinity,
  -Infinity,
  Number.NaN,
  '100',
  'abc',
  null,
  undefined,
  {},
  100n,
]

export const RECHARGE: Recharge = {
  id: 'r1',
  userId: 'lin',
  channel: 'transfer',
  amountFen: 500,
  status: 'to-review',
  askedAt: 1,
  steps: [],
}
export const WITHDRAWAL: Withdrawal = {
  id: 'w1',
  userId: 'lin',
  cardId: 'c1',
  amountFen: 500,
  status: 'to-process',
  askedAt: 1,
  steps: [],
}
export const step = <Status extends string>(status: Status, change: object = {}) => ({
  status,
  at: 5,
  by: 'wang',
  why: '凭证相符',
  ...change,
})
