import { isTermsVersion, type PurchaseTerms, type TermsVersion } from '@diandu/core/orders'
import type { ClauseWriters, WrittenClause } from './clause-writers.ts'
import { FIRST_CLAUSES } from './clauses-2026-11.ts'
import { CLAUSES_2026_11_22 } from './clauses-2026-11-22.ts'
import { CLAUSES_2026_11_23 } from './clauses-2026-11-23.ts'

const VERSIONS: Readonly<Record<TermsVersion, ClauseWriters>> = {
  '2026-11': FIRST_CLAUSES,
  '2026-11-22': CLAUSES_2026_11_22,
  '2026-11-23': CLAUSES_2026_11_23,
  // The buyer read the same agreement in other words.
  '2026-11-26': CLAUSES_2026_11_23,
}

/**
 * The clauses of a contract between seller (甲方), buyer (乙方) and operator (丙方), with this deal's own figures, in the
 * version that the buyer agreed to.
 */
export function writeClauses(terms: PurchaseTerms): readonly WrittenClause[] {
  if (!isTermsVersion(terms.version)) throw new Error(`The terms ${terms.version} are unknown here.`)
  const writers = VERSIONS[terms.version]
  return terms.clauses.flatMap((clause) => writers[clause]?.(terms) ?? [])
}
