import type { Locale } from '../messages/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { CaseRow } from './case.ports.ts'
import type { StaffAct } from './staff-act.ts'
import type { ChainedLogEntry } from './staff-log.ts'
import type { ProposalState, ProposalVerdict } from './staff-proposal.ts'
import type { StaffRole } from './staff-role.ts'
import type { Today } from './today.ts'
import type { WorkQueue } from './work-queue.ts'
import type { NewPassword, StaffCredential } from './staff-credentials.ts'

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
  /** Empty for an account without one, which has recovery codes. */
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
  startPasskeyLogin(): Promise<Result<PasskeyQuestion>>
  logInByPasskey(answer: PasskeyAnswer): Promise<Result<StaffSelf>>
  startPasskeyProof(): Promise<Result<PasskeyQuestion>>
  proveByPasskey(answer: PasskeyAnswer): Promise<Result<StaffSelf>>
}

/** As WebAuthn words them, in JSON: the server writes the question, the browser the answer. */
export type PasskeyQuestion = string
export type PasskeyAnswer = string

/** What the browser does with passkeys: the person is asked by their device. */
export interface PasskeyDevice {
  readonly isThere: () => boolean
  make(question: PasskeyQuestion): Promise<Result<PasskeyAnswer>>
  use(question: PasskeyQuestion): Promise<Result<PasskeyAnswer>>
}

/** A secret for an authenticator, which is not the account's before a code of it was given. */
export interface NewAuthenticator {
  /** As a picture or a text for the authenticator. */
  readonly uri: string
  readonly sealed: string
}

export interface ShownInvitation {
  readonly login: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly endsAt: number
  readonly authenticator: NewAuthenticator
}

export interface StaffInvitations {
  show(token: string): Promise<Result<ShownInvitation>>
  startPasskey(token: string): Promise<Result<PasskeyQuestion>>
  /** Opens a session; the recovery codes are shown once. */
  accept(
    token: string,
    credential: StaffCredential,
  ): Promise<Result<{ readonly self: StaffSelf; readonly recoveryCodes: readonly string[] }>>
}

export interface StaffPasskey {
  readonly id: string
  readonly name: string
  readonly addedAt: number
  readonly usedAt: number | null
}

/** By what a member of staff logs in. */
export interface StaffCredentials {
  readonly hasPassword: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly StaffPasskey[]
}

export interface OwnCredentials {
  show(signal?: StopSignal): Promise<Result<StaffCredentials>>
  startAuthenticator(): Promise<Result<NewAuthenticator>>
  /** All other sessions end. */
  changePassword(given: NewPassword): Promise<Result<StaffCredentials>>
  /** The former ones are good no longer; these are shown once. */
  renewRecoveryCodes(): Promise<Result<readonly string[]>>
  startPasskey(): Promise<Result<PasskeyQuestion>>
  addPasskey(name: string, answer: PasskeyAnswer): Promise<Result<StaffCredentials>>
  removePasskey(id: string): Promise<Result<StaffCredentials>>
}

export interface WorkDesk {
  today(signal?: StopSignal): Promise<Result<Today>>
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
  /** The page of what it is about. */
  readonly link: CaseRow['link']
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
  /** Was invited and has not chosen yet how to log in. */
  readonly isInvited: boolean
  readonly lastSeenAt: number
}

export interface StaffInvitation {
  readonly login: string
  readonly name: string
  readonly roles: readonly StaffRole[]
}

export interface StaffList {
  all(signal?: StopSignal): Promise<Result<readonly StaffMember[]>>
  /** Is done once another account has approved it. */
  proposeRoles(staffId: string, roles: readonly StaffRole[], reason: string): Promise<Result<{ readonly id: string }>>
  /** The account is opened once another account has approved it. */
  proposeInvitation(invitation: StaffInvitation, reason: string): Promise<Result<{ readonly id: string }>>
  /** The address by which an invited person opens their account, shown once; the one before is good no longer. */
  invitationLink(staffId: string): Promise<Result<{ readonly address: string }>>
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
  /** Acts that passed the roles by, which the person has not read. */
  alerts(signal?: StopSignal): Promise<Result<readonly StaffAlert[]>>
  readAlert(number: number): Promise<Result<readonly StaffAlert[]>>
}

/** An entry of the log that is told to staff admins. */
export type StaffAlert = Pick<ShownLogEntry, 'number' | 'at' | 'staffName' | 'object' | 'reason' | 'after'>
