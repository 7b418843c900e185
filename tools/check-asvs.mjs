import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleNumbers } from './check-rules.mjs'
import { root } from './checkout.mjs'

/*
 * Checks that docs/asvs.md answers each requirement of OWASP ASVS 5.0 of levels 1 and 2 once, in its chapter, in few
 * words; that a claim names a rule or a file (the test that proves it, where there is no rule), and that its counts are
 * right. Whether a named file exists, check-docs.mjs checks for every document.
 */

/** Of each section how many requirements levels 1 and 2 have, and how many of them, the first ones, are of level 1. */
const SECTIONS = {
  1.1: [2, 0],
  1.2: [9, 5],
  1.3: [11, 2],
  1.4: [3, 0],
  1.5: [2, 1],
  2.1: [3, 1],
  2.2: [3, 2],
  2.3: [4, 1],
  2.4: [1, 0],
  3.2: [2, 2],
  3.3: [4, 1],
  3.4: [6, 2],
  3.5: [5, 3],
  3.7: [2, 0],
  4.1: [3, 1],
  4.2: [1, 0],
  4.3: [2, 0],
  4.4: [4, 1],
  5.1: [1, 0],
  5.2: [3, 2],
  5.3: [2, 2],
  5.4: [3, 0],
  6.1: [3, 1],
  6.2: [12, 8],
  6.3: [4, 2],
  6.4: [4, 2],
  6.5: [5, 0],
  6.6: [3, 0],
  6.8: [4, 0],
  7.1: [3, 0],
  7.2: [4, 4],
  7.3: [2, 0],
  7.4: [5, 2],
  7.5: [2, 0],
  7.6: [2, 0],
  8.1: [2, 1],
  8.2: [3, 2],
  8.3: [1, 1],
  8.4: [1, 0],
  9.1: [3, 3],
  9.2: [4, 1],
  10.1: [2, 0],
  10.2: [2, 0],
  10.3: [4, 0],
  10.4: [11, 5],
  10.5: [5, 0],
  10.6: [2, 0],
  10.7: [3, 0],
  11.1: [2, 0],
  11.2: [3, 0],
  11.3: [3, 2],
  11.4: [4, 1],
  11.5: [1, 0],
  11.6: [1, 0],
  12.1: [3, 1],
  12.2: [2, 2],
  12.3: [4, 0],
  13.1: [1, 0],
  13.2: [5, 0],
  13.3: [2, 0],
  13.4: [5, 1],
  14.1: [2, 0],
  14.2: [4, 1],
  14.3: [3, 1],
  15.1: [3, 1],
  15.2: [3, 1],
  15.3: [7, 1],
  16.1: [1, 0],
  16.2: [5, 0],
  16.3: [4, 0],
  16.4: [3, 0],
  16.5: [3, 0],
  17.1: [1, 0],
  17.2: [4, 0],
  17.3: [2, 0],
}

export const ASVS_NUMBERS = Object.entries(SECTIONS).flatMap(([section, [all, ones]]) =>
  Array.from({ length: all }, (_, at) => ({ number: `V${section}.${at + 1}`, level: at < ones ? 1 : 2 })),
)

const PAGE = 'docs/asvs.md'
const HEADING = /^## (V\d+)\b/
const ROW = /^\| (V\d+\.\d+\.\d+) \| (\d) \|([^|]*)\|([^|]*)\|(.*)\|$/
const NAMED_RULE = /\b[A-Z]{2,5}-\d+\b/g
const IN_CODE = /`[^`]*`/g
const NAMED_FILE = /`(?:packages|docs|tools|\.ci)\/[^`]+`|\]\([^)]+\.md/
const WAIVERS = { 'Not here:': 'not here', 'Operator:': 'operator', 'Meant:': 'meant' }
const MAX_WORDS = 10

/** Everything that is wrong with the page, as sentences. */
export function asvsFaults(base = root) {
  if (!existsSync(join(base, PAGE))) return [`${PAGE} is not there`]
  const text = readFileSync(join(base, PAGE), 'utf8')
  const rows = readRows(text)
  const rules = ruleNumbers(base)
  return [...numberFaults(rows), ...rows.flatMap((row) => rowFaults(row, rules)), ...countFaults(rows, text)]
}

function readRows(text) {
  let chapter = ''
  return text.split('\n').flatMap((line) => {
    chapter = HEADING.exec(line)?.[1] ?? chapter
    const [, number, level, requests, answer, how] = ROW.exec(line) ?? []
    return number === undefined
      ? []
      : [{ chapter, number, level: Number(level), requests: requests.trim(), answer: answer.trim(), how: how.trim() }]
  })
}

function numberFaults(rows) {
  const known = new Set(ASVS_NUMBERS.map(({ number }) => number))
  return [
    ...ASVS_NUMBERS.flatMap(({ number }) => {
      const times = rows.filter((row) => row.number === number).length
      if (times === 0) return [`${PAGE} has no row for ${number}`]
      return times === 1 ? [] : [`${PAGE} has ${number} ${times} times`]
    }),
    ...rows
      .filter(({ number }) => !known.has(number))
      .map(({ number }) => `${PAGE} answers ${number}, which is none of levels 1 and 2`),
  ]
}

function rowFaults({ chapter, number, level, requests, answer, how }, rules) {
  const right = ASVS_NUMBERS.find((one) => one.number === number)?.level ?? level
  const words = requests.split(/\s+/).filter((word) => word !== '').length
  const named = how.replaceAll(IN_CODE, '').match(NAMED_RULE) ?? []
  return [
    ...(level === right ? [] : [`is of level ${right}`]),
    ...(number.startsWith(`${chapter}.`) ? [] : [`stands under ${chapter}`]),
    ...(words === 0 ? ['does not say what it asks'] : []),
    ...(words > MAX_WORDS ? [`says what it asks in ${words} words; ten are the most`] : []),
    ...answerFaults(answer, how, named),
    ...named.filter((id) => !rules.has(id)).map((id) => `names ${id}, and docs/rules has no such rule`),
  ].map((fault) => `${PAGE}: ${number} ${fault}`)
}

function answerFaults(answer, how, named) {
  if (answer === 'met')
    return named.length > 0 || NAMED_FILE.test(how) ? [] : ['is said to be met, and names no rule and no file']
  if (answer === 'waived')
    return waiverOf(how) === undefined ? ['is waived, and does not begin with Not here:, Operator: or Meant:'] : []
  if (answer === 'not met') return how.includes('Needed: ') ? [] : ['is not met, and does not say what is needed']
  return [`is ${answer}; say met, waived or not met`]
}

const waiverOf = (how) => Object.keys(WAIVERS).find((word) => how.startsWith(word))

function countFaults(rows, text) {
  const ofLevel = (level) => rows.filter((row) => row.level === level)
  const count = (some, answer) => some.filter((row) => row.answer === answer).length
  const waived = rows.filter(({ answer }) => answer === 'waived').map(({ how }) => waiverOf(how))
  const lines = [
    ...[1, 2].map((level) => {
      const some = ofLevel(level)
      return `Level ${level}: ${some.length} requirements, ${count(some, 'met')} met, ${count(some, 'waived')} waived, ${count(some, 'not met')} not met.`
    }),
    `Waived: ${Object.entries(WAIVERS)
      .map(([word, name]) => `${waived.filter((one) => one === word).length} ${name}`)
      .join(', ')}.`,
  ]
  return lines.filter((line) => !text.includes(line)).map((line) => `${PAGE} must say in its head: ${line}`)
}
