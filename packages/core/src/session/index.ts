export type { AccountSessions, SessionEnding } from './account-sessions.ports.ts'
export { refusalForActing } from './acting-user.ts'
export { MAX_LISTED_SESSIONS, type ActiveSession, type SessionId } from './active-session.ts'
export { canEnter, decideEntry, isNativeApp, type EntryDecision, type Shell } from './guard/access-policy.ts'
export {
  createAuthMachine,
  type AuthActor,
  type AuthContext,
  type AuthEvent,
  type AuthPorts,
  type AuthSnapshot,
  type Entrance,
} from './auth/auth.machine.ts'
export { CODE_PURPOSES, goesToOwnMobile, isMembersPurpose, type CodePurpose } from './code-purpose.ts'
export type { CaptchaTicket, LoginByCode, LoginByPassword, MobileBinding, Registration } from './credentials.ts'
export {
  createGuardMachine,
  EXCHANGE_LIMIT_MS,
  type GuardActor,
  type GuardEvent,
  type GuardPorts,
} from './guard/guard.machine.ts'
export {
  DEVICE_BROWSERS,
  DEVICE_SYSTEMS,
  loginDeviceOf,
  toLoginDevice,
  UNKNOWN_DEVICE,
  type DeviceBrowser,
  type DeviceSystem,
  type LoginDevice,
} from './login-device-of.ts'
export { RESEND_AFTER_SECONDS, resendSecondsLeft, sentAtOf } from './resend-countdown.ts'
export {
  createResendCountdownMachine,
  type ResendCountdownActor,
  type ResendCountdownEvent,
  type ResendCountdownInput,
  type ResendCountdownSnapshot,
} from './resend-countdown.machine.ts'
export { isEntrance, safeReturnPath } from './guard/return-path.ts'
export type {
  Captcha,
  CaptchaPuzzle,
  CodeSent,
  NativeApp,
  ReturnPathStore,
  Sessions,
  SessionStore,
  VerificationCodes,
} from './session.ports.ts'
export {
  fromWireUserInfo,
  isAppToken,
  isToken,
  parseUserInfo,
  toSession,
  toWireUserInfo,
  userInfoText,
  type Session,
  type Token,
  type UserId,
  type UserInfo,
  type WireUserInfo,
} from './session.ts'
export { shareUrl } from './share-url.ts'
export { STORED_AS, staysAfter, type SessionEnd } from './stored-as.ts'
export type { WeChat, WeChatConfig, WeChatVisit } from './wechat.ports.ts'
