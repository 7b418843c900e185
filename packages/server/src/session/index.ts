export { hashPassword, STANDARD_COST, verifyPassword, type PasswordCost } from './hash-password.ts'
