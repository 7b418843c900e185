import type { Result, StopSignal } from '../kernel/index.ts'
import type { Locale } from '../messages/index.ts'
import type { CaseQueue } from './case-queues.ts'

/** One line of a queue, its words in the language asked for. */
export interface WaitingCase {
  readonly id: string
  readonly title: string
  /** Whose it is, and what else tells it from others. */
  readonly about: string
  /** Its state; empty where the queue has only one. */
  readonly state: string
  readonly since: number
  /** How many parts of it a reviewer should look at more closely. */
  readonly marks: number
  /** Changes with whatever a decision rests on. */
  readonly version: string
  /** The other member of staff who has opened it. */
  readonly takenBy: string | null
}

export interface CaseFact {
  readonly label: string
  readonly value: string
  /** Where the value is from. */
  readonly source?: string
}

/** A part of what a decision rests on, in the order of the page. */
export type CaseBlock =
  | { readonly kind: 'notice'; readonly isWarning: boolean; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly CaseFact[] }
  /** What differs from the version that was accepted before. */
  | { readonly kind: 'changes'; readonly title: string; readonly changes: readonly CaseChange[] }
  | { readonly kind: 'words'; readonly title: string; readonly text: string }
  /** Addresses that show the picture or the file for some minutes. */
  | { readonly kind: 'pictures'; readonly title: string; readonly addresses: readonly string[] }
  | { readonly kind: 'files'; readonly title: string; readonly files: readonly CaseFile[] }
  /** Shown after a reason was given; the look is written into the log. */
  | { readonly kind: 'sealed'; readonly key: string; readonly title: string; readonly masked: string }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly CaseStep[] }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly heads: readonly string[]
      readonly rows: readonly CaseRow[]
      /** There are more: the newest are shown. */
      readonly isCut: boolean
    }

export interface CaseRow {
  /** The page of the console that it leads to. */
  readonly link: { readonly page: 'people' | 'orders' | 'owners'; readonly id: string } | null
  readonly cells: readonly string[]
}

export interface CaseChange {
  readonly what: string
  readonly before: string
  readonly after: string
}

export interface CaseFile {
  readonly name: string
  readonly address: string
}

export interface CaseStep {
  readonly at: number
  readonly what: string
  readonly by: string
  readonly words: string
}

/** A decision that the case allows now. */
export interface OpenDecision {
  readonly key: string
  /** What is missing for it; empty where it may be made. */
  readonly unmet: readonly string[]
  /** What it changes, as money above all. */
  readonly effects: readonly CaseChange[]
}

export interface CaseDetail extends WaitingCase {
  /** The users of the case. */
  readonly people: readonly { readonly userId: string; readonly role: string; readonly name: string }[]
  readonly blocks: readonly CaseBlock[]
  readonly decisions: readonly OpenDecision[]
}

export interface CaseChoice {
  readonly id: string
  /** Of the case as it was read. */
  readonly version: string
  readonly decision: string
  readonly words: string
  readonly fields: Readonly<Record<string, string | number>>
}

export interface RevealedCase {
  readonly facts: readonly CaseFact[]
  readonly addresses: readonly string[]
}

export interface CaseDesk {
  /** The longest waiting first. */
  waiting(queue: CaseQueue, locale: Locale, signal?: StopSignal): Promise<Result<readonly WaitingCase[]>>
  show(queue: CaseQueue, id: string, locale: Locale, signal?: StopSignal): Promise<Result<CaseDetail>>
  /** The name of the other who has it, or null where it is one's own now. `isTakenOver` takes it from them. */
  claim(queue: CaseQueue, id: string, isTakenOver: boolean): Promise<Result<{ readonly takenBy: string | null }>>
  decide(queue: CaseQueue, choice: CaseChoice): Promise<Result<null>>
  reveal(
    queue: CaseQueue,
    given: { readonly id: string; readonly key: string; readonly reason: string; readonly locale: Locale },
  ): Promise<Result<RevealedCase>>
}
