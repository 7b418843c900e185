export { acceptInvitation, invitedRegistration, shownInvitation } from './invitations.ts'
export { newAuthenticatorFor, passwordToStore } from './new-authenticator.ts'
export {
  changeStaffAccount,
  COMMAND_LINE,
  countStaffAdmins,
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
  proveByCode,
  proveByPasskey,
  type OpenedStaffSession,
} from './staff-login.ts'
export { appendToLog, brokenLogEntry, pageOfLog } from './staff-log-store.ts'
export { noteAlertRead, unreadAlerts } from './staff-alert-store.ts'
export { claimCase, claimsOf, letGoOfCase, lockClaim, othersClaims } from './staff-claim-store.ts'
export { staffModule } from './staff-module.ts'
export {
  aboutProposal,
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
