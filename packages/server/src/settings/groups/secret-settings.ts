import { createHash } from 'node:crypto'
import { inProduction } from '../conditions.ts'
import { required } from '../required.ts'
import { ownSecret } from '../secret-rule.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { list, secretText, textLike } from '../setting-types.ts'

/** The signing key when nothing is set. It is public, which is why production refuses it. */
export const DEMO_SIGNING_SECRET = 'diandu-demonstration-only'
export const DEMO_DATA_KEY = createHash('sha256').update('diandu-demonstration-only').digest('hex')
export const DEMO_APP_TOKEN_SECRET = 'diandu-demonstration-apps-only'

const MIN_SECRET_LENGTH = 16
const IS_KEY = /^[\da-f]{64}$/i

export const SECRET_SETTINGS = {
  SIGNING_SECRET: {
    type: secretText(MIN_SECRET_LENGTH),
    default: { demo: DEMO_SIGNING_SECRET },
    meaning:
      'What calls are signed with. Pages hold it, so it is [no secret](security.md#the-signature-is-no-secret) to who looks.',
    requiredWhen: [inProduction('a secret of your own')],
    secret: ownSecret('must be set to a secret of your own', 'openssl rand -base64 32'),
    amongServers: 'must-agree',
  },
  DATA_KEY: {
    type: textLike(
      IS_KEY,
      '64 hexadecimal digits',
      'must be 64 hexadecimal digits, such as `openssl rand -hex 32` prints',
    ),
    default: { demo: DEMO_DATA_KEY },
    meaning: 'Seals supporting documents and pictures in the database. Not to be lost.',
    requiredWhen: [inProduction('a key of your own')],
    secret: ownSecret('must be set to a key of your own', 'openssl rand -hex 32'),
    // Each server has to open what the others seal: that is compared by the keys' names.
    amongServers: 'may-differ',
  },
  DATA_KEYS_BEFORE: {
    type: list(
      'values of `DATA_KEY`, with commas between',
      (key) => IS_KEY.test(key),
      'must be earlier values of DATA_KEY, with commas between them',
    ),
    default: '',
    meaning:
      'Earlier values of `DATA_KEY`: what they sealed still opens, until `npm run ops data reseal` has sealed it again. Production starts with no easily guessed one among them, but `reseal` opens what it sealed.',
    secret: {
      must: 'must hold no such key',
      advice: 'Stop the server, run `npm run ops data reseal`, and take it out.',
      secretsIn: (keys) => keys.split(',').map((key) => key.trim()),
      isTakenForResealing: true,
    },
    amongServers: 'may-differ',
  },
  APP_TOKEN_SECRET: {
    type: secretText(MIN_SECRET_LENGTH),
    default: { demo: DEMO_APP_TOKEN_SECRET },
    meaning: 'What the apps’ own login signs its tokens with; without it, in production, no app’s token is taken.',
    secret: ownSecret('must be a secret of your own (or not set)', 'openssl rand -base64 32'),
    amongServers: 'must-agree',
  },
  METRICS_TOKEN: {
    type: secretText(MIN_SECRET_LENGTH),
    meaning:
      'What a program that collects figures says at `/metrics` (`Authorization: Bearer …`); without it there is no such page.',
    secret: ownSecret('must be a secret of your own (or not set)', 'openssl rand -base64 32'),
    amongServers: 'may-differ',
  },
} as const satisfies SettingGroup

/** Secrets of this installation, beside the passwords of its services. */
export interface SecretSettings {
  /** Seals what a copy of the database must not tell: documents and pictures. 32 bytes each. */
  readonly dataKey: { readonly now: Uint8Array; readonly before: readonly Uint8Array[] }
  /** The apps sign their own logins with it; `null` where there are no apps. */
  readonly appTokenSecret: string | null
  /** Names a program that reads the metrics; `null`: there are none to read. */
  readonly metricsToken: string | null
}

export const secretSettings = (values: ValuesOf<typeof SECRET_SETTINGS>): SecretSettings => ({
  dataKey: {
    now: Buffer.from(required(values.DATA_KEY), 'hex'),
    before: values.DATA_KEYS_BEFORE.map((key) => Buffer.from(key, 'hex')),
  },
  appTokenSecret: values.APP_TOKEN_SECRET ?? null,
  metricsToken: values.METRICS_TOKEN ?? null,
})
