export { anyText, HUGE_TEXTS } from './any-text.ts'
export { aListingFilter } from './arbitraries/a-listing-filter.ts'
export { aSale, aShopToValue } from './arbitraries/a-sale.ts'
export { anInstant } from './arbitraries/an-instant.ts'
export { anOrder, anOrderDraft, anOrderStatus } from './arbitraries/an-order.ts'
export { aPriceFen, aShop, aShopCard, aShopId } from './arbitraries/a-shop.ts'
export { aMobile, aSession, aUserInfo } from './arbitraries/a-user-info.ts'
export { aSellForm } from './a-sell-form.ts'
export { aCardNumber } from './a-card-number.ts'
export { draftFor, makeReadyToPay, orderShop, paidOrder, payDue } from './paid-order.ts'
export { everyItem, PAYMENT_PASSWORD, reasonOf, receiveCode, setPaymentPassword, valueOf } from './fixture-steps.ts'
export { everyPortContract } from './port-suites/every-port.contract.ts'
export { exampleShop } from './example-shop.ts'
export { EXAMPLE_SHOP_TO_VALUE } from './example-shop-to-value.ts'
export { companyShop } from './open-market-signing.ts'
export { AN_ORDINARY_NOON, createManualClock, type ManualClock } from './manual-clock.ts'
export { createMemoryCheckoutDrafts, type MemoryCheckoutDrafts } from './memory/memory-checkout-drafts.ts'
export { createMemoryMarket, type MemoryMarket } from './memory/memory-market.ts'
export { createMemoryReturnPathStore } from './memory/memory-return-path-store.ts'
export { createMemorySearchHistoryStore } from './memory/memory-search-history-store.ts'
export { createMemoryComparedShopsStore } from './memory/memory-compared-shops-store.ts'
export { createMemoryViewedShopsStore } from './memory/memory-viewed-shops-store.ts'
export { createMemorySessionStore } from './memory/memory-session-store.ts'
export { openMemoryFixture } from './memory/open-memory-fixture.ts'
export { LOTTERY_LASTS_MS, lotteryTerms, prizeTerms } from './a-lottery.ts'
export { TOY_HASH } from './toy-hash.ts'
export { createSeededRandom } from './seeded-random.ts'
export {
  BUYER_IDENTITY,
  SELLER_COMPANY,
  SELLER_IDENTITY,
  type OpenSigning,
  type SigningDevice,
  type SigningTable,
} from './signing-table.ts'
export type { Device, OpenFixture, Person, Fixture } from './fixture.ts'
export { proveHandover } from './prove-handover.ts'
export { pictureOf, SMALL_PNG } from './small-pictures.ts'
export { EXAMPLE_PAGE } from './memory/memory-campaigns.ts'
