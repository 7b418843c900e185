import type { Reviewed } from './reviewed.ts'

export const BY_OPERATORS: Reviewed = {
  'catalog/analyse-catalog.ts': ['VacuumStmt SELECT shop_details()', 'VacuumStmt SELECT shops()'],
  'database/complaints-of.ts': ['*'],
  'demo/': ['*'],
  'ops/': ['*'],
  'sandbox/shell-routes.ts': ['SELECT users()'],
  'wallet/posting-store.ts': ['SELECT entries(posting_id) + postings(id, subject)'],
  'wallet/read-books.ts': ['SELECT entries(posting_id) + postings(id, posted_at)'],
}
