import { expect, it } from 'vitest'
import { countByPackage, failedOf, slowestOf, sum } from './vitest-run.mjs'
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

it('the reading of a run names each test that failed, and a file that cannot be loaded', () => {
  const titled = {
    ...file('tools/a.test.mjs', ['passed', 'failed'], 'failed'),
    assertionResults: [
      { status: 'passed', fullName: 'holds' },
      { status: 'failed', fullName: 'breaks' },
    ],
  }
  expect(failedOf([titled, file('tools/b.test.mjs', [], 'failed'), file('tools/c.test.mjs', ['passed'])])).toEqual([
    'tools/a.test.mjs > breaks',
    'tools/b.test.mjs',
  ])
})

it('the reading of a run names the files that took longest, the longest first', () => {
  const timed = (path, tookMs) => ({ ...file(path, ['passed']), startTime: 1_000, endTime: 1_000 + tookMs })
  expect(
    slowestOf([timed('tools/a.test.mjs', 400), timed('tools/b.test.mjs', 1600), timed('tools/c.test.mjs', 61_000)]),
  ).toEqual([
    { file: 'c.test.mjs', seconds: 61 },
    { file: 'b.test.mjs', seconds: 2 },
  ])
})
