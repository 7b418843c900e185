export { isStillUnpaid, isUnpaidAndLate, shownStatus } from './shown-status.ts'
