export { makeAppToken } from './login/app-token.ts'
export { spendCode, tryCode } from './codes/code-store.ts'
export { countFailure, forgetFailures, isNameLocked } from './login/login-failure-store.ts'
export { hasProof, spendProof } from './codes/mobile-proof-store.ts'
export { proveMobile } from './codes/prove-mobile.ts'
export {
  HAS_PASSWORD,
  hashPassword,
  nobodysHash,
  STANDARD_COST,
  verifyPassword,
  type PasswordCost,
} from './passwords/hash-password.ts'
export { checkNewPassword } from './passwords/check-new-password.ts'
export { oneAtATime } from './passwords/one-at-a-time.ts'
export type { Waiter } from './passwords/hash-queue.ts'
export { sessionHandlers } from './session.handlers.ts'
export { sessionModule } from './session-module.ts'
export {
  countAllSessions,
  countSessionsOf,
  endAllSessions,
  endSessionsOf,
  listSessionsOf,
  weChatPayerOf,
} from './session-store.ts'
export { mergeUser, presentUser } from './merged-user-store.ts'
export { visitKeyOf, visitState } from './login/wechat-visit.ts'
export {
  changeMobile,
  changeUsername,
  closeUser,
  credentialsChangedAt,
  findUser,
  findUserByMobile,
  findUserByName,
  insertUser,
  isNameTaken,
  isSuspended,
  lockUser,
  noteCredentialsChanged,
  restoreUser,
  suspendUser,
} from './user-store.ts'
