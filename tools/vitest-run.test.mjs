import { expect, it } from 'vitest'
import { countByPackage, sum } from './vitest-run.mjs'
import { inCheckout } from './checkout.mjs'

const file = (path, statuses, status = 'passed') => ({
  name: inCheckout(path),
  status,
  assertionResults: statuses.map((one) => ({ status: one })),
})

it('the reading of a run counts what ran and what did not, by package', () => {
  const counts = countByPackage([
    file('packages/core/src/a.test.ts', ['passed', 'failed', 'skipped'], 'failed'),
    file('packages/core/src/b.test.ts', ['passed', 'todo']),
    file('tools/c.test.mjs', ['passed']),
  ])
  expect([...counts]).toEqual([
    ['core', { passed: 2, failed: 1, skipped: 2 }],
    ['tools', { passed: 1, failed: 0, skipped: 0 }],
  ])
  expect(sum([...counts.values()])).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

it('the reading of a run counts a file that cannot be loaded as one failure', () => {
  expect(countByPackage([file('packages/web/src/a.test.ts', [], 'failed')]).get('web')).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  })
})
