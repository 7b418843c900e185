import type { PasskeyAnswer, PasskeyQuestion } from '@diandu/core/admin'
import { parseJson } from '@diandu/core/input'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { Database, Queries } from '../database/index.ts'
import {
  findPasskey,
  insertChallenge,
  notePasskeyUse,
  passkeysOf,
  takeChallenge,
  type StoredPasskey,
} from './passkey-store.ts'
import type { Staff } from './staff-store.ts'

const RP_NAME = 'Diandu'

/** ES256, and RS256 for devices that have no other. */
const ALGORITHMS = [-7, -257]

/** The console's own page, as the browser names it. */
export interface ConsolePage {
  readonly origin: string
}

/** A passkey is bound to the host. */
const hostOf = ({ origin }: ConsolePage): string => new URL(origin).hostname

interface PasskeyDeps {
  readonly db: Database
  readonly nowMs: number
  readonly page: ConsolePage
}

const passkeyRefused = () => refused('credentials-wrong', '通行密钥没有通过验证')

const known = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }))

/** By which a member of staff makes another passkey. */
export async function registrationQuestion(
  { id, login, name }: Pick<Staff, 'id' | 'login' | 'name'>,
  { db, nowMs, page }: PasskeyDeps,
): Promise<PasskeyQuestion> {
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: hostOf(page),
    userName: login,
    userID: new TextEncoder().encode(id),
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known(await passkeysOf(db, id)),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await insertChallenge(db, { challenge: options.challenge, purpose: 'register', staffId: id }, nowMs)
  return JSON.stringify(options)
}

/** The passkey that a device made; its question is answered once. */
export async function checkNewPasskey(
  staffId: string,
  name: string,
  answer: PasskeyAnswer,
  { db, nowMs, page }: PasskeyDeps,
): Promise<Result<StoredPasskey>> {
  const response = parseJson(answer) as RegistrationResponseJSON
  const challenge = await questionOf(response)
  if (challenge === undefined || !(await takeChallenge(db, { challenge, purpose: 'register', staffId }, nowMs)))
    return fail(passkeyRefused())
  const checked = await unlessWrong(async () => {
    // A maker's certificate is not asked for: checking one reads from the addresses that it names.
    const { attestationObject } = response.response
    if (decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('attStmt').get('x5c') !== undefined)
      return undefined
    return verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expectedOf(page),
    })
  })
  if (checked?.verified !== true) return fail(passkeyRefused())
  const { id, publicKey, counter } = checked.registrationInfo.credential
  const transports = (response.response.transports ?? []).filter((one) => typeof one === 'string').slice(0, 8)
  return ok({ id, staffId, name, publicKey, counter, transports, addedAt: nowMs, usedAt: null })
}

/** Of one account, or of any that the device knows where a session is opened. */
export async function passkeyQuestion(
  staffId: string | null,
  { db, nowMs, page }: PasskeyDeps,
): Promise<PasskeyQuestion> {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(page),
    userVerification: 'required',
    ...(staffId === null ? {} : { allowCredentials: known(await passkeysOf(db, staffId)) }),
  })
  const purpose = staffId === null ? 'login' : 'proof'
  await insertChallenge(db, { challenge: options.challenge, purpose, staffId }, nowMs)
  return JSON.stringify(options)
}

/** Whose passkey it was; of one account where that is given. Its question is answered once. */
export async function checkPasskey(
  staffId: string | null,
  answer: PasskeyAnswer,
  { db, nowMs, page }: PasskeyDeps,
): Promise<string | undefined> {
  const response = parseJson(answer) as AuthenticationResponseJSON
  const passkey = await foundPasskey(db, response)
  if (passkey === undefined || (staffId !== null && passkey.staffId !== staffId)) return undefined
  const purpose = staffId === null ? 'login' : 'proof'
  const challenge = await questionOf(response)
  if (challenge === undefined || !(await takeChallenge(db, { challenge, purpose, staffId }, nowMs))) return undefined
  const { id, publicKey, counter } = passkey
  const checked = await unlessWrong(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...expectedOf(page),
      credential: { id, publicKey, counter },
    }),
  )
  if (checked?.verified !== true) return undefined
  const isCounted = await notePasskeyUse(db, passkey.id, checked.authenticationInfo.newCounter, nowMs)
  return isCounted ? passkey.staffId : undefined
}

async function foundPasskey(db: Queries, response: unknown): Promise<StoredPasskey | undefined> {
  const { id } = (response ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' ? findPasskey(db, id) : undefined
}

const expectedOf = (page: ConsolePage) => ({
  expectedOrigin: page.origin,
  expectedRPID: hostOf(page),
  requireUserVerification: true,
})

const questionOf = (response: AuthenticationResponseJSON | RegistrationResponseJSON): Promise<string | undefined> =>
  unlessWrong(async () => decodeClientDataJSON(response.response.clientDataJSON).challenge)

/** The library throws where an answer is malformed, or wrong in any way. */
async function unlessWrong<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}
