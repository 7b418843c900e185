export { changeStaffAccount, currentCode, openStaffAccount } from './open-account.ts'
export { logInStaff, mayBeUsed, proveAgain } from './staff-login.ts'
export { appendToLog, brokenLogEntry, pageOfLog } from './staff-log-store.ts'
export { claimCase, letGoOfCase, lockClaim, othersClaims } from './staff-claim-store.ts'
export { staffModule } from './staff-module.ts'
export {
  closeProposal,
  insertProposal,
  lockProposal,
  waitingProposals,
  type StoredProposal,
} from './staff-proposal-store.ts'
export {
  endStaffSession,
  endStaffSessionsOf,
  findStaffSession,
  isSessionOpen,
  noteStaffCall,
  staffSessionsOf,
  type StoredStaffSession,
} from './staff-session-store.ts'
export { changeRoles, findStaff, listStaff, lockStaff, type Staff } from './staff-store.ts'
