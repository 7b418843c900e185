import type { Page, Result, StopSignal } from '../../kernel/index.ts'
import type { Locale } from '../../messages/index.ts'
import type { ExportFormat, ExportState } from './journal-export.ts'
import type { JournalFilter } from './books.ports.ts'

/** A file that is written in the background. */
export interface MoneyExport {
  readonly id: string
  readonly format: ExportFormat
  readonly filter: JournalFilter
  readonly madeAt: number
  readonly state: ExportState
  /** Movements of money that are in the file by now, of all that will be. */
  readonly done: number
  readonly total: number
  readonly parts: number
}

export interface StaffExports {
  /** One’s own of the last week, the newest first. */
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<MoneyExport>>>
  /** The request is written into the log. */
  request(
    wanted: { readonly format: ExportFormat; readonly filter: JournalFilter; readonly locale: Locale },
    reason: string,
  ): Promise<Result<{ readonly id: string }>>
  /** A part of one’s own finished file, as base64. */
  part(id: string, part: number): Promise<Result<{ readonly content: string }>>
}
