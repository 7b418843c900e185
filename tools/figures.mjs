import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { execFileSync } from 'node:child_process'
import { root } from './checkout.mjs'
import { parseSource, visit } from './source-parser.mjs'

/*
 * `npm run check -- figures`: how large the tree is, in how many files one change is felt, and how plain its English
 * is. Compare two commits by it; nothing fails here.
 */

const SOURCE = /\.(ts|tsx|mjs|js|css|sql)$/
const CODE = /\.(ts|tsx|mjs)$/
const TEST = /\.(test|contract|journey)\.\w+$|\/(testing|port-suites|test|fixtures)\/|^packages\/acceptance\//
const MIGRATION = /\/migrations\//
/** It names the examples itself. */
const OWN = 'tools/figures.mjs'
/** Words of the first names, which say less than the field's terms. */
const VAGUE = new Set(['told', 'said', 'stand', 'stands'])

/** One of each kind, as examples of what such a change touches. */
const EXAMPLES = [
  ['a plain figure of a listing', 'otherFees'],
  ['a figure by which lists are filtered', 'shopHolderKind'],
  ['such a figure that prices, titles and reasons use', 'taxpayer'],
  ['an order state', 'refund-under-review'],
  ['a call', 'listBills'],
]

const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

export const wordsOfName = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** Names that a file declares: variables, parameters, functions, types and properties. */
export function declaredNames({ program }) {
  const names = []
  const declare = (pattern) => {
    if (pattern === null || pattern === undefined) return
    if (pattern.type === 'Identifier') names.push(pattern.name)
    else if (pattern.type === 'ObjectPattern')
      for (const part of pattern.properties) declare(part.type === 'RestElement' ? part : part.value)
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(declare)
    else declare(pattern.left ?? pattern.argument ?? pattern.parameter)
  }
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') declare(node.id)
    if (/Function|TSMethodSignature/.test(node.type)) {
      if (node.id) declare(node.id)
      node.params?.forEach(declare)
    }
    if (/^(?:ClassDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration)$/.test(node.type) && node.id)
      declare(node.id)
    const isMember = /^(?:TSPropertySignature|TSMethodSignature|PropertyDefinition|MethodDefinition|Property)$/
    if (isMember.test(node.type) && !node.computed && !node.shorthand) declare(node.key)
  })
  return names
}

/** Words in each sentence of a Markdown text, without its code, tables and headings. */
export const sentenceLengths = (markdown) =>
  markdown
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/^(?:\||#|>).*$/gm, '')
    .split(/\n\s*\n|(?<=[.:!?])\s+|^\s*[-*] /m)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length)
    .filter((words) => words > 0)

export function figures() {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const texts = new Map(
    files
      .filter((file) => SOURCE.test(file) || file.endsWith('.md'))
      .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]),
  )
  const lines = []
  lines.push('lines and files', ...sizes(texts), '', 'source files that name', ...places(texts), '')
  lines.push('English', ...english(texts), '', 'documents', ...documents(texts))
  return lines
}

function sizes(texts) {
  const sums = new Map()
  for (const [file, text] of texts) {
    if (!SOURCE.test(file)) continue
    const [top, second] = file.split('/')
    const part = top === 'packages' ? second : second === undefined ? 'root' : top
    const sum = sums.get(part) ?? { files: 0, lines: 0, tests: 0 }
    const count = lineCount(text)
    const isTest = TEST.test(file)
    sums.set(part, { files: sum.files + 1, lines: sum.lines + count, tests: sum.tests + (isTest ? count : 0) })
  }
  const all = [...sums.values()].reduce(
    (sum, one) => ({ files: sum.files + one.files, lines: sum.lines + one.lines, tests: sum.tests + one.tests }),
    { files: 0, lines: 0, tests: 0 },
  )
  return [...sums, ['all', all]].map(
    ([part, { files, lines, tests }]) =>
      `  ${part.padEnd(14)}${String(lines).padStart(8)} lines, ${String(tests).padStart(7)} of tests, in ${files} files`,
  )
}

const places = (texts) =>
  EXAMPLES.map(([what, name]) => {
    const isNamed = new RegExp(`\\b${name}\\b`)
    const found = [...texts].filter(
      ([file, text]) =>
        CODE.test(file) && !TEST.test(file) && !MIGRATION.test(file) && file !== OWN && isNamed.test(text),
    )
    return `  ${what} (${name}): ${found.length}`
  })

function english(texts) {
  let what = 0
  const vague = new Map()
  for (const [file, text] of texts) {
    if (!CODE.test(file) || MIGRATION.test(file)) continue
    const source = parseSource(file, text)
    what += source.comments.filter(({ value }) => /^[*\s]*What\b/.test(value)).length
    for (const name of declaredNames(source))
      if (wordsOfName(name).some((word) => VAGUE.has(word))) vague.set(name, (vague.get(name) ?? 0) + 1)
  }
  const declarations = [...vague.values()].reduce((sum, count) => sum + count, 0)
  return [
    `  comments that begin with "What": ${what}`,
    `  names with told, said or stands: ${vague.size}, in ${declarations} declarations`,
  ]
}

function documents(texts) {
  const pages = [...texts].filter(([file]) => file.endsWith('.md'))
  const lengths = pages.flatMap(([, text]) => sentenceLengths(text))
  const longest = pages.flatMap(([file, text]) => text.split('\n').map((line) => [line.length, file]))
  const [most, where] = longest.toSorted(([one], [other]) => other - one)[0] ?? [0, '']
  const own = ['architecture.md', 'benchmarks.md', 'scaling.md'].map((name) => {
    const page = pages.find(([file]) => file === `docs/${name}`)
    return `${basename(name, '.md')} ${page === undefined ? 0 : lineCount(page[1])}`
  })
  return [
    `  median sentence: ${median(lengths)} words`,
    `  longest line: ${most} characters (${where}); lines over 400: ${longest.filter(([length]) => length > 400).length}`,
    `  lines: ${own.join(', ')}`,
  ]
}
