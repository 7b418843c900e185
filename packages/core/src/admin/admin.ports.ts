import type { Locale } from '../messages/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { StaffAct } from './staff-act.ts'
import type { ChainedLogEntry } from './staff-log.ts'
import type { ProposalState, ProposalVerdict } from './staff-proposal.ts'
import type { StaffRole } from './staff-role.ts'
import type { QueueStanding, WorkQueue } from './work-queue.ts'

/** Who uses the console. */
export interface StaffSelf {
  readonly staffId: string
  readonly login: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** Until when sensitive acts need no new proof. */
  readonly provenUntil: number
}

export interface StaffProof {
  readonly password: string
  /** Six digits of the authenticator, or a recovery code. */
  readonly code: string
}

export interface OpenStaffSession {
  readonly id: string
  readonly openedAt: number
  readonly seenAt: number
  readonly address: string
  readonly isThis: boolean
}

export interface StaffAccess {
  logIn(given: StaffProof & { readonly login: string }): Promise<Result<StaffSelf>>
  logOut(): Promise<Result<null>>
  self(signal?: StopSignal): Promise<Result<StaffSelf>>
  /** Before a sensitive act. */
  prove(given: StaffProof): Promise<Result<StaffSelf>>
  sessions(signal?: StopSignal): Promise<Result<readonly OpenStaffSession[]>>
  endSession(id: string): Promise<Result<readonly OpenStaffSession[]>>
}

export interface WorkDesk {
  today(signal?: StopSignal): Promise<Result<readonly QueueStanding[]>>
}

/** A change that a member of staff did not make by this page. `over`: their session is. */
export type ConsoleEvent =
  | { readonly kind: 'queue'; readonly queue: WorkQueue; readonly caseId: string | null }
  /** Changes may have been missed. */
  | { readonly kind: 'everything' }
  | { readonly kind: 'over' }

export interface ConsoleEvents {
  /** Until the answer is called, or the session is over. A stream that breaks is opened again. */
  follow(listener: (event: ConsoleEvent) => void): () => void
}

export interface ShownProposal {
  readonly id: string
  readonly act: StaffAct
  readonly makerName: string
  readonly isOwn: boolean
  readonly madeAt: number
  readonly reason: string
  readonly state: ProposalState
  /** The values now and after the approval. */
  readonly changes: readonly { readonly what: string; readonly before: string; readonly after: string }[]
}

export interface ProposalDesk {
  waiting(locale: Locale, signal?: StopSignal): Promise<Result<readonly ShownProposal[]>>
  decide(id: string, verdict: ProposalVerdict, reason: string): Promise<Result<null>>
}

export interface StaffMember {
  readonly staffId: string
  readonly login: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly status: 'active' | 'closed'
  readonly isDormant: boolean
  readonly lastSeenAt: number
}

export interface StaffList {
  all(signal?: StopSignal): Promise<Result<readonly StaffMember[]>>
  /** Is done once another account has approved it. */
  proposeRoles(staffId: string, roles: readonly StaffRole[], reason: string): Promise<Result<{ readonly id: string }>>
}

export interface LogFilter {
  readonly staffId?: string
  /** Whom it concerns. */
  readonly userId?: string
  readonly object?: string
  /** Such as `2026-11-28`, in China's time. */
  readonly day?: string
}

export interface ShownLogEntry extends ChainedLogEntry {
  readonly staffName: string
}

export interface StaffLogs {
  entries(filter: LogFilter, cursor: string | null, signal?: StopSignal): Promise<Result<Page<ShownLogEntry>>>
}
