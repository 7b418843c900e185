import { fail, ok, type Result } from '@diandu/core/kernel'
import { accountOptionsFor } from './accounts/account-options.ts'
import type { Parameter, Parameters, Typed } from './command-parameter.ts'
import type { Installation } from './installation.ts'
import type { OpsAnswer, OpsDeps } from './ops-deps.ts'

/** Parsed values by parameter. */
export type InputOf<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never
}

interface Definition<P extends Parameters> {
  /** As it is typed: one word or two. */
  readonly name: string
  readonly meaning: string
  /** Paragraphs of its help. */
  readonly notes?: readonly string[]
  readonly parameters: P
  /** Checks the parameters together, before each is checked alone. */
  readonly refuse?: (typed: Typed) => string | null
  /** Without `npm run ops -- `. */
  readonly examples: readonly string[]
  /** Runs where the database is open: in this process, or in the server that owns it. */
  readonly run: (input: InputOf<P>, deps: OpsDeps) => Promise<OpsAnswer>
  /** Where given, what the process that was called does instead; it opens the database itself. */
  readonly runOutsideServer?: (input: InputOf<P>, installation: Installation) => Promise<OpsAnswer>
}

/** The names of accounts in the place of what was typed. */
export interface AccountNames {
  readonly by: string
  readonly second: string | null
}

/** A command with its input, ready to run. */
export interface Invocation {
  readonly name: string
  readonly input: unknown
  readonly typed: Typed
  /** The word after the name. */
  readonly word: string | undefined
  readonly run: (deps: OpsDeps, names?: AccountNames) => Promise<OpsAnswer>
  readonly runOutsideServer: ((installation: Installation) => Promise<OpsAnswer>) | null
}

export interface Command {
  readonly name: string
  readonly meaning: string
  readonly notes: readonly string[]
  readonly parameters: Parameters
  readonly examples: readonly string[]
  readonly read: (typed: Typed) => Result<Invocation, string>
}

export function defineCommand<P extends Parameters>(definition: Definition<P>): Command {
  const { name, meaning, notes = [], parameters: own, refuse, examples, run, runOutsideServer } = definition
  const parameters = { ...own, ...accountOptionsFor(name, own) }
  return {
    name,
    meaning,
    notes,
    parameters,
    examples,
    read(typed) {
      const refusal = refuse?.(typed) ?? missingText(parameters, typed)
      if (refusal !== null) return fail(refusal)
      const values: Record<string, unknown> = {}
      for (const [key, parameter] of Object.entries(own)) {
        const value = parameter.read(typed[key])
        if (!value.ok) return value
        values[key] = value.value
      }
      const input = values as InputOf<P>
      return ok({
        name,
        input,
        typed,
        word: typed[Object.keys(own).find((key) => own[key]?.kind === 'word') ?? ''],
        run: (deps, names) => run(names === undefined ? input : withNames(input, names), deps),
        runOutsideServer:
          runOutsideServer === undefined ? null : (installation) => runOutsideServer(input, installation),
      })
    },
  }
}

const withNames = <Input extends object>(input: Input, { by, second }: AccountNames): Input => ({
  ...input,
  ...('by' in input ? { by } : {}),
  ...('second' in input ? { second } : {}),
})

/** Null where nothing is missing. */
export function missingText(parameters: Parameters, typed: Typed): string | null {
  const missing = Object.entries(parameters).filter(
    ([key, { isRequired }]) => isRequired && (typed[key] ?? '').trim() === '',
  )
  const [first] = missing
  if (first === undefined) return null
  return first[1].ifMissing ?? `Say also ${missing.map(([key]) => optionName(key)).join(', ')}.`
}

/** `legalPerson` is typed `--legal-person`. */
export const optionName = (key: string): string =>
  `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
