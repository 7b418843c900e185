import { ownerFrom, type ContractRecord } from '../../src/contracts/index.ts'
import type { Clock, Result } from '../../src/kernel/index.ts'
import { TERMS_VERSION } from '../../src/orders/index.ts'
import { rechargePosting } from '../../src/wallet/index.ts'
import { exampleShop } from '../example-shop.ts'
import { createSeededRandom } from '../seeded-random.ts'
import {
  BUYER_IDENTITY,
  SELLER_COMPANY,
  SELLER_IDENTITY,
  type ReviewerVerdict,
  type SigningDevice,
  type SigningSetting,
} from '../signing-table.ts'
import { contractOf } from './contract-book.ts'
import { post } from './market-books.ts'
import { emptyMarket } from './market-state.ts'
import { createMemoryContracts, reviewSigningDocument } from './memory-contracts.ts'
import { decideVisit, proofCodeOf } from './memory-identity-checks.ts'
import { createMemorySessionStore } from './memory-session-store.ts'
import { addMember } from './memory-sessions.ts'
import { transitionOrder } from './move-order.ts'
import { payProved } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { startSession } from './signed-in.ts'

const PRICE_FEN = 10_000_000
const MOTHER = ownerFrom({ name: '周母', residentId: '110105192512310023' })

/** One contract of a shop that was paid for, for both at once, and what is done with it that goes through no port. */
export function openMemoryContract(clock: Clock, setting: SigningSetting) {
  const state = emptyMarket(clock, createSeededRandom(11))
  const people = {
    seller: addMember(state, { username: 'seller_zhou', mobile: SELLER_IDENTITY.mobile, password: 'zhou-sells-3' }),
    buyer: addMember(state, { username: 'buyer_lin', mobile: BUYER_IDENTITY.mobile, password: 'lin-buys-1' }),
  }
  const { seller, buyer } = people
  if (setting.isSellerUnknown !== true) state.identities.set(seller.userId, SELLER_IDENTITY)
  state.identities.set(buyer.userId, BUYER_IDENTITY)
  if (setting.isBuyerCompany === true) state.companies.set(buyer.userId, SELLER_COMPANY.companyName)
  const shop = exampleShop(1, { priceFen: PRICE_FEN, kind: setting.isCompanyShop === true ? 'enterprise' : 'flagship' })
  if (setting.isSellerAnother === true) state.shopOwners.set(shop.id, MOTHER)
  state.shops.set(shop.id, { shop, sellerId: seller.userId })
  post(state, rechargePosting(buyer.userId, 2 * PRICE_FEN, 'recharge-1'))
  const draft = { shopId: shop.id, plan: 'full', priceFen: PRICE_FEN, termsVersion: TERMS_VERSION } as const
  const placed = done(placeOrder(state, buyer, draft))
  const amountFen = placed.priceFen + placed.serviceFeeFen
  const { termsVersion = TERMS_VERSION } = setting
  state.orders.set(placed.id, { ...placed, termsVersion })
  const order = done(payProved(state, buyer, { orderId: placed.id, part: 'full', amountFen }))
  const contract = (): ContractRecord => {
    const stored = contractOf(state, state.orders.get(order.id) ?? order)
    if (stored === undefined) throw new Error('A paid order has a contract.')
    return stored
  }
  return {
    contractId: contract().id,
    contract,
    /** One on which this party has just logged in. */
    device: (role: 'seller' | 'buyer'): SigningDevice =>
      createMemoryContracts(state, createMemorySessionStore(startSession(state, people[role]))),
    readCode: (mobile: string) => proofCodeOf(state, mobile),
    decide: (url: string, outcome: 'matches' | 'differs') => decideVisit(state, url, outcome),
    decideDocument: (verdict: ReviewerVerdict) => reviewSigningDocument(state, contract().id, verdict),
    /** A picture by its name, which is what it shows. */
    upload: (role: 'seller' | 'buyer', name: string) => {
      if (name !== '') state.pictures.set(name, people[role].userId)
    },
    endOrder: () => void transitionOrder(state, order.id, 'seller.failed', 'reviewer'),
  }
}

function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error('What the example needs is refused.')
  return result.value
}
