import { describe, expect, it } from 'vitest'
import { compareRules, ruleNumbers, testTitles } from './check-rules.mjs'
import { folderWith } from './fixture.mjs'

const PAGE =
  '# Orders\n\n- **ORD-1** A deposit must be a fifth.\n- **ORD-2** A buyer must be able to cancel an unpaid order.\n'
const TESTS =
  "it('takes a fifth (ORD-1)', () => {})\ndescribe('cancelling', () => { it.each([1])('ends it at %s (ORD-2)', () => {}) })\n"
const SOUND = { 'docs/rules/orders.md': PAGE, 'packages/server/src/orders/order.test.ts': TESTS }
const compare = (files = {}) => compareRules(folderWith({ ...SOUND, ...files }))
const complaintsWith = (files) => compare(files).complaints

it('the check is content when rules and tests name each other', () => {
  expect(compare()).toEqual({ complaints: [], ruleCount: 2 })
})

it('the check knows the numbers of all rules', () => {
  expect(ruleNumbers(folderWith(SOUND))).toEqual(new Set(['ORD-1', 'ORD-2']))
})

describe('A sentence', () => {
  const withRule = (text) =>
    complaintsWith({ 'docs/rules/orders.md': PAGE.replace('A deposit must be a fifth.', text) })

  it('has two hundred characters at most', () => {
    expect(withRule(`It must be ${'x'.repeat(189)}`)).toEqual([])
    expect(withRule(`It must be ${'x'.repeat(190)}`)).toEqual([
      'docs/rules/orders.md: ORD-1 has 201 characters; 200 are the most',
    ])
  })

  it.each(['A deposit is a fifth.', 'A deposit is a mustard.'])('says must or must not, and %s does not', (text) => {
    expect(withRule(text)).toEqual(['docs/rules/orders.md: ORD-1 does not say what must or must not be'])
  })

  it('stands once, and so does its number', () => {
    expect(complaintsWith({ 'docs/rules/wallet.md': '- **ORD-2** It must be so.\n' })).toEqual([
      'docs/rules/wallet.md: ORD-2 is written twice',
    ])
    expect(withRule('A buyer must be able to cancel an unpaid order.')).toEqual([
      'docs/rules/orders.md: ORD-2 says the same as ORD-1',
    ])
  })

  it('takes no number beyond the last one that the list names', () => {
    const list = '# Rules\n\nORD-9\n\n## The next number\n\nThe last ones: ORD-1,\nWAL-3.\n'
    expect(complaintsWith({ 'docs/rules/README.md': list })).toEqual([
      'docs/rules/README.md: ORD-2 is beyond the last number that it names for ORD',
    ])
    expect(complaintsWith({ 'docs/rules/README.md': list.replace('ORD-1,', 'ORD-2,') })).toEqual([])
  })
})

describe('A title', () => {
  it('is missed where a rule has none that runs', () => {
    const missing = ['docs/rules/orders.md: no test that runs names ORD-2 at the end of its title']
    expect(complaintsWith({ 'packages/server/src/orders/order.test.ts': "it('x (ORD-1)', () => {})" })).toEqual(missing)
    for (const skipped of [
      "it.skip('y (ORD-2)', f)",
      "describe.skip('y', () => { it('z (ORD-2)', f) })",
      "it.todo('y (ORD-2)')",
    ])
      expect(complaintsWith({ 'packages/server/src/orders/order.test.ts': `it('x (ORD-1)', f)\n${skipped}` })).toEqual(
        missing,
      )
  })

  it('names only rules that there are', () => {
    expect(complaintsWith({ 'packages/acceptance/src/buy.journey.ts': "it('ends paid (BUY-1)', () => {})" })).toEqual([
      'packages/acceptance/src/buy.journey.ts names BUY-1, and docs/rules has no such rule',
    ])
  })

  it('has its rules at the end, in round brackets', () => {
    expect(complaintsWith({ 'packages/web/src/a.test.ts': "it('[ORD-1] a fifth', () => {})" })).toEqual([
      "packages/web/src/a.test.ts: the rule's number stands last, in round brackets: [ORD-1] a fifth",
    ])
    expect(testTitles('x.test.ts', "it('x (ORD-1) y', f)")).toEqual(['x (ORD-1) y'])
  })

  it('names several rules, in a template or in a table of cases, and never in a comment', () => {
    const tests = [
      '// ends (ORD-7)',
      'it(`${name}: ends (ORD-1, ORD-2)`, () => {})',
      "describe.each([{ rule: 'a fifth (ORD-1)' }])('$rule', () => {})",
    ].join('\n')
    expect(complaintsWith({ 'packages/server/src/orders/order.test.ts': tests })).toEqual([])
    expect(testTitles('x.test.ts', tests)).toContain('a fifth (ORD-1)')
  })

  it('a title under a condition proves nothing by itself, and its tests do', () => {
    const tests = "describe.skipIf(late)('a group (ORD-1)', () => { it('a test (ORD-2)', f) })"
    expect(testTitles('x.test.ts', tests)).toEqual(['a test (ORD-2)'])
  })
})

