import type { Reviewed } from './reviewed.ts'

export const BY_OPERATORS: Reviewed = {
  'archive/archive-months.ts': ['*'],
  'archive/messages/archive-messages.ts': ['*'],
  'archive/messages/forget-messages.ts': ['*'],
  'backup/': ['*'],
  'months/': ['*'],
  'catalog/analyse-catalog.ts': ['VacuumStmt SELECT shop_details()', 'VacuumStmt SELECT shops()'],
  'database/complaints-of.ts': ['*'],
  'database/migrate.ts': ['*'],
  'database/upgrade/': ['*'],
  'demo/': ['*'],
  'ops/': ['*'],
  'sandbox/shell-routes.ts': ['SELECT users()'],
  'wallet/books/seal-books.ts': ['SELECT postings()'],
  'wallet/books/seal-store.ts': [
    'DELETE sealed_balances(balance_fen)',
    'INSERT entries(posting_id) + postings(id, posted_at) + sealed_balances()',
    'SELECT entries(posting_id) + postings(id, posted_at)',
  ],
  'wallet/book-store.ts': ['SELECT archived_balances() + entries(posting_id) + postings(id)'],
}
