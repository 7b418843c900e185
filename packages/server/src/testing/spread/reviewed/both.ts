import type { Reviewed } from './reviewed.ts'

export const BOTH: Reviewed = {
  'wallet/account-store.ts': ['UPDATE accounts + entries + postings'],
}
