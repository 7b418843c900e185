import type { Engine, FilledMarket } from '../../server/installation.ts'

/** This machine lacks what the proof needs, which the message names. The proof has no result. */
export class NotProvable extends Error {}

type Fault =
  | 'too-many'
  | 'too-few'
  | 'wrong-answer'
  | 'two-effects'
  | 'lost'
  | 'half'
  | 'doubled'
  | 'unanswered'
  | 'two-owners'
  | 'too-late'
  | 'unready'
  | 'books'
  | 'difference'
  | 'stale'
  | 'skewed'
  | 'short'

export interface Finding {
  readonly fault: Fault
  readonly message: string
}

export interface Trial {
  readonly engine: Engine
  readonly postgresUrl: string | undefined
  /** The market that each installation begins with a copy of; without one it makes its own. */
  readonly copyOf?: FilledMarket
  readonly seed: number
  /** The folder of its data; by default the machine's temporary one. */
  readonly within?: string
  /** How often; each proof defines its round. */
  readonly rounds: number
  /** Another checkout of the project, whose programs make the installation and its server. */
  readonly checkout?: string
  /** The faulty server that stands in for the right one. */
  readonly faultyVariant?: string
  readonly tell: (line: string) => void
}

export interface Outcome {
  /** Figures for the reader of the report. */
  readonly counts: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
}

export interface Proof {
  readonly name: string
  /** In one sentence, with the figure that it requires. */
  readonly claim: string
  readonly engines: readonly Engine[]
  /** For the claim; for CI; as many as a faulty variant survives. */
  readonly rounds: { readonly long: number; readonly short: number; readonly faultyVariant: number }
  /** Minimum counts of the long form, by their names: a run that did less proves less. */
  readonly min: Readonly<Record<string, number>>
  /**
   * The faulty servers that must be noticed, each with the findings that are required: the beginning of a finding, or
   * more of it.
   */
  readonly faultyVariants: Readonly<Record<string, readonly string[]>>
  /** How many of them a short run tries, others with another seed; all by default. */
  readonly faultyVariantsWhenShort?: number
  readonly run: (trial: Trial) => Promise<Outcome>
}
