export { acceptInvitation, invitedRegistration, shownInvitation } from './invitations.ts'
export { newAuthenticatorFor, passwordToStore } from './new-authenticator.ts'
export {
  changeStaffAccount,
  currentCode,
  heldBy,
  invitationPath,
  inviteByCommand,
  newInvitation,
  openStaffAccount,
} from './open-account.ts'
export { deletePasskey, insertPasskey, passkeysOf } from './passkey-store.ts'
export { registrationQuestion, passkeyQuestion, checkNewPasskey, type ConsolePage } from './passkeys.ts'
export { newRecoveryCodes } from './recovery-codes.ts'
export {
  logInByPasskey,
  logInStaff,
  mayBeUsed,
  proveAgain,
  proveByPasskey,
  type OpenedStaffSession,
} from './staff-login.ts'
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
  endOtherStaffSessions,
  findStaffSession,
  isSessionOpen,
  noteStaffCall,
  staffSessionsOf,
  type StoredStaffSession,
} from './staff-session-store.ts'
export {
  changePassword,
  changeRoles,
  countRecoveryCodes,
  findStaff,
  listStaff,
  lockStaff,
  loginKey,
  unclaimedStaff,
  type Staff,
} from './staff-store.ts'
