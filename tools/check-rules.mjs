import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { usedCoreTests } from './core-usage.mjs'
import { filesBelow } from './fingerprint.mjs'
import { parseSource, visit } from './source-parser.mjs'
import { root } from './checkout.mjs'

/*
 * Business rules and the tests that prove them. A rule is one sentence of docs/rules; a test names the rules that it
 * proves at the end of its title: `keeps a late deposit payable until the last second of day 7 (ORD-34, WAL-7)`.
 */

const FOLDER = 'docs/rules'
const NOT_USED_YET = `${FOLDER}/not-used-yet.md`
const RULE_LINE = /^- \*\*([A-Z]{2,5}-\d+)\*\* (.*)$/
const LISTED_ROW = /^\| ([^|]+) \| ([A-Z]{2,5}-\d+(?:, [A-Z]{2,5}-\d+)*) \|$/
const NAMED_LAST = / \(([A-Z]{2,5}-\d+(?:, [A-Z]{2,5}-\d+)*)\)$/
const NAMED_FIRST = /^\[[A-Z]{2,5}-\d+\]/
const PROVING_FILE = /\.(test\.tsx?|contract\.ts|journey\.ts)$/
const PROVING_CALLS = new Set(['it', 'test', 'describe'])
const NOT_RUN = new Set(['skip', 'todo', 'skipIf'])
const MAX_LENGTH = 200
const NUMBERS_GIVEN = /^## The next number$([^#]*)/m

/** Complaints about the rules and the titles that name them, as sentences, and the number of rules. */
export function compareRules(base = root) {
  const rules = readRules(base)
  const proofs = readProofs(base)
  const proven = new Map()
  for (const { id, file } of proofs.named) proven.set(id, [...(proven.get(id) ?? []), file])
  const known = new Set(rules.map(({ id }) => id))
  const complaints = [
    ...rules.flatMap(wordingFaults),
    ...repeated(rules),
    ...numberFaults(base, rules),
    ...proofs.faults,
    ...proofs.named
      .filter(({ id }) => !known.has(id))
      .map(({ id, file }) => `${file} names ${id}, and ${FOLDER} has no such rule`),
    ...rules
      .filter(({ id }) => !proven.has(id))
      .map(({ id, file }) => `${file}: no test that runs names ${id} at the end of its title`),
    ...usageFaults(base, rules, proven),
  ]
  return { complaints: [...new Set(complaints)], ruleCount: known.size }
}

/** The numbers of all rules. */
export const ruleNumbers = (base = root) => new Set(readRules(base).map(({ id }) => id))

function readRules(base) {
  return filesBelow(join(base, FOLDER))
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, id, text] = RULE_LINE.exec(line) ?? []
          return id === undefined ? [] : [{ id, text, file: relative(base, path) }]
        }),
    )
}

function wordingFaults({ id, text, file }) {
  return [
    ...(text.length <= MAX_LENGTH ? [] : [`has ${text.length} characters; ${MAX_LENGTH} are the most`]),
    ...(/\bmust\b/.test(text) ? [] : ['does not say what must or must not be']),
  ].map((fault) => `${file}: ${id} ${fault}`)
}

function repeated(rules) {
  const first = new Map()
  return rules.flatMap(({ id, text, file }) => {
    const same = first.get(id) ?? first.get(text)
    first.set(id, id).set(text, id)
    if (same === undefined) return []
    return [same === id ? `${file}: ${id} is written twice` : `${file}: ${id} says the same as ${same}`]
  })
}

/** The list of the last numbers given keeps the number of a rule that is gone from being given again. */
function numberFaults(base, rules) {
  const path = join(base, FOLDER, 'README.md')
  const [, list] = (existsSync(path) ? NUMBERS_GIVEN.exec(readFileSync(path, 'utf8')) : null) ?? []
  if (list === undefined) return []
  const last = new Map([...list.matchAll(/([A-Z]{2,5})-(\d+)/g)].map(([, prefix, number]) => [prefix, Number(number)]))
  return rules.flatMap(({ id }) => {
    const [prefix, number] = id.split('-')
    return Number(number) <= (last.get(prefix) ?? 0)
      ? []
      : [`${FOLDER}/README.md: ${id} is beyond the last number that it names for ${prefix}`]
  })
}

function readProofs(base) {
  const named = []
  const faults = []
  for (const path of filesBelow(join(base, 'packages')).filter((file) => PROVING_FILE.test(file))) {
    const text = readFileSync(path, 'utf8')
    if (!/[A-Z]-\d/.test(text)) continue
    const file = relative(base, path)
    for (const title of testTitles(path, text)) {
      if (NAMED_FIRST.test(title)) faults.push(`${file}: the rule's number stands last, in round brackets: ${title}`)
      for (const id of NAMED_LAST.exec(title)?.[1].split(', ') ?? []) named.push({ id, file })
    }
  }
  return { named, faults }
}

/**
 * Titles of tests and groups that run; what is skipped proves nothing. A text that ends with a rule counts as a title
 * too: tables of cases carry theirs as data.
 */
export function testTitles(file, text) {
  const titles = []
  const skipped = []
  visit(parseSource(file, text).program, (node) => {
    if (node.type === 'CallExpression') {
      const words = wordsOf(node.callee)
      const title = node.arguments[0]
      if (title === undefined || !PROVING_CALLS.has(words[0])) return
      // A conditional skip runs elsewhere: the group's title proves nothing, its tests do.
      if (words.some((word) => NOT_RUN.has(word))) skipped.push(words.includes('skipIf') ? title : node)
      else titles.push({ node: title, title: textOf(title) ?? '' })
      return
    }
    const words = textOf(node)
    if (words !== undefined && (NAMED_LAST.test(words) || NAMED_FIRST.test(words))) titles.push({ node, title: words })
  })
  const running = titles.filter(({ node }) => !skipped.some((call) => call.start <= node.start && node.end <= call.end))
  return [...new Set(running.map(({ title }) => title))]
}

/** A rule that no screen and no server uses is a rule without use, unless the list says which page will use it. */
function usageFaults(base, rules, proven) {
  const used = usedCoreTests(base)
  const listed = listedRules(base)
  const known = new Set(rules.map(({ id }) => id))
  const faults = [...listed].flatMap(([id, feature]) =>
    known.has(id) ? [] : [`${NOT_USED_YET} lists ${id} for ${feature}, and ${FOLDER} has no such rule`],
  )
  for (const { id, file } of rules) {
    const files = proven.get(id) ?? []
    if (files.length === 0) continue
    const isUsed = files.some((one) => !one.startsWith('packages/core/') || used.has(one))
    if (!isUsed && !listed.has(id))
      faults.push(
        `${file}: only core's own tests use ${id}: use it on a page or in the server, or list it in ${NOT_USED_YET}`,
      )
    if (isUsed && listed.has(id)) faults.push(`${NOT_USED_YET} lists ${id}, which is used by now: take it out`)
  }
  return faults
}

function listedRules(base) {
  const path = join(base, NOT_USED_YET)
  if (!existsSync(path)) return new Map()
  return new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, feature, ids] = LISTED_ROW.exec(line) ?? []
        return ids?.split(', ').map((id) => [id, feature]) ?? []
      }),
  )
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
  console.log(`${ruleCount} rules, ${complaints.length} complaints`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
