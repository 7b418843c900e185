export { createSecurityLog, type SecurityLog } from './create-security-log.ts'
export { eventOfRefusal } from './event-of-refusal.ts'
