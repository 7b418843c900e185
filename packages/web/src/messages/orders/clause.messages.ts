import type { TermsVersion } from '@diandu/core/orders'
import { firstClauseMessages } from './clause-2026-11.messages.ts'
import { clauseMessages as laterClauseWords } from './clause-2026-11-22.messages.ts'
import { clauseMessages as viewingClauseWords } from './clause-2026-11-23.messages.ts'
import { clauseMessages as plainClauseWords } from './clause-2026-11-26.messages.ts'
import type { ClauseTexts } from './clause-texts.ts'
import type { Messages } from '../messages.ts'

/**
 * The purchase agreement in each of its versions. A sentence that changes makes another version, and the old one stays.
 */
export const clauseMessages: Readonly<Record<TermsVersion, Messages<ClauseTexts>>> = {
  '2026-11': firstClauseMessages,
  '2026-11-22': laterClauseWords,
  '2026-11-23': viewingClauseWords,
  '2026-11-26': plainClauseWords,
}