describe('A rule that only core tests', () => {
  const CORE = {
    'packages/core/package.json':
      '{ "name": "@x/core", "exports": { "./testing": "./testing/index.ts", "./*": "./src/*/index.ts" } }',
    'packages/core/src/orders/index.ts': "export { deposit } from './deposit.ts'\nexport { wheel } from './wheel.ts'\n",
    'packages/core/src/orders/deposit.ts': "import { fifth } from './fifth.ts'\nexport const deposit = fifth\n",
    'packages/core/src/orders/fifth.ts': 'export const fifth = 5\n',
    'packages/core/src/orders/wheel.ts': "import { fifth } from './fifth.ts'\nexport const wheel = fifth\n",
    'packages/core/src/orders/fifth.test.ts':
      "import { fifth } from './fifth.ts'\nit('is a fifth (ORD-1)', () => fifth)\n",
    'packages/core/src/orders/wheel.test.ts':
      "import { wheel } from './wheel.ts'\nimport { fifth } from './fifth.ts'\nit('turns (ORD-2)', () => wheel + fifth)\n",
    'packages/server/src/orders/order.test.ts': '',
    'packages/server/src/place.ts': "import { deposit } from '@x/core/orders'\nexport const place = deposit\n",
  }
  const UNUSED =
    "docs/rules/orders.md: only core's own tests use ORD-2: use it on a page or in the server, or list it in docs/rules/not-used-yet.md"
  const list = (rows) => ({ 'docs/rules/not-used-yet.md': `| feature | rules |\n| --- | --- |\n${rows}\n` })

  it('is complained of, unless its subject reaches a source of another package by name', () => {
    expect(complaintsWith(CORE)).toEqual([UNUSED])
    expect(
      complaintsWith({
        ...CORE,
        'packages/web/src/wheel.ts': "import { wheel } from '@x/core/orders'\nexport const turn = wheel",
      }),
    ).toEqual([])
  })

  it.each([
    ['a type', "import type { wheel } from '@x/core/orders'\nexport type Turn = typeof wheel"],
    ['a comment', "// import { wheel } from '@x/core/orders'\nexport const none = 0"],
  ])('is not used by %s', (_, source) => {
    expect(complaintsWith({ ...CORE, 'packages/web/src/wheel.ts': source })).toEqual([UNUSED])
  })

  it('is not used by a test of another package, unless that one has it in a title', () => {
    const test = (title) => ({
      'packages/web/src/wheel.test.ts': `import { wheel } from '@x/core/orders'\nit('${title}', () => wheel)`,
    })
    expect(complaintsWith({ ...CORE, ...test('turns') })).toEqual([UNUSED])
    expect(complaintsWith({ ...CORE, ...test('turns (ORD-2)') })).toEqual([])
  })

  it('is used where another package runs the contract suite that proves it', () => {
    const suite = {
      ...CORE,
      'packages/core/src/orders/wheel.test.ts': '',
      'packages/core/testing/index.ts': "export { wheelContract } from './wheel.contract.ts'\n",
      'packages/core/testing/wheel.contract.ts':
        "import { wheel } from '../src/orders/index.ts'\nexport const wheelContract = () => it('turns (ORD-2)', () => wheel)\n",
    }
    expect(complaintsWith(suite)).toEqual([UNUSED])
    expect(
      complaintsWith({
        ...suite,
        'packages/server/src/ports.test.ts': "import { wheelContract } from '@x/core/testing'\nwheelContract()",
      }),
    ).toEqual([])
  })

  it('is let pass while the list names the page that will use it, and not longer', () => {
    expect(complaintsWith({ ...CORE, ...list('| the wheel | ORD-2 |') })).toEqual([])
    expect(complaintsWith({ ...CORE, ...list('| the wheel | ORD-1, ORD-2 |') })).toEqual([
      'docs/rules/not-used-yet.md lists ORD-1, which is used by now: take it out',
    ])
    expect(complaintsWith({ ...CORE, ...list('| the wheel | ORD-2, ORD-9 |') })).toEqual([
      'docs/rules/not-used-yet.md lists ORD-9 for the wheel, and docs/rules has no such rule',
    ])
  })
})
