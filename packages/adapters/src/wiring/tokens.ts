import type { DevicePorts } from '../device/index.ts'
import type { Client } from '../http/index.ts'
import type { HouseTime } from '../time/index.ts'
import type { Connection } from './connection.ts'
import type { FailureFeed } from './failure-feed.ts'
import type { ServerPorts } from './ports.ts'

/** The container knows symbols; the compiler knows what each stands for. */
export type Token<T> = symbol & { readonly '#stands for': T }

const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>

/** One token for each port of the server, by the port's own name. */
const SERVER_TOKENS: { readonly [Name in keyof Omit<ServerPorts, 'failures' | 'houseTime'>]: Token<ServerPorts[Name]> } = {
  catalog: token('catalog'),
  searchWords: token('searchWords'),
  viewHistory: token('viewHistory'),
  favourites: token('favourites'),
  orders: token('orders'),
  dealings: token('dealings'),
  priceOffers: token('priceOffers'),
  wallet: token('wallet'),
  coupons: token('coupons'),
  bankCards: token('bankCards'),
  withdrawals: token('withdrawals'),
  bills: token('bills'),
  invoices: token('invoices'),
  recharges: token('recharges'),
  sessions: token('sessions'),
  codes: token('codes'),
  captcha: token('captcha'),
  accountSessions: token('accountSessions'),
  weChat: token('weChat'),
  profiles: token('profiles'),
  addresses: token('addresses'),
  phoneChanges: token('phoneChanges'),
  verifications: token('verifications'),
  passwords: token('passwords'),
  proposals: token('proposals'),
  uploads: token('uploads'),
  company: token('company'),
  contracts: token('contracts'),
  identity: token('identity'),
  signatures: token('signatures'),
  signingLinks: token('signingLinks'),
  agreements: token('agreements'),
  app: token('app'),
  sharing: token('sharing'),
}

export const TOKENS = {
  ...SERVER_TOKENS,
  device: token<DevicePorts>('device'),
  connection: token<Connection>('connection'),
  failures: token<FailureFeed>('failures'),
  houseTime: token<HouseTime>('houseTime'),
  client: token<Client>('client'),
} as const
