import { createHash } from 'node:crypto'

/** What this installation keeps from everybody, beside the passwords of its services. */
export interface SecretSettings {
  /** Seals what a copy of the database must not tell: papers and pictures. 32 bytes. */
  readonly dataKey: Uint8Array
  /** What the apps sign their own logins with; `null` where there are no apps. */
  readonly appTokenSecret: string | null
}

type Given = Readonly<Record<string, string | undefined>>

/** Everybody knows them, which is why production refuses them. */
const DEMO_DATA_KEY = createHash('sha256').update('diandu-demonstration-only').digest('hex')
const DEMO_APP_TOKEN_SECRET = 'diandu-demonstration-apps-only'

const MIN_SECRET_LENGTH = 16

export function readSecrets(given: Given, isProduction: boolean): { readonly secrets: SecretSettings; readonly problems: readonly string[] } {
  const dataKey = given['DATA_KEY'] ?? DEMO_DATA_KEY
  const appTokenSecret = given['APP_TOKEN_SECRET'] ?? (isProduction ? null : DEMO_APP_TOKEN_SECRET)
  const problems = [
    ...(/^[\da-f]{64}$/i.test(dataKey) ? [] : ['DATA_KEY must be 64 hexadecimal digits, such as `openssl rand -hex 32` prints']),
    ...(appTokenSecret === null || appTokenSecret.length >= MIN_SECRET_LENGTH ? [] : [`APP_TOKEN_SECRET must have at least ${MIN_SECRET_LENGTH} characters`]),
    ...(isProduction && dataKey.toLowerCase() === DEMO_DATA_KEY ? ['DATA_KEY must be set to a key of your own in production.'] : []),
    ...(isProduction && appTokenSecret === DEMO_APP_TOKEN_SECRET ? ['APP_TOKEN_SECRET must be a secret of your own in production, or not set.'] : []),
  ]
  return { secrets: { dataKey: Buffer.from(dataKey, 'hex'), appTokenSecret }, problems }
}
