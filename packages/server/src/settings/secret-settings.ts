import { createHash } from 'node:crypto'

/** What this installation keeps from everybody, beside the passwords of its services. */
export interface SecretSettings {
  /** Seals what a copy of the database must not tell: papers and pictures. 32 bytes each. */
  readonly dataKey: { readonly now: Uint8Array; readonly before: readonly Uint8Array[] }
  /** What the apps sign their own logins with; `null` where there are no apps. */
  readonly appTokenSecret: string | null
}

type Given = Readonly<Record<string, string | undefined>>

/** Everybody knows them, which is why production refuses them. */
const DEMO_DATA_KEY = createHash('sha256').update('diandu-demonstration-only').digest('hex')
const DEMO_APP_TOKEN_SECRET = 'diandu-demonstration-apps-only'

const MIN_SECRET_LENGTH = 16
const IS_KEY = /^[\da-f]{64}$/i

export function readSecrets(given: Given, isProduction: boolean): { readonly secrets: SecretSettings; readonly problems: readonly string[] } {
  const dataKey = given['DATA_KEY'] ?? DEMO_DATA_KEY
  const before = (given['DATA_KEYS_BEFORE'] ?? '').split(',').map((key) => key.trim()).filter((key) => key !== '')
  const appTokenSecret = given['APP_TOKEN_SECRET'] ?? (isProduction ? null : DEMO_APP_TOKEN_SECRET)
  const problems = [
    ...(IS_KEY.test(dataKey) ? [] : ['DATA_KEY must be 64 hexadecimal digits, such as `openssl rand -hex 32` prints']),
    ...(before.every((key) => IS_KEY.test(key)) ? [] : ['DATA_KEYS_BEFORE must be earlier values of DATA_KEY, with commas between them']),
    ...(appTokenSecret === null || appTokenSecret.length >= MIN_SECRET_LENGTH ? [] : [`APP_TOKEN_SECRET must have at least ${MIN_SECRET_LENGTH} characters`]),
    ...(isProduction && dataKey.toLowerCase() === DEMO_DATA_KEY ? ['DATA_KEY must be set to a key of your own in production.'] : []),
    ...(isProduction && appTokenSecret === DEMO_APP_TOKEN_SECRET ? ['APP_TOKEN_SECRET must be a secret of your own in production, or not set.'] : []),
  ]
  return { secrets: { dataKey: { now: Buffer.from(dataKey, 'hex'), before: before.map((key) => Buffer.from(key, 'hex')) }, appTokenSecret }, problems }
}
