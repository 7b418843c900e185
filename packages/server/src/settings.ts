import { HOUR_MS } from '@diandu/core/kernel'
import type { CompanyItem } from '@diandu/core/company'
import type { ReceivingAccount } from '@diandu/core/wallet'
import type { LogLevel } from './kernel/index.ts'
import { type ShellSettings, shellSettings } from './settings/groups/shell-settings.ts'
import { sharedSettings, type SharedSettings } from './settings/shared-settings.ts'
import { type SupportSettings, supportSettings } from './settings/groups/support-settings.ts'
import { companyItems } from './settings/groups/company-settings.ts'
import { type SecretSettings, secretSettings } from './settings/groups/secret-settings.ts'
import { alipayAccount } from './settings/groups/alipay-settings.ts'
import { weChatPayAccount } from './settings/groups/wechat-pay-settings.ts'
import { tencentIdentityAccount } from './settings/groups/tencent-identity-settings.ts'
import { tencentEssAccount } from './settings/groups/tencent-ess-settings.ts'
import { tencentCaptchaAccount } from './settings/groups/tencent-captcha-settings.ts'
import { tencentSmsAccount } from './settings/groups/tencent-sms-settings.ts'
import { jPushAccount } from './settings/groups/push-settings.ts'
import { operatorAccount } from './settings/groups/operator-account-settings.ts'
import { parseSettings } from './settings/parse-settings.ts'
import { required } from './settings/required.ts'
import { ALL_SETTINGS } from './settings/schema.ts'
import type {
  JPushAccount,
  TencentCaptchaAccount,
  TencentEssAccount,
  TencentIdentityAccount,
  TencentSmsAccount,
  AlipayAccount,
  WeChatPayAccount,
} from './integrations/index.ts'

export { DEMO_SIGNING_SECRET } from './settings/groups/secret-settings.ts'
export { offersChat } from './settings/groups/support-settings.ts'

