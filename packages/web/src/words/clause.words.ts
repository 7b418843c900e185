import type { TermsVersion } from '@diandu/core/orders'
import { firstClauseWords } from './clause-2026-11.words.ts'
import { clauseWords as laterClauseWords } from './clause-2026-11-22.words.ts'
import type { ClauseTexts } from './clause-texts.ts'
import type { Words } from './words.ts'

/** The purchase agreement in each of its versions. A sentence that changes makes another version, and the old one stays. */
export const clauseWords: Readonly<Record<TermsVersion, Words<ClauseTexts>>> = {
  '2026-11': firstClauseWords,
  '2026-11-22': laterClauseWords,
}
