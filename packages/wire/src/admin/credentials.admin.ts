import type { NewAuthenticator, ShownInvitation, StaffCredentials } from '@diandu/core/admin'
import * as v from 'valibot'
import { count, instant, named, nothingIn, typed } from '../schemas/schemas.ts'
import { passkeyAnswer, passkeyQuestion, staffRoles, staffSelf, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

/** Of an invitation's link. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/, 'Not a token'))
const TOKEN = 'a-token-of-an-invitation'

const newAuthenticator = v.object({ uri: stored, sealed: stored }) satisfies v.GenericSchema<unknown, NewAuthenticator>

const password = typed(100, 1)
const authenticator = v.strictObject({ sealed: typed(400, 1), code: typed(20, 6) })
const passkeyName = v.pipe(named(40, 1), v.trim(), v.minLength(1, '请填写'))

const PASSWORD = 'a-long-pass-phrase'
const AUTHENTICATOR = { sealed: 'c2VhbGVk', code: '123456' }

const recoveryCodes = v.array(v.string())

/** Of WebAuthn: in base64, longer than other ids. */
const passkeyId = v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/, 'Not the id of a passkey'))

const credentials = v.object({
  hasPassword: v.boolean(),
  recoveryCodesLeft: count,
  passkeys: v.array(v.object({ id: passkeyId, name: stored, addedAt: instant, usedAt: v.nullable(instant) })),
}) satisfies v.GenericSchema<unknown, StaffCredentials>

export const showInvitation = adminCall('POST invitation', {
  summary: 'Whom an invitation is for, and a new authenticator',
  act: null,
  input: v.strictObject({ token }),
  output: v.object({
    login: stored,
    name: stored,
    roles: staffRoles,
    endsAt: instant,
    authenticator: newAuthenticator,
  }) satisfies v.GenericSchema<unknown, ShownInvitation>,
  example: { token: TOKEN },
})

export const startInvitedPasskey = adminCall('POST invitation/passkey/start', {
  summary: 'The question by which an invited person makes a passkey',
  act: null,
  input: v.strictObject({ token }),
  output: passkeyQuestion,
  example: { token: TOKEN },
})

export const acceptInvitation = adminCall('POST invitation/accept', {
  summary: 'Chooses how to log in, once, and opens a session; the recovery codes are answered here only',
  act: null,
  input: v.strictObject({
    token,
    credential: v.variant('kind', [
      v.strictObject({ kind: v.literal('password'), password, authenticator }),
      v.strictObject({ kind: v.literal('passkey'), name: passkeyName, answer: passkeyAnswer }),
    ]),
  }),
  output: v.object({ self: staffSelf, recoveryCodes }),
  example: { token: TOKEN, credential: { kind: 'password', password: PASSWORD, authenticator: AUTHENTICATOR } },
})

export const getCredentials = adminCall('GET account/credentials', {
  summary: 'By what one logs in',
  act: 'see-own-account',
  input: nothingIn,
  output: credentials,
})

export const startAuthenticator = adminCall('POST account/authenticator/start', {
  summary: 'A new authenticator, which counts once a code of it was given with the change',
  act: 'see-own-account',
  input: nothingIn,
  output: newAuthenticator,
})

export const changeStaffPassword = adminCall('POST account/password', {
  summary: 'Changes one’s own password, authenticator, or both; all other sessions of the account end',
  act: 'change-own-credentials',
  input: v.strictObject({ password: v.nullable(password), authenticator: v.nullable(authenticator) }),
  output: credentials,
  example: { password: PASSWORD, authenticator: AUTHENTICATOR },
})

export const renewRecoveryCodes = adminCall('POST account/recovery-codes', {
  summary: 'Ten new recovery codes, answered here only; the former ones are good no longer',
  act: 'change-own-credentials',
  input: nothingIn,
  output: recoveryCodes,
})

export const startPasskey = adminCall('POST account/passkeys/start', {
  summary: 'The question by which one makes another passkey',
  act: 'see-own-account',
  input: nothingIn,
  output: passkeyQuestion,
})

export const addPasskey = adminCall('POST account/passkeys', {
  summary: 'Adds a passkey to one’s own account',
  act: 'change-own-credentials',
  input: v.strictObject({ name: passkeyName, answer: passkeyAnswer }),
  output: credentials,
  example: { name: '办公室电脑', answer: '{}' },
})

export const removePasskey = adminCall('POST account/passkeys/remove', {
  summary: 'Takes a passkey away from one’s own account, but not the last way to log in',
  act: 'change-own-credentials',
  input: v.strictObject({ id: passkeyId }),
  output: credentials,
  example: { id: 'k1' },
})