/** The settings of this installation. Read once, at start; all faults are reported together. */
export interface Settings {
  /** `demo`: sandboxes instead of outside services, sample shops and people. `production`: neither. */
  readonly mode: 'demo' | 'production'
  /** 0: any free one. */
  readonly port: number
  readonly host: string
  /** The console's own listener; `null`: there is none. */
  readonly adminPort: number | null
  readonly adminHost: string
  readonly adminUrl: string | undefined
  /** Empty: any. */
  readonly adminNetworks: readonly string[]
  readonly databaseUrl: string | undefined
  /** Where a server hears what others change. */
  readonly databaseListenUrl: string | undefined
  /** A replica, for what only reads. */
  readonly databaseReadUrl: string | undefined
  /** To PostgreSQL, at the same time; to the replica as many. */
  readonly databaseConnections: number
  readonly dataDir: string
  readonly demoShops: number
  /** Where backups are made by themselves, how often, and how many stay; `null`: none are. */
  readonly backups: { readonly folder: string; readonly everyMs: number; readonly kept: number | 'all' } | null
  /** Where old months go, and after how many; `null`: they stay in the database. */
  readonly archive: { readonly folder: string; readonly afterMonths: number } | null
  /** Where servers keep the files of their pages for each other, and beyond their version; `null`: they do not. */
  readonly pagesFolder: string | null
  /** The instant at which the clock starts, for demonstrations of campaigns; `null` is the real time. */
  readonly nowMs: number | null
  readonly signingSecret: string
  readonly logLevel: LogLevel
  readonly trustedProxies: readonly string[]
  /** How long a server that is asked to stop goes on answering, and says that it is not ready. */
  readonly drainMs: number
  /** Requests per client address and minute; `null` is without a limit. */
  readonly rateLimitPerMinute: number | null
  /** Put before `/wap-api/v1/`; begins with a slash and ends without one, or is empty. */
  readonly apiBase: string
  /**
   * How pages wrap keys of sealed data. This server itself opens OAEP only: `pkcs1` is for an older backend behind
   * `apiBase`.
   */
  readonly rsaPadding: 'oaep' | 'pkcs1'
  readonly allowSandboxes: boolean
  /** Whether what the keys do not open is given up. */
  readonly isSealedDataLost: boolean
  /** The provider of text messages; `null` is the sandbox. */
  readonly sms: TencentSmsAccount | null
  /** The provider of pushes; `null` is the sandbox, or none where sandboxes are not allowed. */
  readonly push: JPushAccount | null
  /** The provider of signatures; `null` is the sandbox, which signs here. */
  readonly eSignature: TencentEssAccount | null
  /** The provider of identity checks; `null` is the sandbox, which believes every signer. */
  readonly identity: TencentIdentityAccount | null
  /** The third party's captcha; `null` is our own puzzle. */
  readonly captcha: TencentCaptchaAccount | null
  readonly shells: ShellSettings
  /** The account that takes money at a cashier; `null` is the sandbox, or nothing where sandboxes are not allowed. */
  readonly weChatPay: WeChatPayAccount | null
  /** The second of the two, or the only one; `null`: no payer is sent there. */
  readonly alipay: AlipayAccount | null
  /** Where people transfer money to; `null`: transfers are not taken. */
  readonly houseAccount: ReceivingAccount | null
  /** Whether the bank has opened numbers behind it for single people. */
  readonly personalAccounts: boolean
  readonly secrets: SecretSettings
  /** Compared among the servers of a market. */
  readonly shared: SharedSettings
  /** The chat with customer service. */
  readonly support: SupportSettings
  /** The operator's own particulars. */
  readonly company: readonly CompanyItem[]
  /** The day of the build, as every page tells it. */
  readonly buildDate: string
  /** The collector of traces; `null`: none are made. */
  readonly tracesEndpoint: string | null
  /** Whether `/docs` lists the calls. */
  readonly showsDocs: boolean
  /** Whether browsers may keep pages for reading without a network. */
  readonly hasOfflineReading: boolean
  /** Names of the settings that are not left to their default. */
  readonly chosen: readonly string[]
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Throws one error that names every variable that is wrong, and says what it must be. `mayResealFromAny`: for the
 * program that gets rid of a bad key.
 */
export function readSettings(environment: Environment, { mayResealFromAny = false } = {}): Settings {
  // A variable that is set to nothing counts as not set.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const { values, problems } = parseSettings(given, mayResealFromAny)
  if (problems.length > 0)
    throw new Error(['These settings are wrong:', ...problems.map((problem) => `  ${problem}`)].join('\n'))
  const houseAccount = operatorAccount(values, values.DIANDU_MODE)
  return {
    mode: values.DIANDU_MODE,
    port: values.PORT,
    host: values.HOST,
    adminPort: values.ADMIN_PORT ?? null,
    adminHost: values.ADMIN_HOST,
    adminUrl: values.ADMIN_URL,
    adminNetworks: values.ADMIN_NETWORKS,
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL ?? values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    dataDir: values.DATA_DIR,
    demoShops: values.DEMO_SHOPS,
    backups:
      values.BACKUP_FOLDER === undefined
        ? null
        : { folder: values.BACKUP_FOLDER, everyMs: values.BACKUP_HOURS * HOUR_MS, kept: values.BACKUPS_KEPT },
    archive:
      values.ARCHIVE_FOLDER === undefined
        ? null
        : { folder: values.ARCHIVE_FOLDER, afterMonths: values.ARCHIVE_AFTER_MONTHS },
    pagesFolder: values.PAGES_FOLDER ?? null,
    nowMs: values.NOW ?? null,
    signingSecret: required(values.SIGNING_SECRET),
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    drainMs: values.DRAIN_SECONDS * 1000,
    rateLimitPerMinute: values.RATE_LIMIT,
    apiBase: values.API_BASE,
    rsaPadding: values.RSA_PADDING,
    allowSandboxes: values.ALLOW_SANDBOXES,
    isSealedDataLost: values.SEALED_DATA_LOST,
    sms: tencentSmsAccount(values),
    push: jPushAccount(values),
    captcha: tencentCaptchaAccount(values),
    eSignature: tencentEssAccount(values),
    identity: tencentIdentityAccount(values),
    shells: shellSettings(values),
    houseAccount,
    personalAccounts: values.HOUSE_ACCOUNT_PERSONAL && houseAccount !== null,
    weChatPay: weChatPayAccount(values),
    alipay: alipayAccount(values),
    secrets: secretSettings(values),
    shared: sharedSettings(values),
    support: supportSettings(values, values.DIANDU_MODE),
    company: companyItems(values),
    buildDate: values.BUILD_DATE,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    showsDocs: values.DOCS === 'open',
    hasOfflineReading: values.OFFLINE_READING,
    chosen: ALL_SETTINGS.flatMap(([name]) => (given[name] === undefined ? [] : [name])),
  }
}

/** Whether sandboxes may answer in the place of outside services. */
export const hasSandboxes = ({ mode, allowSandboxes }: Pick<Settings, 'mode' | 'allowSandboxes'>): boolean =>
  mode === 'demo' || allowSandboxes
