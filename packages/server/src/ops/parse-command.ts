import { fail, ok, type Result } from '@diandu/core/kernel'
import { CommanderError, type Command as Parser } from 'commander'
import { COMMANDS, type Topic } from './commands/index.ts'
import { createProgram } from './create-program.ts'
import { done } from './ops-deps.ts'
import { optionName, type Command, type Invocation } from './define-command.ts'
import type { Typed } from './command-parameter.ts'

/** Reads the words after `npm run ops --`. The failure says what is wrong, and how the command is written. */
export function parseCommand(args: readonly string[]): Result<Invocation, string> {
  const words = wordsOf(args)
  let answer: Result<Invocation, string> | undefined
  let help = ''
  const topic = topicOf(words)
  const program = createProgram({
    topic,
    onHelp: (text) => (help += text),
    onCommand: (command, parser) => {
      const typed = typedFor(command, parser, args)
      const invocation = typed.ok ? command.read(typed.value) : typed
      answer = invocation.ok ? invocation : fail(withUsage(invocation.failure, parser))
    },
    onFailure: (failure, parser) => {
      if (failure.code === 'commander.helpDisplayed') answer = ok(helpPage(help.trimEnd()))
      else if (failure.code === 'commander.help' || failure.code === 'commander.unknownCommand')
        answer = fail(`${noCommand(args)}\n\n${parser.helpInformation().trimEnd()}`)
      else answer = fail(withUsage(sentenceOf(failure.message), parser))
    },
  })
  try {
    program.parse(topic === null ? words : ['--help'], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
  }
  return answer ?? fail(noCommand(args))
}

/** Wherever it is asked for: a page needs no database. */
const helpPage = (text: string): Invocation => ({
  name: 'help',
  input: { text },
  typed: {},
  word: undefined,
  run: async () => done(text),
  runOutsideServer: async () => done(text),
})

const HELP_OPTIONS: readonly (string | undefined)[] = ['--help', '-h']

/** `help recharges` is `recharges --help`, and a dashed word that is no option is the command's word. */
function wordsOf(args: readonly string[]): readonly string[] {
  const [first, ...rest] = args
  if (first === undefined) return ['--help']
  if (first === 'help') return [...rest, '--help']
  // Ids of old times begin with a dash; a command that takes one is two words.
  const at = args.findIndex((text) => text.startsWith('-'))
  const dashed = args[at] ?? ''
  return at < 2 || dashed.startsWith('--') || HELP_OPTIONS.includes(dashed)
    ? args
    : [...args.slice(0, at), ...args.slice(at + 1), '--', dashed]
}

const topicOf = ([word, help, ...more]: readonly string[]): Topic | null =>
  word !== undefined && Object.hasOwn(COMMANDS, word) && HELP_OPTIONS.includes(help) && more.length === 0
    ? (word as Topic)
    : null

function typedFor({ parameters }: Command, parser: Parser, args: readonly string[]): Result<Typed, string> {
  const operands = [...parser.args]
  const options = parser.opts<Readonly<Record<string, string | true | undefined>>>()
  const typed: Record<string, string | undefined> = {}
  let ifTooMany = 'Put quotes around what has spaces in it.'
  for (const [key, { kind, ifMissing }] of Object.entries(parameters)) {
    const value = kind === 'word' ? operands.shift() : options[key]
    typed[key] = value === true ? '' : value
    if (kind === 'word') ifTooMany = ifMissing ?? ifTooMany
    else if (isNextOption(optionName(key), value, args)) return fail(valueMissing(optionName(key)))
  }
  const [tooMany] = operands
  if (tooMany === undefined) return ok(typed)
  return fail(parser.commands.length > 0 ? noCommand(args) : `There is a word too many: "${tooMany}". ${ifTooMany}`)
}

/** `--by --why x` lacks a name, and `--yuan=-1` says an amount. */
const isNextOption = (option: string, value: string | true | undefined, args: readonly string[]): boolean =>
  typeof value === 'string' && /^-./.test(value) && args.some((text, at) => text === option && args[at + 1] === value)

const valueMissing = (option: string): string => `Say what ${option} is, as ${option}=-x where it begins with a dash.`

const noCommand = (args: readonly string[]): string => `There is no command "${args.join(' ')}".`

function withUsage(failure: string, parser: Parser): string {
  const path = parser.createHelp().commandUsage(parser).slice(0, -parser.usage().length).trimEnd()
  return `${failure}\n\nUsage: ${parser.createHelp().commandUsage(parser)}\n"${path} --help" says more.`
}

/** `error: unknown option '--fen'` */
const sentenceOf = (message: string): string => {
  const text = message.replace(/^error: /, '')
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`
}
