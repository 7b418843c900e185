import { expect } from 'vitest'
import { silentLog } from '../../kernel/index.ts'
import { renderPdf } from '../../pdf/index.ts'
import { createManualClock } from '@diandu/core/testing'
import type { NewFlow } from '../e-signature.ts'
import { simulateEss } from './simulate-ess.ts'
import type { TencentEssAccount } from '../tencent-ess/ess-account.ts'
import { tencentEss } from '../tencent-ess/tencent-ess.ts'

export const clock = createManualClock(Date.UTC(2026, 0, 2, 3, 4, 5))
export const KEY = 'k'.repeat(32)
export const TOKEN = 'a-callback-token'
export const SELLER = {
  party: 'seller',
  name: '周正',
  mobile: '13800000003',
  organization: null,
  residentId: '11010519491231002X',
} as const
export const BUYER = {
  party: 'buyer',
  name: '林晓',
  mobile: '13800000001',
  organization: null,
  residentId: '',
} as const
export const BACK = '/user_center/server/contract?id=c1&returned=1'

export const PDF = await renderPdf({
  title: '网店转让合同',
  subtitle: 'HT1',
  madeAt: clock.now(),
  blocks: [
    {
      kind: 'places',
      places: [
        { name: 'seller', label: '甲方签署' },
        { name: 'buyer', label: '乙方签署' },
        { name: 'house', label: '丙方签章' },
      ],
    },
  ],
})

export const closers: (() => void)[] = []

export const accountAt = (endpoint: string, change: Partial<TencentEssAccount> = {}): TencentEssAccount => ({
  secretId: 'id',
  secretKey: 'key',
  operatorId: 'op',
  organizationName: '店渡网络科技(杭州)有限公司',
  sealId: 'seal-1',
  endpoint,
  fileEndpoint: endpoint,
  callbackToken: TOKEN,
  callbackKey: KEY,
  publicUrl: 'https://m.diandu.example',
  ...change,
})

export async function open(change: Partial<TencentEssAccount> = {}) {
  const simulated = await simulateEss({ secretId: 'id', secretKey: 'key', nowMs: clock.now })
  closers.push(simulated.close)
  return { simulated, ess: tencentEss(accountAt(simulated.endpoint, change), clock, silentLog) }
}

export const flowWith = (...signers: NewFlow['signers']): NewFlow => ({
  number: 'HT1',
  title: '网店转让合同',
  paper: PDF,
  signers,
  deadline: clock.now() + 86_400_000,
})

/** A flow of two people at the service. */
export async function openBegun() {
  const opened = await open()
  expect(await opened.ess.begin(flowWith(SELLER, BUYER))).toEqual({ ok: true, value: 'flow-1' })
  return { ...opened, flow: { id: 'flow-1', signers: [SELLER, BUYER] } }
}
