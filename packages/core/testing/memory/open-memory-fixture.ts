import { exampleShop } from '../example-shop.ts'
import { createManualClock } from '../manual-clock.ts'
import { createSeededRandom } from '../seeded-random.ts'
import type { Fixture } from '../fixture.ts'
import { answerVisit } from './memory-cashier.ts'
import { createMemoryMarket } from './memory-market.ts'

const SHOPS = Array.from({ length: 30 }, (_, number) => exampleShop(number + 1))

/** A world in memory, fit for every contract suite, and for screens that want a market behind them. */
export async function openMemoryFixture(): Promise<Fixture> {
  const clock = createManualClock()
  const market = createMemoryMarket({ clock, random: createSeededRandom() })
  const buyer = market.enrol({ username: 'buyer_lin', mobile: '13800000001', password: 'lin-buys-1' })
  const secondBuyer = market.enrol({ username: 'buyer_wu', mobile: '13800000002', password: 'wu-buys-2' })
  const seller = market.enrol({ username: 'seller_zhou', mobile: '13800000003', password: 'zhou-sells-3' })
  const old = { username: 'old_chen', password: 'chen-was-here-4' }
  const phoneless = { ...old, userId: market.enrolPhoneless(old) }
  for (const shop of SHOPS) market.shelve(seller.userId, shop)
  return {
    buyer,
    secondBuyer,
    seller,
    phoneless,
    shopIds: SHOPS.map(({ id }) => id),
    openDevice: () => market.openDevice(),
    credit: async (userId, amountFen) => market.credit(userId, amountFen),
    relist: async (shop) => market.shelve(seller.userId, shop),
    now: clock.now,
    advance: async (ms) => clock.advance(ms),
    offerCoupon: async (offer) => market.offerCoupon(offer),
    completeOrder: async (orderId) => market.completeOrder(orderId),
    moveInvoice: async (id, status, why) => market.moveInvoice(id, status, why),
    readFile: async (url) => market.readFile(url),
    readCode: async (mobile) => market.readCode(mobile),
    async solveCaptcha({ captcha }) {
      const puzzle = await captcha.puzzle()
      const offset = puzzle.ok ? market.solve(puzzle.value.id) : undefined
      if (!puzzle.ok || offset === undefined) throw new Error('The market gave no puzzle')
      const ticket = await captcha.validate({ puzzleId: puzzle.value.id, offset })
      if (!ticket.ok) throw new Error('The right place was refused')
      return ticket.value
    },
    reviewPhoneChange: async (userId, verdict, note) => market.reviewPhoneChange(userId, verdict, note),
    decideDocument: async (contractId, verdict) => market.decideDocument(contractId, verdict),
    reviewVerification: async (userId, verdict, note) => market.reviewVerification(userId, verdict, note),
    reviewWithdrawal: async (id, { status, by = 'reviewer', why = 'looked at' }) =>
      market.reviewWithdrawal(id, { status, by, why, at: clock.now() }),
    transition: async (orderId, event, by, why) => market.transition(orderId, event, by, why),
    reviewRecharge: async (id, { status, by = 'reviewer', why = 'looked at' }, reference) =>
      market.reviewRecharge(id, { status, by, why, at: clock.now() }, reference),
    creditLate: async (id, large) => market.creditLate(id, large),
    chargeNews: async (id, news) => market.chargeNews(id, news),
    transferArrives: async (accountNumber, amountFen, reference) =>
      market.transferArrives(accountNumber, amountFen, reference),
    appToken: async (userId) => market.appToken(userId),
    identify: async (userId, identity, companyName) => market.identify(userId, identity, companyName),
    standsFor: async (shopId, owner) => market.standsFor(shopId, owner),
    decideVisit: async (url, verdict) => market.decideVisit(url, verdict),
    answerWeChatVisit: async (url) => answerVisit(url),
    close: async () => undefined,
  }
}
