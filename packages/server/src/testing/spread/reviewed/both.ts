import type { Reviewed } from './reviewed.ts'

export const BOTH: Reviewed = {
  'wallet/account-store.ts': ['UPDATE accounts + book_seals + entries + postings'],
}
