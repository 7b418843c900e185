import { createStatusMap } from '../kernel/index.ts'

const MONEY = createStatusMap({
  0: { status: 'waiting', outcome: 'pending', name: { zh: '等待中', en: 'Waiting' }, next: [1, 2] },
  1: { status: 'succeeded', outcome: 'success', name: { zh: '成功', en: 'Succeeded' }, next: [] },
  2: { status: 'failed', outcome: 'failure', name: { zh: '失败', en: 'Failed' }, next: [] },
})

export const MONEY_CODES = MONEY.codes
export const toMoneyStatus = MONEY.read
export const mayMoveMoney = MONEY.mayMove
export type MoneyStatus = ReturnType<typeof toMoneyStatus>['status']
