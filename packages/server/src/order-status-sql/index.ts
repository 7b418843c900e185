export { canBeSignedNow, hasViewingNow } from './can-be-signed.ts'
export { isStillUnpaid, isUnpaidAndLate, shownStatus } from './shown-status.ts'
