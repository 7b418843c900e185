export { spendCode, tryCode } from './code-store.ts'
export { hashPassword, STANDARD_COST, verifyPassword, type PasswordCost } from './hash-password.ts'
export { sessionModule } from './session-module.ts'
export { findUser, findUserByName, insertUser } from './user-store.ts'
