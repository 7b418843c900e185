export { makeAppToken } from './app-token.ts'
export { spendCode, tryCode } from './code-store.ts'
export { hashPassword, STANDARD_COST, verifyPassword, type PasswordCost } from './hash-password.ts'
export { sessionHandlers } from './session.handlers.ts'
export { sessionModule } from './session-module.ts'
export { networkOf } from './network-of.ts'
export { secretHash } from './secret-hash.ts'
export { countSessionsOf, endSessionsOf, weChatPayerOf } from './session-store.ts'
export { visitKeyOf, visitState } from './wechat-visit.ts'
export {
  changeMobile,
  changeUsername,
  closeUser,
  findUser,
  findUserByMobile,
  findUserByName,
  idFrom,
  insertUser,
  lockUser,
} from './user-store.ts'
