import type { Favourites } from '@diandu/core/account'
import type { Catalog, SearchWords, ViewHistory } from '@diandu/core/catalog'
import type { Orders } from '@diandu/core/orders'
import type { Captcha, Sessions, VerificationCodes } from '@diandu/core/session'
import type { Wallet } from '@diandu/core/wallet'
import type { DevicePorts } from '../device/index.ts'
import type { FailureFeed } from './failure-feed.ts'

/** The ports that ask the server. */
export interface ServerPorts {
  readonly catalog: Catalog
  readonly searchWords: SearchWords
  readonly viewHistory: ViewHistory
  readonly favourites: Favourites
  readonly orders: Orders
  readonly wallet: Wallet
  readonly sessions: Sessions
  readonly codes: VerificationCodes
  readonly captcha: Captcha
  readonly failures: Pick<FailureFeed, 'subscribe'>
}

/** Every port there is, as a plain object: who uses them need not know what put them together. */
export interface Ports extends DevicePorts, ServerPorts {}
