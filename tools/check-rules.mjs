import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow } from './fingerprint.mjs'
import { parseSource, visit } from './source-parser.mjs'
import { root } from './checkout.mjs'

const RULE_LINE = /^- \*\*([A-Z]{2,5})-(\d+)\*\*/
const RULE_NAME = /\[([A-Z]{2,5}-\d+)\]/g
const PROVING_FILE = /\.(test\.tsx?|contract\.ts|journey\.ts)$/
const PROVING_CALLS = new Set(['it', 'test', 'describe'])
const NOT_RUN = new Set(['skip', 'todo', 'skipIf'])

/** Rules without a test, tests without a rule, and rule numbers given twice, as sentences; and how many rules there are. */
export function compareRules(base = root) {
  const complaints = []
  const rules = readRules(base, complaints)
  const proven = new Set()
  for (const { id, file } of testedRules(base)) {
    if (!rules.has(id)) complaints.push(`${file} names [${id}], and docs/rules has no such rule`)
    proven.add(id)
  }
  for (const [id, file] of rules) if (!proven.has(id)) complaints.push(`${file}: no test that runs has [${id}] in its title`)
  return { complaints: [...new Set(complaints)], ruleCount: rules.size }
}

function readRules(base, complaints) {
  const rules = new Map()
  const pageOfPrefix = new Map()
  for (const path of filesBelow(join(base, 'docs', 'rules')).filter((file) => file.endsWith('.md'))) {
    const file = relative(base, path)
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const [, prefix, number] = RULE_LINE.exec(line) ?? []
      if (prefix === undefined) continue
      const id = `${prefix}-${number}`
      if (rules.has(id)) complaints.push(`${file}: ${id} is written twice`)
      const page = pageOfPrefix.get(prefix) ?? file
      if (page !== file) complaints.push(`${file}: the prefix ${prefix} belongs to ${page}`)
      pageOfPrefix.set(prefix, page)
      rules.set(id, file)
    }
  }
  return rules
}

function testedRules(base) {
  return filesBelow(join(base, 'packages'))
    .filter((file) => PROVING_FILE.test(file))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('[')) return []
      const file = relative(base, path)
      return testTitles(path, text).flatMap((title) => [...title.matchAll(RULE_NAME)].map(([, id]) => ({ id, file })))
    })
}

/**
 * The titles of tests and groups that run; a skipped one proves nothing.
 * A text that starts with a rule's name counts as a title too: tables of cases carry theirs as data.
 */
export function testTitles(file, text) {
  const titles = []
  const skipped = new Set()
  visit(parseSource(file, text).program, (node) => {
    if (node.type === 'CallExpression') {
      const words = wordsOf(node.callee)
      const title = node.arguments[0]
      if (title === undefined || !PROVING_CALLS.has(words[0])) return
      if (words.some((word) => NOT_RUN.has(word))) skipped.add(title)
      else titles.push(textOf(title) ?? '')
      return
    }
    const words = textOf(node)
    if (words?.startsWith('[') && !skipped.has(node)) titles.push(words)
  })
  return titles
}

function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' ? node.quasis.map((part) => part.value.cooked).join(' ') : undefined
}

/** `it.each(rows)` → ['it', 'each'] */
function wordsOf(callee) {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'MemberExpression') return [...wordsOf(callee.object), callee.property.name]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag)
  return ['']
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { complaints, ruleCount } = compareRules()
  for (const sentence of complaints) console.log(sentence)
  console.log(`${ruleCount} rules, ${complaints.length} without a test or without a rule`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
