import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decideMerge, MERGE_OBSTACLES, mergeObstacles, type MergeFacts, type MergeObstacle } from './account-merge.ts'

const known = fc.record({ person: fc.option(fc.constantFrom('1', '2')), company: fc.option(fc.constantFrom('8', '9')) })
const names = Object.keys(MERGE_OBSTACLES) as MergeObstacle[]
const facts: fc.Arbitrary<MergeFacts> = fc.record({
  isSame: fc.boolean(),
  areOpen: fc.boolean(),
  source: known,
  target: known,
  closing: fc.subarray(['open-orders', 'money-left', 'shops-on-sale', 'debts-owed', 'money-awaited'] as const),
  hasFrozenMoney: fc.boolean(),
  open: fc.subarray(names),
})

it('accounts are merged only where both are open, of one identity, and nothing but money is left (ADM-125)', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { source, target } = given
      const obstacles = mergeObstacles(given)
      const isOne =
        !given.isSame &&
        given.areOpen &&
        (target.person !== null || target.company !== null) &&
        (source.person === null || source.person === target.person) &&
        (source.company === null || source.company === target.company)
      const isSettled =
        !given.hasFrozenMoney && given.open.length === 0 && given.closing.every((one) => one === 'money-left')
      expect(obstacles.length === 0).toBe(isOne && isSettled)
      expect(new Set(obstacles).size).toBe(obstacles.length)
      const decided = decideMerge(obstacles)
      if (!decided.ok) expect(JSON.stringify(decided)).toContain(MERGE_OBSTACLES[obstacles[0] ?? 'not-open'].zh)
    }),
  )
})
