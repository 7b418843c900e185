import * as v from 'valibot'
import {
  CODE_PURPOSES,
  DEVICE_BROWSERS,
  DEVICE_SYSTEMS,
  fromWireUserInfo,
  RESEND_AFTER_SECONDS,
  toWireUserInfo,
  type ActiveSession,
  type CaptchaTicket,
  type Session,
  type SessionId,
  type Token,
  type UserInfo,
  type WireUserInfo,
} from '@diandu/core/session'
import { call } from '../call.ts'
import { code, mobile, password, phoneProof } from '../../schemas/credential.schemas.ts'
import { count, idOf, instant, named, nothingIn, nothingOut, plainId, typed } from '../../schemas/schemas.ts'

/** As spec §7 names its fields. */
const userInfo: v.GenericSchema<WireUserInfo, UserInfo> = v.pipe(
  v.object({ user_id: plainId, username: v.string(), mobile: v.string() }),
  v.transform(fromWireUserInfo),
  v.metadata({ writes: toWireUserInfo }),
)

const token = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/)) as unknown as v.GenericSchema<string, Token>

const loggedIn = v.object({ token, userInfo }) satisfies v.GenericSchema<unknown, Session>

// Other makers' tickets are several times as long as ours.
const captchaTicket = v.strictObject({ ticket: typed(2000, 1), randstr: typed(100, 1) }) satisfies v.GenericSchema<
  unknown,
  CaptchaTicket
>

export const validateCaptcha = call('POST captcha/validate', {
  summary:
    'Checks where the piece of a puzzle was left, and gives a ticket that is good once; with action 4, the code of the mobile on record, and gives the proof that another mobile asks for',
  access: 'anyone',
  rateLimitPerMinute: 30,
  input: v.variant('action', [
    v.strictObject({
      action: v.exactOptional(v.never()),
      puzzleId: typed(64, 1),
      offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2000)),
    }),
    // Spec §7: with this action a code is validated.
    v.strictObject({ action: v.literal(4), code }),
  ]),
  output: v.union([v.object({ ticket: v.string(), randstr: v.string() }), v.object({ proof: phoneProof })]),
  example: { puzzleId: 'p1', offset: 120 },
})

export const sendCode = call('POST sendMsg', {
  summary: 'Sends a verification code by SMS; costs a captcha ticket',
  access: 'anyone',
  rateLimitPerMinute: 10,
  input: v.strictObject({
    mobile: v.union([mobile, v.literal('')]),
    purpose: v.picklist(CODE_PURPOSES),
    captcha: captchaTicket,
  }),
  output: v.object({ retryAfterMs: v.pipe(count, v.maxValue(RESEND_AFTER_SECONDS * 1000)) }),
  example: { mobile: '13800000001', purpose: 'login', captcha: { ticket: 't-1', randstr: 'r-1' } },
})

export const register = call('POST register', {
  summary: 'Makes an account for a mobile that received a code, and logs it in',
  access: 'anyone',
  rateLimitPerMinute: 10,
  input: v.strictObject({ username: named(20, 1), mobile, code, password, hasAgreed: v.boolean() }),
  output: loggedIn,
  example: { username: '小店主_1', mobile: '13800000001', code: '246810', password: 'ferry-2026!', hasAgreed: true },
})

export const login = call('POST login', {
  summary:
    'Logs in by name or mobile with a password, or by mobile with a code; with the agreement accepted, a mobile without an account gets one',
  access: 'anyone',
  // Told apart by the name, so that whatever is wrong is wrong with one field.
  rateLimitPerMinute: 20,
  input: v.variant('name', [
    v.strictObject({ name: typed(40, 1), password }),
    v.strictObject({ name: v.exactOptional(v.never()), mobile, code, hasAgreed: v.exactOptional(v.boolean()) }),
  ]),
  output: loggedIn,
  example: { mobile: '13800000001', code: '246810', hasAgreed: true },
})

/** WeChat's codes and our states are letters, digits, dashes and underscores; both fit in 128. */
const visitPart = v.pipe(v.string(), v.regex(/^[\w-]{0,128}$/, 'Not a part of an answer of WeChat'))

export const logout = call('POST logout', {
  summary: 'Ends the session that asks',
  access: 'anyone',
  input: nothingIn,
  output: nothingOut,
})

export const getUserInfo = call('POST user-info', {
  summary: 'The user whose token asks, as a login asks for them',
  access: 'member',
  input: nothingIn,
  output: userInfo,
})

export const bindMobile = call('POST userMobileBindUsername', {
  summary: 'Gives a mobile to an account without one, by its password and a code, and logs it in',
  access: 'anyone',
  rateLimitPerMinute: 10,
  input: v.strictObject({ name: typed(40, 1), password, mobile, code }),
  output: loggedIn,
  example: { name: '小店主_1', password: 'abc12345', mobile: '13800000001', code: '246810' },
})

export const bindUserToken = call('POST bind-user-token', {
  summary: 'Exchanges the token of an app for a session; each token is good once',
  access: 'anyone',
  rateLimitPerMinute: 30,
  input: v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,400}$/, 'Not a token of our apps')) }),
  output: loggedIn,
  example: { token: 'an-app-token' },
})

export const comeBackFromWeChat = call('POST user/wechat', {
  summary:
    'What WeChat added to the address to which it led a person back: their session knows from then on whose money is spent there. Without a code there is no payer',
  access: 'member',
  rateLimitPerMinute: 30,
  input: v.strictObject({ code: visitPart, state: visitPart }),
  output: nothingOut,
  example: { code: 'a-code', state: 'a-state' },
})

export const logoutEverywhere = call('POST user/logout-everywhere', {
  summary: 'Ends every session of the person who asks, this one too',
  access: 'member',
  input: nothingIn,
  output: nothingOut,
})

const sessionId = idOf<SessionId>()

const activeSession = v.object({
  id: sessionId,
  device: v.object({
    system: v.nullable(v.picklist(DEVICE_SYSTEMS)),
    browser: v.nullable(v.picklist(DEVICE_BROWSERS)),
  }),
  startedAt: instant,
  lastUsedAt: instant,
  isCurrent: v.boolean(),
}) satisfies v.GenericSchema<unknown, ActiveSession>

export const listSessions = call('GET user/sessions', {
  summary: 'Where the person who asks is logged in, and since when: this session first, then those that were used last',
  access: 'member',
  input: nothingIn,
  output: v.object({ items: v.array(activeSession) }),
})

export const endSession = call('POST user/sessions/end', {
  summary: 'Ends one session of the person who asks, by the login password',
  access: 'member',
  rateLimitPerMinute: 30,
  input: v.strictObject({ sessionId, password }),
  output: nothingOut,
  example: { sessionId: 'no-such-session', password: 'abc12345' },
})

export const endOtherSessions = call('POST user/sessions/end-others', {
  summary: 'Ends every session of the person who asks but this one, by the login password',
  access: 'member',
  rateLimitPerMinute: 10,
  input: v.strictObject({ password }),
  output: nothingOut,
  example: { password: 'abc12345' },
})
