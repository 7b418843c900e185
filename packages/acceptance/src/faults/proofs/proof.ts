import type { Engine } from '../../server/installation.ts'

/** What a proof can find wrong. */
type Fault = 'too-many' | 'too-few' | 'wrong-answer' | 'two-effects' | 'lost' | 'half' | 'doubled' | 'unanswered' | 'two-owners' | 'too-late' | 'books' | 'difference' | 'short'

export interface Finding {
  readonly fault: Fault
  readonly words: string
}

export interface Trial {
  readonly engine: Engine
  readonly postgresUrl: string | undefined
  /** A data folder of the embedded engine that each house begins with a copy of; without one it makes its own. */
  readonly copyOf?: string
  readonly seed: number
  /** How often; what a round is, each proof says. */
  readonly rounds: number
  /** The wrong server that stands in for the right one. */
  readonly twin?: string
  readonly tell: (line: string) => void
}

export interface Outcome {
  /** What was done, in figures, for whoever reads the print. */
  readonly counts: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
}

export interface Proof {
  readonly name: string
  /** In one sentence, with the figure it wants. */
  readonly claim: string
  readonly engines: readonly Engine[]
  /** As the figures ask for; what CI has time for; as many as a twin survives. */
  readonly rounds: { readonly long: number; readonly short: number; readonly twin: number }
  /** What the claim says of the long form, by the names of the counts: a run that did less proves less. */
  readonly least: Readonly<Record<string, number>>
  /** The wrong servers that must be noticed, each with what must all be found: the beginning of a finding, or more of it. */
  readonly twins: Readonly<Record<string, readonly string[]>>
  /** How many of them a short run shows, others with another seed; where nothing is said, all. */
  readonly twinsWhenShort?: number
  readonly run: (trial: Trial) => Promise<Outcome>
}
