import { Command as Parser, Option, type CommanderError } from 'commander'
import { COMMANDS, type Topic } from './commands/index.ts'
import { optionName, type Command } from './define-command.ts'
import { HELP_NOTES } from './help-notes.ts'

/** The server prints help too, and its terminal is not the reader's. */
const HELP_COLUMNS = 110

interface Listeners {
  /** Prints the help of one topic only. */
  readonly topic: Topic | null
  readonly onHelp: (text: string) => void
  readonly onCommand: (command: Command, parser: Parser) => void
  readonly onFailure: (failure: CommanderError, parser: Parser) => void
}

/** A parser that knows every command, and prints their help from how they are declared. */
export function createProgram({ topic, onHelp, onCommand, onFailure }: Listeners): Parser {
  const declared = new Map<Parser, Command>()
  const listen = (parser: Parser): Parser =>
    parser.exitOverride((failure) => {
      onFailure(failure, parser)
      throw failure
    })
  const childOf = (parent: Parser, name: string, heading: string): Parser =>
    parent.commands.find((child) => child.name() === name) ??
    listen(parent.command(name)).usage('COMMAND').helpGroup(heading)
  const declaredBelow = (parser: Parser): Parser[] =>
    parser.commands.flatMap((child) => [...(declared.has(child) ? [child] : []), ...declaredBelow(child)])

  const program = listen(new Parser('npm run ops --'))
    .usage('COMMAND')
    .description('What reviewers do, until there is a page for it.')
    .helpCommand(false)
    // An id that begins with a dash is after `--`, which only the command itself may take away.
    .enablePositionalOptions()
    .configureOutput({
      writeOut: onHelp,
      writeErr: () => undefined,
      outputError: () => undefined,
      getOutHelpWidth: () => HELP_COLUMNS,
      getErrHelpWidth: () => HELP_COLUMNS,
    })
    .configureHelp({
      visibleCommands: (parser) =>
        declaredBelow(parser).filter((child) => topic === null || child.helpGroup() === headingOf(topic)),
      subcommandTerm: (parser) => termOf(declared.get(parser)),
      subcommandDescription: (parser) => declared.get(parser)?.meaning ?? '',
    })
  if (topic === null) program.addHelpText('after', `\n${HELP_NOTES}`)
  for (const [of, commands] of Object.entries(COMMANDS)) {
    for (const command of commands) {
      const parser = command.name.split(' ').reduce((above, name) => childOf(above, name, headingOf(of)), program)
      declared.set(parser, command)
      declare(parser, command)
      parser.action(() => onCommand(command, parser))
    }
  }
  return program
}

/** Whether something is missing, too much or wrong the command itself says, in its own words. */
function declare(parser: Parser, { meaning, notes, parameters, examples }: Command): void {
  const written = Object.entries(parameters).filter(([, { isOfAccounts }]) => isOfAccounts !== true)
  const usage = written.map(([key, { kind, placeholder, isRequired }]) => {
    if (kind === 'word') return placeholder
    const option = kind === 'flag' ? optionName(key) : `${optionName(key)} ${placeholder}`
    return isRequired ? option : `[${option}]`
  })
  parser
    .usage(usage.join(' '))
    .description([meaning, ...notes].join('\n\n'))
    .allowExcessArguments(true)
    .addHelpText('after', `\nExamples:\n${examples.map((example) => `  npm run ops -- ${example}`).join('\n')}`)
  for (const [key, { kind, placeholder, meaning: of }] of Object.entries(parameters)) {
    if (kind === 'word') parser.argument(`[${placeholder}]`, of)
    else parser.addOption(new Option(kind === 'flag' ? optionName(key) : `${optionName(key)} <${placeholder}>`, of))
  }
}

const headingOf = (topic: string): string => `${topic[0]?.toUpperCase()}${topic.slice(1)}:`

const termOf = (command: Command | undefined): string =>
  [
    command?.name,
    ...Object.values(command?.parameters ?? {})
      .filter(({ kind }) => kind === 'word')
      .map(({ placeholder }) => placeholder),
  ].join(' ')
