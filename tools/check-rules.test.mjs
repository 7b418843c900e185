import { expect, it } from 'vitest'
import { compareRules, testTitles } from './check-rules.mjs'
import { folderWith } from './fixture.mjs'

const PAGE = '# Orders\n\n- **ORD-1** A deposit is a fifth.\n- **ORD-2** An unpaid order can be cancelled.\n'
const TESTS = "it('[ORD-1] a fifth', () => {})\ndescribe('cancelling', () => { it.each([1])('[ORD-2] %s', () => {}) })\n"
const compare = (files) =>
  compareRules(folderWith({ 'docs/rules/orders.md': PAGE, 'packages/core/src/orders/order.test.ts': TESTS, ...files }))

it('is content when rules and tests name each other', () => {
  expect(compare({})).toEqual({ complaints: [], ruleCount: 2 })
})

it('finds a rule without a test', () => {
  const { complaints } = compare({ 'packages/core/src/orders/order.test.ts': "it('[ORD-1] a fifth', () => {})" })
  expect(complaints).toEqual(['docs/rules/orders.md: no test that runs has [ORD-2] in its title'])
})

it('finds a test without a rule', () => {
  const { complaints } = compare({ 'packages/acceptance/src/buy.journey.ts': "it('[BUY-1] ends paid', () => {})" })
  expect(complaints).toEqual(['packages/acceptance/src/buy.journey.ts names [BUY-1], and docs/rules has no such rule'])
})

it('finds a number given twice and a prefix with two pages', () => {
  const { complaints } = compare({ 'docs/rules/wallet.md': '- **ORD-2** Again.\n' })
  expect(complaints).toEqual(['docs/rules/wallet.md: ORD-2 is written twice', 'docs/rules/wallet.md: the prefix ORD belongs to docs/rules/orders.md'])
})

it('takes contract suites and tables of cases for tests, and neither comments nor skipped tests', () => {
  const { complaints } = compare({
    'packages/core/src/orders/order.test.ts': "// [ORD-1]\nit.skip('[ORD-1] later', () => {})",
    'packages/core/testing/orders/orders.contract.ts': 'it(`${name}: [ORD-2] cancelled`, () => {})',
  })
  expect(complaints).toEqual(['docs/rules/orders.md: no test that runs has [ORD-1] in its title'])
  expect(testTitles('x.test.ts', "describe.each([{ rule: '[ORD-1] a fifth' }])('$rule', () => {})")).toContain('[ORD-1] a fifth')
})
