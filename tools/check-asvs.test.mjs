import { expect, it } from 'vitest'
import { ASVS_NUMBERS, asvsFaults } from './check-asvs.mjs'
import { folderWith } from './fixture.mjs'

const ROW = {
  met: '| met | ABC-1 |',
  waived: '| waived | Not here: no such thing |',
  unmet: '| not met | Nothing. Needed: something |',
}

const row = ({ number, level }, answer = ROW.met) => `| ${number} | ${level} | asks for something ${answer}`

/** A sound page, changed where a test says so. */
function page(change = (rows) => rows, head) {
  const rows = change(ASVS_NUMBERS.map((one) => ({ ...one, text: row(one) })))
  const chapters = [...new Set(ASVS_NUMBERS.map(({ number }) => number.split('.')[0]))]
  const tables = chapters.map((chapter) =>
    [
      `## ${chapter} Something`,
      ...rows.filter(({ number }) => number.startsWith(`${chapter}.`)).map(({ text }) => text),
    ].join('\n'),
  )
  const ones = ASVS_NUMBERS.filter(({ level }) => level === 1).length
  const counts =
    head ??
    [
      'Level 1: 70 requirements, 70 met, 0 waived, 0 not met.'.replaceAll('70', String(ones)),
      'Level 2: 9 requirements, 9 met, 0 waived, 0 not met.'.replaceAll('9', String(ASVS_NUMBERS.length - ones)),
      'Waived: 0 not here, 0 operator, 0 meant.',
    ].join('\n')
  return {
    'docs/rules/abc.md': '- **ABC-1** Something must be so.\n',
    'docs/asvs.md': `# All\n${counts}\n${tables.join('\n')}\n`,
  }
}

const faultsWith = (change, head) => asvsFaults(folderWith(page(change, head)))
const withRow = (number, text) => (rows) => rows.map((one) => (one.number === number ? { ...one, text } : one))

it('the check knows 253 requirements, 70 of them of level 1', () => {
  expect([ASVS_NUMBERS.length, new Set(ASVS_NUMBERS.map(({ number }) => number)).size]).toEqual([253, 253])
  expect(ASVS_NUMBERS.filter(({ level }) => level === 1)).toHaveLength(70)
})

it('the check lets a page pass that answers each of them once', () => {
  expect(faultsWith()).toEqual([])
})

it('the check takes the test that proves a claim in the place of a rule', () => {
  const proven = '| met | `packages/server/src/http/app.test.ts`: no answer allows another origin |'
  expect(faultsWith(withRow('V3.4.2', row({ number: 'V3.4.2', level: 1 }, proven)))).toEqual([])
})

it.each([
  ['a page that is gone', () => asvsFaults(folderWith({})), 'docs/asvs.md is not there'],
  ['a number that is missing', () => faultsWith(withRow('V2.4.1', '')), 'docs/asvs.md has no row for V2.4.1'],
  [
    'a number given twice',
    () =>
      faultsWith(withRow('V2.4.1', `${row({ number: 'V2.4.1', level: 2 })}\n${row({ number: 'V2.4.1', level: 2 })}`)),
    'docs/asvs.md has V2.4.1 2 times',
  ],
  [
    'a number that the levels do not have',
    () =>
      faultsWith(withRow('V2.4.1', `${row({ number: 'V2.4.1', level: 2 })}\n${row({ number: 'V2.4.2', level: 2 })}`)),
    'docs/asvs.md answers V2.4.2, which is none of levels 1 and 2',
  ],
  [
    'another level',
    () => faultsWith(withRow('V1.1.1', row({ number: 'V1.1.1', level: 1 }))),
    'docs/asvs.md: V1.1.1 is of level 2',
  ],
  [
    'a row in another chapter',
    () =>
      faultsWith(withRow('V2.1.1', `${row({ number: 'V2.1.1', level: 1 })}\n${row({ number: 'V1.1.1', level: 2 })}`)),
    'docs/asvs.md: V1.1.1 stands under V2',
  ],
  [
    'a long sentence',
    () => faultsWith(withRow('V1.1.1', `| V1.1.1 | 2 | ${'word '.repeat(11)}${ROW.met}`)),
    'docs/asvs.md: V1.1.1 says what it asks in 11 words; ten are the most',
  ],
  [
    'no word of what it asks',
    () => faultsWith(withRow('V1.1.1', `| V1.1.1 | 2 | ${ROW.met}`)),
    'docs/asvs.md: V1.1.1 does not say what it asks',
  ],
  [
    'an answer that is none',
    () => faultsWith(withRow('V1.1.1', row({ number: 'V1.1.1', level: 2 }, '| nearly | ABC-1 |'))),
    'docs/asvs.md: V1.1.1 is nearly; say met, waived or not met',
  ],
  [
    'a claim that nothing shows',
    () => faultsWith(withRow('V1.1.1', row({ number: 'V1.1.1', level: 2 }, '| met | believe us |'))),
    'docs/asvs.md: V1.1.1 is said to be met, and names no rule and no file',
  ],
  [
    'a rule that is not there',
    () => faultsWith(withRow('V1.1.1', row({ number: 'V1.1.1', level: 2 }, '| met | ABC-1, ABC-2, `SHA-256` |'))),
    'docs/asvs.md: V1.1.1 names ABC-2, and docs/rules has no such rule',
  ],
  [
    'a waiver without its kind',
    () => faultsWith(withRow('V1.1.1', row({ number: 'V1.1.1', level: 2 }, '| waived | we would rather not |'))),
    'docs/asvs.md: V1.1.1 is waived, and does not begin with Not here:, Operator: or Meant:',
  ],
  [
    'what is not met, without a way',
    () => faultsWith(withRow('V1.1.1', row({ number: 'V1.1.1', level: 2 }, '| not met | alas |'))),
    'docs/asvs.md: V1.1.1 is not met, and does not say what is needed',
  ],
])('the check finds %s', (_, faults, sentence) => {
  expect(faults()).toContain(sentence)
})

it('the check finds counts that are not so, and says the right ones', () => {
  const faults = faultsWith(withRow('V1.2.1', row({ number: 'V1.2.1', level: 1 }, ROW.unmet)))
  expect(faults).toEqual(['docs/asvs.md must say in its head: Level 1: 70 requirements, 69 met, 0 waived, 1 not met.'])
  expect(faultsWith(withRow('V1.1.1', row({ number: 'V1.1.1', level: 2 }, ROW.waived)))).toEqual([
    'docs/asvs.md must say in its head: Level 2: 183 requirements, 182 met, 1 waived, 0 not met.',
    'docs/asvs.md must say in its head: Waived: 1 not here, 0 operator, 0 meant.',
  ])
})
