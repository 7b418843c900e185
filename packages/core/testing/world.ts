import type { Favourites } from '../src/account/index.ts'
import type { Catalog, SearchWords, ShopId, ViewHistory } from '../src/catalog/index.ts'
import type { Orders } from '../src/orders/index.ts'
import type {
  Captcha,
  CaptchaTicket,
  Sessions,
  SessionStore,
  UserId,
  VerificationCodes,
} from '../src/session/index.ts'
import type { Wallet } from '../src/wallet/index.ts'

/** Every port of the market, as one device sees it: who is asking is decided by what its session store holds. */
export interface Device {
  readonly session: SessionStore
  readonly sessions: Sessions
  readonly codes: VerificationCodes
  readonly captcha: Captcha
  readonly catalog: Catalog
  readonly searchWords: SearchWords
  readonly viewHistory: ViewHistory
  readonly favourites: Favourites
  readonly orders: Orders
  readonly wallet: Wallet
}

/** Somebody with an account, logged in on a device of their own. */
export interface Person {
  readonly userId: UserId
  readonly username: string
  /** In full; a session shows it masked. */
  readonly mobile: string
  readonly password: string
  readonly device: Device
}

/**
 * A market to try a port in. It says nothing of how the market is made: in memory, or a server with a database behind
 * HTTP. Everything happens through ports, but for four things that happen outside of them: money arrives, time
 * passes, a short message is read, a puzzle is solved.
 */
export interface World {
  /** Without an order, a favourite, a looked-at shop, money or a payment password; so is everybody else. */
  readonly buyer: Person
  readonly secondBuyer: Person
  readonly seller: Person
  /**
   * Shops on sale, all the seller's. At least 24 of them, of at least three platforms, with an enterprise shop among
   * them, no two at one price, every price 1 000 yuan or more. The market may hold others, a few hundred at most.
   */
  readonly shopIds: readonly ShopId[]
  /** A device on which nobody is logged in. */
  openDevice(): Device
  /** Money that reached the house from outside becomes the person's. */
  credit(userId: UserId, amountFen: number): Promise<void>
  /** Lets time pass for the whole market, and does what falls due. Time stands still otherwise, or nearly so. */
  advance(ms: number): Promise<void>
  /** The last code that a mobile was sent. */
  readCode(mobile: string): Promise<string | undefined>
  solveCaptcha(device: Device): Promise<CaptchaTicket>
  close(): Promise<void>
}

/** Makes a world nobody has touched. A suite opens one for each test and closes it. */
export type OpenWorld = () => Promise<World>
