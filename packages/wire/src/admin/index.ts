export {
  endStaffSession,
  getStaffSelf,
  listStaffSessions,
  logInByPasskey,
  logInStaff,
  logOutStaff,
  proveByPasskey,
  proveStaff,
  startPasskeyLogin,
  startPasskeyProof,
} from './access.admin.ts'
export {
  ADMIN_API_BASE,
  adminCallName,
  CONSOLE_HEADER,
  type AdminArguments,
  type AdminCall,
  type AdminInput,
  type AdminOutput,
} from './admin-call.ts'
export { ADMIN_CALLS } from './admin-calls.ts'
export { CASE_CALLS } from './case.admin.ts'
export { consoleEvent, CONSOLE_EVENTS_PATH } from './console-event.ts'
export { decideProposal, getToday, listWaitingProposals } from './queues.admin.ts'
export {
  getBalances,
  getExportPart,
  getHeldMoney,
  getOpenDebts,
  listExports,
  listJournal,
  listMoneyMonths,
  requestExport,
} from './money.admin.ts'
export {
  checkContent,
  copyContent,
  discardContent,
  getContent,
  getContentBody,
  listContent,
  previewContent,
  proposeContent,
  publishContent,
  saveContent,
  unscheduleContent,
  withdrawContent,
} from './content.admin.ts'
export {
  correctCoins,
  endStaffCoupon,
  endUserSessions,
  getMobile,
  getPerson,
  getStaffOrder,
  giveStaffCoupon,
  notePerson,
  ORDER_PART_CALLS,
  PERSON_PART_CALLS,
  proposeAccountClosing,
  proposeRestoration,
  proposeSuspension,
  searchPeople,
} from './records.admin.ts'
export { cancelPayouts, collectPayouts, confirmPayouts, listPayouts, readPayoutFile } from './payouts.admin.ts'
export { listClosings, proposeClosing } from './closings.admin.ts'
export {
  acceptInvitation,
  addPasskey,
  changeStaffPassword,
  getCredentials,
  removePasskey,
  renewRecoveryCodes,
  showInvitation,
  startAuthenticator,
  startInvitedPasskey,
  startPasskey,
} from './credentials.admin.ts'
export { inviteStaff, listLog, listStaff, makeInvitationLink, proposeRoles } from './staff.admin.ts'
