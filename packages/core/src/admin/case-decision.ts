import type { Name } from '../kernel/index.ts'
import type { StaffAct } from './staff-act.ts'

/** Something that a decision needs beside its words. `money` is fen on the wire, `file` its bytes as base64. */
export interface CaseField {
  readonly names: Name
  readonly kind: 'text' | 'money' | 'choice' | 'file'
  readonly choices?: Readonly<Record<string, Name>>
  /** Characters of a text, bytes of a file. */
  readonly max?: number
  readonly isOptional?: true
}

/** What may be decided about a case of a queue. */
export interface CaseDecision {
  readonly names: Name
  readonly act: StaffAct
  /** The key that opens it. */
  readonly key?: 'a' | 'r' | 'q' | 'e'
  readonly isDanger?: true
  /** Who reads the words that it wants: staff in the log, or the user as well. */
  readonly words?: 'staff' | 'user'
  /** Says whom exactly they reach, where the user is not all there is to say. */
  readonly readers?: Name
  /** Characters of the words; 300 where it is not given. */
  readonly maxWords?: number
  /** Words that are sent most. */
  readonly prepared?: readonly Name[]
  readonly fields?: Readonly<Record<string, CaseField>>
  /** May be made for several cases at once; never for money. */
  readonly isForMany?: true
}

/** Characters of the words of a decision that does not say otherwise. */
export const MAX_DECISION_WORDS = 300

export type CaseDecisions = Readonly<Record<string, CaseDecision>>

/** Decided at once, at most. */
export const MAX_CASES_AT_ONCE = 50
/** More than so many at once are confirmed by typing their number. */
export const CASES_TO_CONFIRM = 20
/** A case that a member of staff has opened is theirs for so long. */
export const CLAIM_MS = 15 * 60_000
