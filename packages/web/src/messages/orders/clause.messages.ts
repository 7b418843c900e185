import type { OrderRole, TermsVersion } from '@diandu/core/orders'
import { firstClauseMessages } from './clause-2026-11.messages.ts'
import { clauseMessages as laterClauseWords } from './clause-2026-11-22.messages.ts'
import { clauseMessages as viewingClauseWords } from './clause-2026-11-23.messages.ts'
import { clauseMessages as plainClauseWords } from './clause-2026-11-26.messages.ts'
import { clausesForSeller } from './clause-2026-11-26.seller.messages.ts'
import type { ClauseMessages, ClauseTexts } from './clause-texts.ts'
import type { Locale, Messages } from '../messages.ts'

/**
 * The purchase agreement in each of its versions. A sentence that changes makes another version, and the old one stays.
 */
const clauseMessages: Readonly<Record<TermsVersion, Messages<ClauseTexts>>> = {
  '2026-11': firstClauseMessages,
  '2026-11-22': laterClauseWords,
  '2026-11-23': viewingClauseWords,
  '2026-11-26': plainClauseWords,
}

const FOR_SELLER_IN_ENGLISH: Partial<Record<TermsVersion, ClauseTexts>> = { '2026-11-26': clausesForSeller }

interface ReadClauses {
  readonly clauses: ClauseTexts
  /** Who “you” is in them is the buyer, though the seller reads: so it is in the older English versions. */
  readonly addressesBuyer: boolean
}

/** A version of the agreement as one of its parties reads it: it addresses the buyer alone. */
export function clausesFor(version: TermsVersion, locale: Locale, reader: OrderRole): ReadClauses {
  const toBuyer = clauseMessages[version][locale]
  if (reader === 'buyer') return { clauses: toBuyer, addressesBuyer: false }
  if (locale === 'zh-CN') return { clauses: mapClauses(toBuyer, ofBuyer), addressesBuyer: false }
  const toSeller = FOR_SELLER_IN_ENGLISH[version]
  return { clauses: toSeller ?? toBuyer, addressesBuyer: toSeller === undefined }
}

const ofBuyer = (text: string): string => text.replaceAll('您', '买家')

const mapClauses = (clauses: ClauseTexts, change: (text: string) => string): ClauseTexts =>
  Object.fromEntries(
    Object.entries(clauses).map(([clause, { title, text }]): [string, ClauseMessages] => [
      clause,
      { title: change(title), text: (figures) => change(text(figures)) },
    ]),
  ) as ClauseTexts
