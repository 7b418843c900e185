import { createStatusMap } from '../kernel/index.ts'
import type { RechargePurpose } from './recharges/recharges.ports.ts'

export const MONEY_STATUSES = createStatusMap({
  waiting: { code: 0, outcome: 'pending', name: { zh: '等待中', en: 'Waiting' }, next: ['succeeded', 'failed'] },
  succeeded: { code: 1, outcome: 'success', name: { zh: '成功', en: 'Succeeded' }, next: [] },
  failed: { code: 2, outcome: 'failure', name: { zh: '失败', en: 'Failed' }, next: [] },
})

/** `kept` money could not pay for its purpose, and stays in the wallet. */
export const moneyStatusOf = (outcome: RechargePurpose['outcome']) =>
  MONEY_STATUSES.read(({ waiting: 'waiting', paid: 'succeeded', kept: 'failed' } as const)[outcome])
