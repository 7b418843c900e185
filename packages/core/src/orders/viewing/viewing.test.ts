import { describe, expect, it } from 'vitest'
import { faultsInNames } from '../../../testing/names-below.ts'
import { ORDER_CODES, type OrderStatus } from '../life/order-status.ts'
import { isViewingCheck, VIEWING_CHECKS, viewingChecks } from './viewing-checks.ts'
import {
  isAccessVisible,
  MAX_ACCESS_WORDS,
  openedViewing,
  VIEWING_OUTCOMES,
  viewingShown,
  type Viewing,
} from './viewing.ts'

const SHOP = { id: 's', title: 't', platform: 2, kind: 'personal' } as never as Parameters<
  typeof openedViewing
>[1]['shop']
const VIEWING: Viewing = {
  access: '子账号',
  checks: ['orders'],
  openedAt: 1,
  seen: [],
  outcome: null,
  recordedAt: null,
}
const EVERYWHERE = ['orders', 'ratings', 'violations', 'funds', 'account', 'papers', 'transfer']

describe('the checklist of a viewing', () => {
  it.each([
    [2, 'personal', []],
    [1, 'flagship', ['annual-fee']],
    [3, 'flagship', ['annual-fee']],
    [28, 'flagship', ['annual-fee']],
    [33, 'flagship', ['annual-fee']],
    [20, 'flagship', ['store-groups']],
    [32, 'flagship', ['content']],
    [26, 'flagship', ['content']],
    [39, 'flagship', ['content', 'overseas-funds']],
    [10, 'flagship', ['overseas-funds']],
    [29, 'flagship', ['overseas-funds']],
    [34, 'flagship', ['overseas-funds']],
    [43, 'flagship', ['overseas-funds']],
    [41, 'flagship', ['overseas-funds']],
    [36, 'flagship', ['overseas-funds']],
    [37, 'flagship', ['overseas-funds']],
    [40, 'flagship', ['overseas-funds']],
    [42, 'flagship', ['overseas-funds']],
    [35, 'flagship', ['overseas-funds']],
    [1, 'enterprise', ['annual-fee', 'company']],
    [99, 'enterprise', ['company']],
  ] as const)('of a shop on platform %i that is %s has beside the usual: %j (ORD-81)', (platform, kind, more) => {
    expect(viewingChecks({ platform, kind })).toEqual([...EVERYWHERE, ...more])
  })

  it('names each of its points in both languages, and knows no other (WRD-5)', () => {
    expect(faultsInNames({ VIEWING_CHECKS })).toEqual([])
    expect(['orders', 'overseas-funds', 'toString', ''].map(isViewingCheck)).toEqual([true, true, false, false])
    expect(VIEWING_OUTCOMES).toEqual(['as-described', 'mismatch'])
  })
})

it('a viewing is described in 500 signs at most (ORD-81)', () => {
  const opened = (access: string) => openedViewing({ access, checks: ['orders'] }, { shop: SHOP }, 1)
  expect(opened('看'.repeat(MAX_ACCESS_WORDS)).ok).toBe(true)
  expect(opened('看'.repeat(MAX_ACCESS_WORDS + 1))).toEqual({
    ok: false,
    failure: { field: 'access', fault: 'too-long' },
  })
})

it('the way into a shop is told until the hand-over begins or the order ends, and all else after that too (ORD-81)', () => {
  const visible = new Set<OrderStatus>(['deposit-paid', 'paid', 'refund-under-review'])
  for (const status of ORDER_CODES.statuses) {
    expect(isAccessVisible({ status })).toBe(visible.has(status))
    expect(viewingShown(VIEWING, { status })).toEqual(visible.has(status) ? VIEWING : { ...VIEWING, access: null })
  }
})
