import type { Result, StopSignal } from '../../kernel/index.ts'
import type { Locale } from '../../messages/index.ts'
import type { CaseBlock } from '../case.ports.ts'
import type { SystemPart } from './record-parts.ts'
import type { UnsentNotices } from './unsent-notice.ts'

export interface StaffSystem {
  part(part: SystemPart, locale: Locale, signal?: StopSignal): Promise<Result<readonly CaseBlock[]>>
  unsentNotices(signal?: StopSignal): Promise<Result<UnsentNotices>>
  /** One that is unsure is sent again only where its user may get it twice. */
  sendAgain(id: string, mayArriveTwice: boolean, reason: string): Promise<Result<null>>
}
