import { expect, it } from 'vitest'
import { openMemoryFixture } from './open-memory-fixture.ts'

/** The market asks a visitor to log in everywhere else; of the server the same is proven call by call. */
const OPEN_TO_VISITORS: Readonly<Record<string, readonly string[]>> = {
  accountSessions: ['bindMobile', 'exchangeAppToken'],
  addresses: ['areas'],
  articles: ['categories', 'list', 'detail', 'topics', 'shops', 'questions'],
  campaigns: ['page', 'shops', 'ranking', 'coupons', 'news', 'needs'],
  captcha: ['puzzle', 'validate'],
  catalog: ['home', 'list', 'detail', 'similar', 'filterCounts', 'platformSummary', 'categories'],
  codes: ['send'],
  coins: ['overview', 'gifts'],
  company: ['info', 'advisers', 'agreement'],
  comparables: ['dealt', 'related', 'priceHint'],
  customerService: ['config', 'consultant', 'contact'],
  guessGame: ['user', 'start', 'game', 'guess', 'ranking'],
  insights: ['contextOf'],
  lotteries: ['show', 'lastWins', 'topWins', 'proof'],
  marketPulse: ['priceFalls', 'shops', 'shopsWithin'],
  marketWords: ['roll', 'hot', 'keyword'],
  participation: ['results', 'points', 'applications'],
  passwords: ['reset'],
  recommendations: ['themes', 'shops'],
  reviews: ['ofSeller'],
  searchWords: ['hot', 'holding', 'suggest'],
  sellerTools: ['shopClasses', 'ratedShop', 'planRatings', 'wordList', 'postage', 'parcel'],
  sellers: ['profileOf', 'shopsOf'],
  services: ['page', 'submit'],
  sessions: ['loginByPassword', 'loginByCode', 'register', 'logout'],
  shopDraws: ['draw'],
  valuations: ['value', 'valueAndKeep'],
  weChat: ['config', 'gameUrl'],
}

/** Stands for any argument: a visitor is refused before it is looked at. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_target, name) =>
    name === 'then'
      ? undefined
      : name === Symbol.iterator
        ? [][Symbol.iterator]
        : name === Symbol.toPrimitive
          ? () => 'x'
          : anything,
  apply: () => anything,
})

const isLoginRequired = (answer: unknown): boolean =>
  (answer as { failure?: { kind?: unknown } } | undefined)?.failure?.kind === 'login-required'

it('a visitor is asked to log in by every port and method that is not open to all (ORD-20, WAL-9, INV-8, ACC-21)', async () => {
  const device = (await openMemoryFixture()).openDevice()
  const open: Record<string, string[]> = {}
  for (const [port, methods] of Object.entries(device))
    for (const [name, call] of Object.entries(methods as object)) {
      if (port === 'session' || typeof call !== 'function') continue
      const answer: unknown = await Promise.resolve(call(anything, anything, anything)).catch(() => undefined)
      if (!isLoginRequired(answer)) (open[port] ??= []).push(name)
    }
  expect(open).toEqual(OPEN_TO_VISITORS)
})
