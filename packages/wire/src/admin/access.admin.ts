import { EVERY_ROLE, type OpenStaffSession, type StaffSelf } from '@diandu/core/admin'
import * as v from 'valibot'
import { instant, nothingIn, nothingOut, plainId, typed } from '../schemas/schemas.ts'
import { adminCall } from './admin-call.ts'

/** A text as it is stored: an answer never fails for its length. */
export const stored = v.string()

/** Why it was done, or a message: it says something. */
export const reason = v.pipe(typed(300, 1), v.trim(), v.minLength(1, '请填写'))

export const staffRoles = v.array(v.picklist(EVERY_ROLE))

/** Each role once. */
export const wantedRoles = v.pipe(
  staffRoles,
  v.maxLength(EVERY_ROLE.length),
  v.check((roles) => new Set(roles).size === roles.length, '每个角色只写一次'),
)

export const staffSelf = v.object({
  staffId: plainId,
  login: stored,
  name: stored,
  roles: staffRoles,
  provenUntil: instant,
}) satisfies v.GenericSchema<unknown, StaffSelf>

const openSessions = v.array(
  v.object({ id: plainId, openedAt: instant, seenAt: instant, address: stored, isThis: v.boolean() }),
) satisfies v.GenericSchema<unknown, OpenStaffSession[]>

const proof = { password: typed(100), code: typed(20, 6) }
/** As WebAuthn words them, in JSON. */
export const passkeyQuestion = v.string()
export const passkeyAnswer = typed(16_000, 2)

const PROOF = { password: 'a-long-pass-phrase', code: '123456' }

export const logInStaff = adminCall('POST session', {
  summary: 'Opens a session by password and a code of the authenticator, or a recovery code',
  act: null,
  input: v.strictObject({ login: typed(40, 1), ...proof }),
  output: staffSelf,
  example: { login: 'lina', ...PROOF },
})

export const logOutStaff = adminCall('POST session/end', {
  summary: 'Ends this session',
  act: null,
  input: nothingIn,
  output: nothingOut,
})

export const getStaffSelf = adminCall('GET session', {
  summary: 'Who one is, and what one may do',
  act: 'see-own-account',
  input: nothingIn,
  output: staffSelf,
})

export const proveStaff = adminCall('POST session/prove', {
  summary: 'Proves again who one is, before money, owners or roles are touched',
  act: 'see-own-account',
  input: v.strictObject(proof),
  output: staffSelf,
  example: PROOF,
})

export const listStaffSessions = adminCall('GET session/all', {
  summary: 'One’s own open sessions',
  act: 'see-own-account',
  input: nothingIn,
  output: openSessions,
})

export const endStaffSession = adminCall('POST session/end-one', {
  summary: 'Ends a session of one’s own',
  act: 'see-own-account',
  input: v.strictObject({ id: plainId }),
  output: openSessions,
  example: { id: 's1' },
})

export const startPasskeyLogin = adminCall('POST session/passkey/start', {
  summary: 'The question that a passkey answers to open a session',
  act: null,
  input: nothingIn,
  output: passkeyQuestion,
})

export const logInByPasskey = adminCall('POST session/passkey', {
  summary: 'Opens a session by a passkey',
  act: null,
  input: v.strictObject({ answer: passkeyAnswer }),
  output: staffSelf,
  example: { answer: '{}' },
})

export const startPasskeyProof = adminCall('POST session/prove/passkey/start', {
  summary: 'The question that a passkey answers to prove again who one is',
  act: 'see-own-account',
  input: nothingIn,
  output: passkeyQuestion,
})

export const proveByPasskey = adminCall('POST session/prove/passkey', {
  summary: 'Proves again who one is, by a passkey',
  act: 'see-own-account',
  input: v.strictObject({ answer: passkeyAnswer }),
  output: staffSelf,
  example: { answer: '{}' },
})
