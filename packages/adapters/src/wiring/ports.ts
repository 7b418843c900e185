import type { Addresses, Favourites, Passwords, PhoneChanges, Profiles, Proposals, Uploads, Verifications } from '@diandu/core/account'
import type { Catalog, SearchWords, ViewHistory } from '@diandu/core/catalog'
import type { Company } from '@diandu/core/company'
import type { Agreements, Contracts, IdentityChecks, Signatures, SigningLinks } from '@diandu/core/contracts'
import type { Coupons } from '@diandu/core/coupons'
import type { CheckoutDrafts, Dealings, Orders, PriceOffers } from '@diandu/core/orders'
import type { AccountSessions, Captcha, NativeApp, Sessions, VerificationCodes, WeChat } from '@diandu/core/session'
import type { BankCards, Bills, Invoices, Recharges, Wallet, Withdrawals } from '@diandu/core/wallet'
import type { DevicePorts } from '../device/index.ts'
import type { Media } from '../media/index.ts'
import type { HouseTime } from '../time/index.ts'
import type { Sharing } from '../wechat/index.ts'
import type { FailureFeed } from './failure-feed.ts'

/** The ports that ask the server. */
export interface ServerPorts {
  readonly catalog: Catalog
  readonly searchWords: SearchWords
  readonly viewHistory: ViewHistory
  readonly favourites: Favourites
  readonly orders: Orders
  readonly dealings: Dealings
  readonly priceOffers: PriceOffers
  readonly wallet: Wallet
  readonly coupons: Coupons
  readonly bankCards: BankCards
  readonly withdrawals: Withdrawals
  readonly bills: Bills
  readonly invoices: Invoices
  readonly recharges: Recharges
  readonly sessions: Sessions
  readonly codes: VerificationCodes
  readonly captcha: Captcha
  readonly accountSessions: AccountSessions
  readonly weChat: WeChat
  readonly profiles: Profiles
  readonly addresses: Addresses
  readonly phoneChanges: PhoneChanges
  readonly verifications: Verifications
  readonly passwords: Passwords
  readonly proposals: Proposals
  readonly uploads: Uploads
  readonly company: Company
  readonly contracts: Contracts
  readonly identity: IdentityChecks
  readonly signatures: Signatures
  readonly signingLinks: SigningLinks
  readonly agreements: Agreements
  /** The app around the page, as the guard asks it. */
  readonly app: NativeApp
  readonly sharing: Sharing
  readonly failures: Pick<FailureFeed, 'subscribe'>
  /** Tells that `clock` was put right by the house's time. */
  readonly houseTime: Pick<HouseTime, 'subscribe'>
}

/** Every port there is, as a plain object: who uses them need not know what put them together. Its `clock` follows the house's. */
export interface Ports extends Omit<DevicePorts, 'local'>, ServerPorts {
  readonly checkoutDrafts: CheckoutDrafts
  readonly media: Media
}
