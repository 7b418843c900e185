import {
  address,
  basePath,
  buildDate,
  collector,
  instant,
  networks,
  oneOf,
  origin,
  rateLimit,
  wholeNumber,
  yesNo,
} from '../setting-types.ts'
import type { SettingGroup } from '../setting.ts'
import { consoleInProduction, whenIs, whenSet } from '../conditions.ts'

const facesAreChecked = {
  words: '`IDENTITY_PROVIDER` is `tencent` and `TENCENT_EID_MERCHANT_ID` is set',
  must: 'must be an address such as https://m.example.com when TENCENT_EID_MERCHANT_ID is set',
  holds: (given) => given['IDENTITY_PROVIDER'] === 'tencent' && given['TENCENT_EID_MERCHANT_ID'] !== undefined,
} satisfies NonNullable<SettingGroup[string]['requiredWhen']>[number]

/** How the program runs, and where it answers. */
export const SERVER_SETTINGS = {
  DIANDU_MODE: {
    type: oneOf('demo', 'production'),
    default: 'demo',
    meaning: '`demo`: sample shops and people, sandboxes instead of outside services. `production`: neither.',
    amongServers: 'must-agree',
  },
  PORT: {
    type: wholeNumber(0, 65_535),
    default: '3000',
    meaning: 'Where to listen; `0` takes any free port. The address is printed.',
    amongServers: 'may-differ',
  },
  HOST: {
    type: address,
    default: '127.0.0.1',
    meaning: 'The address to listen on: this machine only, unless changed.',
    amongServers: 'may-differ',
  },
  ADMIN_PORT: {
    type: wholeNumber(0, 65_535),
    meaning: 'Where the console for staff listens; `0` takes any free port. If unset, there is none.',
    amongServers: 'may-differ',
  },
  ADMIN_HOST: {
    type: address,
    default: '127.0.0.1',
    meaning: 'The address the console listens on: this machine only, unless changed.',
    amongServers: 'may-differ',
  },
  ADMIN_URL: {
    type: origin,
    meaning:
      'Where staff open the console: pages of any other origin are refused, and passkeys are bound to its host. If unset, the host that was asked is believed.',
    requiredWhen: [consoleInProduction],
    amongServers: 'may-differ',
  },
  ADMIN_NETWORKS: {
    type: networks,
    default: '',
    meaning: 'The networks that reach the console; others find nothing there. If empty, any that reach its address.',
    amongServers: 'may-differ',
  },
  PUBLIC_URL: {
    type: origin,
    meaning:
      'Where people open the market; payment notifications and people come back there. WeChat signs only its pages; if unset, its simulation signs any host asked.',
    requiredWhen: [
      whenSet('WECHAT_APP_ID'),
      whenIs('ESIGN_PROVIDER', 'tencent'),
      facesAreChecked,
      whenSet('WECHAT_PAY_MERCHANT_ID'),
      whenSet('ALIPAY_APP_ID'),
    ],
  },
  API_BASE: {
    type: basePath,
    default: '/api',
    meaning: 'What stands before `/wap-api/v1/`.',
    amongServers: 'must-agree',
  },
  TRUSTED_PROXIES: {
    type: networks,
    default: '',
    meaning: 'The proxies in front. Only these are believed about a client’s address.',
    amongServers: 'may-differ',
  },
  DRAIN_SECONDS: {
    type: wholeNumber(0, 300),
    default: '0',
    meaning:
      'Asked to stop, the server says so long that it is not ready, and answers as ever: a load balancer in front finds out before the first request is refused.',
    amongServers: 'may-differ',
  },
  RATE_LIMIT: { type: rateLimit, default: '600', meaning: 'Requests per client address and minute.' },
  LOG_LEVEL: {
    type: oneOf('debug', 'info', 'warn', 'error', 'silent'),
    default: { demo: 'warn', production: 'info' },
    meaning: 'The least level that is logged.',
    amongServers: 'may-differ',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    type: collector,
    meaning:
      'The collector to which traces of requests, statements and outside services go, by OTLP over HTTP, such as `http://127.0.0.1:4318`; without it none are made.',
    amongServers: 'may-differ',
  },
  DOCS: {
    type: oneOf('open', 'closed'),
    default: { demo: 'open', production: 'closed' },
    meaning: '`open` lists the calls at `/docs`, `closed` does not.',
    amongServers: 'may-differ',
  },
  NOW: {
    type: instant,
    meaning: 'The instant at which the clock starts, such as `2026-06-18T10:00:00+08:00`.',
    refusedInProduction: 'everybody gets the real time.',
  },
  BUILD_DATE: {
    type: buildDate,
    default: '2025-9-16',
    meaning: 'The day of the build, in a `<meta>` element of every page.',
  },
  OFFLINE_READING: {
    type: yesNo,
    default: 'yes',
    meaning:
      '`no` ends reading without a network: the service worker of every browser that comes back drops what it kept and goes.',
  },
  SEALED_DATA_LOST: {
    type: yesNo,
    default: 'no',
    meaning:
      '`yes` starts although the keys do not open what is stored, where none is left that does: documents, pictures and card numbers of before are given up.',
    amongServers: 'may-differ',
  },
  ALLOW_SANDBOXES: { type: yesNo, default: 'no', meaning: '`yes` allows sandboxes in production.' },
  RSA_PADDING: {
    type: oneOf('oaep', 'pkcs1'),
    default: 'oaep',
    meaning:
      'How pages wrap the keys of sealed data. `pkcs1` (PKCS#1 v1.5) is for a proxy that leads `API_BASE` to an older backend, never for this server, which opens OAEP only.',
  },
} as const satisfies SettingGroup
