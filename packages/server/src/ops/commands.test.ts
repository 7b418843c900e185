import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { COMMANDS } from './commands/index.ts'
import { optionName, type Command } from './define-command.ts'
import { parseCommand } from './parse-command.ts'
import { wordsOf } from './testing/example-lines.ts'

const ALL: readonly Command[] = Object.values(COMMANDS).flat()

/** The text of a help page. */
function helpOf(...args: readonly string[]): string {
  const parsed = parseCommand(args)
  if (!parsed.ok || parsed.value.name !== 'help') throw new Error('That is no help page.')
  return (parsed.value.input as { readonly text: string }).text
}

it('each command has a file of its name, in a folder of commands', () => {
  const folder = join(import.meta.dirname, 'commands')
  const files = globSync('*/*.ts', { cwd: folder })
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('defineCommand({'))
    .map((file) => basename(file, '.ts'))
  expect(files.toSorted()).toEqual(ALL.map(({ name }) => name.replaceAll(' ', '-')).toSorted())
})

it.each(ALL)('the help of "$name" says its meaning, its usage and examples that are understood', (command) => {
  const help = helpOf(...command.name.split(' '), '--help')
  expect(help).toContain(`Usage: npm run ops -- ${command.name}`)
  expect(help.replaceAll(/\s+/g, ' ')).toContain(command.meaning)
  for (const [key, { kind }] of Object.entries(command.parameters))
    if (kind !== 'word') expect(help).toContain(optionName(key))
  expect(command.examples).not.toEqual([])
  for (const example of command.examples) {
    expect(help).toContain(`npm run ops -- ${example}`)
    // An example's placeholder is no number with a right check digit.
    const words = wordsOf(example).map((word, at, all) =>
      all[at - 1] === '--resident-id' ? '11010519491231002X' : word,
    )
    expect(parseCommand(words)).toMatchObject({ ok: true, value: { name: command.name } })
  }
})

it('the help lists every command, and that of a topic or of a first word its own', () => {
  const lines = (text: string) => text.split('\n').map((line) => line.trim())
  for (const args of [[], ['help'], ['--help'], ['-h']]) {
    const listed = lines(helpOf(...args))
    for (const { name } of ALL) expect(listed.some((line) => line.startsWith(name))).toBe(true)
  }
  for (const args of [
    ['money', '--help'],
    ['help', 'money'],
  ]) {
    expect(helpOf(...args)).toContain('withdrawals move')
    expect(helpOf(...args)).not.toContain('contracts list')
  }
  expect(helpOf('orders', '--help')).toMatch(/order show[^]*refunds move/)
  expect(helpOf('recharges', '--help')).toContain('recharges credit-late')
  expect(helpOf('help', 'recharges', 'move')).toBe(helpOf('recharges', 'move', '--help'))
})

it.each([
  ['There is no command "recharges fly".', 'recharges COMMAND', ['recharges', 'fly']],
  ["Unknown option '--whom'", 'recharges list', ['recharges', 'list', '--whom', 'x']],
  [
    'There is a word too many: "slip"',
    'flows close FLOW',
    ['flows', 'close', 'f', '--by', 'x', '--why', 'bank', 'slip'],
  ],
  ['There is a word too many: "all"', 'recharges list', ['recharges', 'list', 'all']],
  ["Option '--by <WHO>' argument missing", 'papers show ID', ['papers', 'show', 'p', '--by']],
  ['Say what --by is', 'flows close FLOW', ['flows', 'close', 'f', '--by', '--why', 'x']],
  ['Say also --by.', 'papers show ID --by WHO', ['papers', 'show', 'p']],
  [
    'Say which one, by its id',
    'recharges move ID',
    ['recharges', 'move', '--to', 'reviewing', '--by', 'x', '--why', 'y'],
  ],
])('a wrong command is answered with "%s", and how it is written: %3$j', (failure, usage, args) => {
  const parsed = parseCommand(args)
  expect(parsed).toMatchObject({ ok: false, failure: expect.stringContaining(failure) })
  expect(parsed).toMatchObject({ ok: false, failure: expect.stringContaining(`\n\nUsage: npm run ops -- ${usage}`) })
})

it('a command takes an option’s value that begins with a dash after an equals sign, and a dashed id as it is', () => {
  expect(parseCommand(['flows', 'close', '-f', '--by', 'x', '--why=-y'])).toMatchObject({
    ok: true,
    value: { input: { flow: '-f', by: 'x', why: '-y' } },
  })
})

const CHECKOUT = join(import.meta.dirname, '../../../..')
const PAGES = ['README.md', ...globSync('docs/**/*.md', { cwd: CHECKOUT })]
const FIRST_WORDS = new Set(ALL.map(({ name }) => name.split(' ')[0]))

/** `contracts accept|refuse PAPER` names two. */
const eachOf = (argument: string): readonly string[] => {
  const [first = '', second = '', ...rest] = argument.trim().split(/\s+/)
  return second.split('|').map((word) => [first, word, ...rest].join(' '))
}

it.each(PAGES)('every command that %s names is there, with its options', (page) => {
  const text = readFileSync(join(CHECKOUT, page), 'utf8')
  const inText = [...text.matchAll(/`npm run ops(?: --)?([^`\n]*)`/g)].map(([, argument = '']) => argument)
  const byName = [...text.matchAll(/`(\w+) ([a-z-][^`\n]*)`/g)].flatMap(([, first = '', rest = '']) =>
    FIRST_WORDS.has(first) ? [`${first} ${rest}`] : [],
  )
  for (const argument of [...inText, ...byName].flatMap(eachOf)) {
    const parsed = parseCommand(wordsOf(argument))
    if (!parsed.ok) expect(parsed.failure).not.toMatch(/^(There is|Unknown option)/)
  }
  // A line to be copied is whole.
  const lines = [...text.matchAll(/^[^`\n]*npm run ops(?: --)? ([^`\n]+)$/gm)].map(([, argument = '']) => argument)
  for (const line of lines) expect([line, parseCommand(wordsOf(line)).ok]).toEqual([line, true])
})
