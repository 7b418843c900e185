import type { StaffAct, StaffLogEntry } from '@diandu/core/admin'
import type { Clock, Random, Result } from '@diandu/core/kernel'
import type { AdminArguments, AdminCall, AdminOutput } from '@diandu/wire/admin'
import type { PlainOutput } from '../calls/index.ts'
import type { DataBox } from '../crypto/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import type { ConsolePage, Staff, StoredStaffSession } from '../staff/index.ts'
import type { ConsoleSystem } from './system/console-system.ts'

export interface AdminContext {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly box: DataBox
  readonly address: string
  /** Checked for a login that no account has. */
  readonly nobodysHash: string
  readonly isDemo: boolean
  readonly system: ConsoleSystem
  /** Where a browser opens the market itself. */
  readonly marketOrigin: string
  /** Counts a call of an account: how many in this minute, and for how long that lasts. */
  readonly countCall?: ((staffId: string) => { readonly count: number; readonly leftMs: number }) | undefined
  /** Passkeys are bound to it. */
  readonly page: ConsolePage
}

/** An entry of the log, without who, when and from where. */
export type LogWords = Pick<StaffLogEntry, 'object' | 'userId' | 'reason'> & {
  /** As JSON. */
  readonly before?: unknown
  readonly after?: unknown
  /** Of what two decided: the account that proposed it, and what it proposed. */
  readonly proposed?: { readonly maker: string; readonly act: StaffAct }
}

export interface StaffContext extends AdminContext {
  readonly staff: Staff
  readonly session: StoredStaffSession
  /**
   * Commits an act with its entry of the log, or neither. `work` answers the value and what the log tells; a refusal
   * tells nothing, and undoes what was written before it.
   */
  readonly commit: <T>(
    work: (tx: Transaction) => Promise<Result<{ readonly value: T; readonly log: LogWords }>>,
  ) => Promise<Result<T>>
}

/** The token that the browser keeps from now on; null takes it away. */
export type CookieChange = { readonly token: string | null }

type Answered<C extends AdminCall> = Result<PlainOutput<AdminOutput<C>>>

export type AdminHandler =
  | {
      readonly endpoint: AdminCall
      readonly kind: 'open'
      readonly work: (
        args: never,
        context: AdminContext & { readonly token: string | null },
      ) => Promise<{ readonly result: Result<unknown>; readonly cookie?: CookieChange }>
    }
  | {
      readonly endpoint: AdminCall
      readonly kind: 'staff'
      readonly work: (args: never, context: StaffContext) => Promise<Result<unknown>>
    }

/** A call without a session: it opens or ends one. */
export const openHandlerFor = <C extends AdminCall>(
  endpoint: C,
  work: (
    args: AdminArguments<C>,
    context: AdminContext & { readonly token: string | null },
  ) => Promise<{ readonly result: Answered<C>; readonly cookie?: CookieChange }>,
): AdminHandler => ({ endpoint, kind: 'open', work })

export const staffHandlerFor = <C extends AdminCall>(
  endpoint: C,
  work: (args: AdminArguments<C>, context: StaffContext) => Promise<Answered<C>>,
): AdminHandler => ({ endpoint, kind: 'staff', work })
