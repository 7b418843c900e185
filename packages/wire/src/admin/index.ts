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
  getCampaignResults,
  getContent,
  getContentBody,
  getContentForm,
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
  creditUser,
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
  proposeMerge,
  proposeRestoration,
  proposeSuspension,
  searchPeople,
  showMerge,
} from './records.admin.ts'
export { findShopOwners, proposeShopOwner, showShopOwner } from './owners.admin.ts'
export { listUnsentNotices, resendNotice, SYSTEM_PART_CALLS } from './system.admin.ts'
export { cancelPayouts, collectPayouts, confirmPayouts, listPayouts, readPayoutFile } from './payouts.admin.ts'
export {
  downloadLeftOver,
  getStatement,
  importStatement,
  listStatementLines,
  listStatements,
  matchStatement,
} from './statements.admin.ts'
export { readSheetCells } from './sheets.admin.ts'
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
export {
  inviteStaff,
  listAlerts,
  listLog,
  listStaff,
  makeInvitationLink,
  proposeRoles,
  readAlert,
} from './staff.admin.ts'
