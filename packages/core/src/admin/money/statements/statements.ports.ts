import type { Page, Result, StopSignal } from '../../../kernel/index.ts'
import type { Locale } from '../../../messages/index.ts'
import type { RechargeStatus, WithdrawStatus } from '../../../wallet/index.ts'
import type { BankRecordName, LineMatch, MatchGround } from './match-lines.ts'
import type { StatementFault } from './read-statement.ts'

export interface BankStatement {
  readonly id: string
  /** Of the file. */
  readonly name: string
  readonly importedAt: number
  readonly importedBy: string
  /** Of its first and last movement; null where no row was read. */
  readonly fromAt: number | null
  readonly untilAt: number | null
  /** Movements that no statement before it had, and those that one had. */
  readonly lines: number
  readonly known: number
  readonly faults: number
  /** Lines without a record of their own so far. */
  readonly unsettled: number
}

/** A record beside a line; without sum and state where it is not there any more. */
export interface ShownBankRecord extends BankRecordName {
  readonly username: string | null
  readonly amountFen: number | null
  readonly at: number | null
  readonly status: RechargeStatus | WithdrawStatus | null
}

export interface ShownStatementLine {
  readonly id: string
  readonly row: number
  readonly at: number
  readonly amountFen: number
  readonly name: string
  readonly accountLastFour: string
  readonly remark: string
  readonly serial: string
  readonly match: LineMatch
  readonly by: MatchGround | null
  /** The one that it is, or those that it may be. */
  readonly records: readonly ShownBankRecord[]
}

export interface MatchSum {
  readonly match: LineMatch
  readonly lines: number
  readonly inFen: number
  readonly outFen: number
}

export interface OpenStatement {
  readonly statement: BankStatement
  readonly faults: readonly StatementFault[]
  /** All lines of the statement, once each. */
  readonly sums: readonly MatchSum[]
  /** Of its days: our records that no line of any statement has; the first ones, of so many. */
  readonly ours: readonly ShownBankRecord[]
  readonly oursInAll: number
}

export interface StaffStatements {
  /** The newest first. */
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<BankStatement>>>
  one(id: string, signal?: StopSignal): Promise<Result<OpenStatement>>
  /** The newest first. */
  lines(
    filter: { readonly id: string; readonly match?: LineMatch },
    cursor: string | null,
    signal?: StopSignal,
  ): Promise<Result<Page<ShownStatementLine>>>
  /** `content` is the file, CSV or XLSX, as base64. */
  upload(file: { readonly name: string; readonly content: string }): Promise<Result<{ readonly id: string }>>
  /** With what has come since. */
  matchAgain(id: string): Promise<Result<null>>
  /** Lines and records that are left over, as CSV; each download is written into the log. */
  leftOver(id: string, locale: Locale, reason: string): Promise<Result<{ readonly content: string }>>
}
