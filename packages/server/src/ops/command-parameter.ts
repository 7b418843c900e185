import type { Result } from '@diandu/core/kernel'

/** A word or an option of a command: how it is written, what it means, and how its text is read. */
export interface Parameter<Value> {
  /** A word follows the command's name; an option is `--name VALUE`, a flag `--name` alone. */
  readonly kind: 'word' | 'option' | 'flag'
  /** In the usage line, such as WHO. */
  readonly placeholder: string
  readonly meaning: string
  readonly isRequired: boolean
  /** Of every command that acts for people; the usage line leaves it out. */
  readonly isOfAccounts?: true
  /** Printed where it is missing, instead of its name. */
  readonly ifMissing?: string
  /** The failure says what to write instead. */
  readonly read: (text: string | undefined) => Result<Value, string>
}

/** By their names in the program; the option `legalPerson` is typed `--legal-person`. */
export type Parameters = Readonly<Record<string, Parameter<unknown>>>

/** Raw text by parameter. */
export type Typed = Readonly<Record<string, string | undefined>>
