import { fail, ok, type Result } from '@diandu/core/kernel'
import type { Installation } from './installation.ts'
import type { OpsAnswer, OpsDeps } from './ops-deps.ts'

/** A word or an option of a command: how it is written, what it means, and how its text is read. */
export interface Parameter<Value> {
  /** A word follows the command's name; an option is `--name VALUE`, a flag `--name` alone. */
  readonly kind: 'word' | 'option' | 'flag'
  /** In the usage line, such as WHO. */
  readonly placeholder: string
  readonly meaning: string
  readonly isRequired: boolean
  /** Printed where it is missing, instead of its name. */
  readonly ifMissing?: string
  /** The failure says what to write instead. */
  readonly read: (text: string | undefined) => Result<Value, string>
}

/** By their names in the program; the option `legalPerson` is typed `--legal-person`. */
export type Parameters = Readonly<Record<string, Parameter<unknown>>>

/** Raw text by parameter. */
export type Typed = Readonly<Record<string, string | undefined>>

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

/** A command with its input, ready to run. */
export interface Invocation {
  readonly name: string
  readonly input: unknown
  readonly run: (deps: OpsDeps) => Promise<OpsAnswer>
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
  const { name, meaning, notes = [], parameters, refuse, examples, run, runOutsideServer } = definition
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
      for (const [key, parameter] of Object.entries(parameters)) {
        const value = parameter.read(typed[key])
        if (!value.ok) return value
        values[key] = value.value
      }
      const input = values as InputOf<P>
      return ok({
        name,
        input,
        run: (deps) => run(input, deps),
        runOutsideServer:
          runOutsideServer === undefined ? null : (installation) => runOutsideServer(input, installation),
      })
    },
  }
}

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
