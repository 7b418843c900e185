import { join, relative } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { sqlTextsOf } from './sql-texts.mjs'

const SERVER = join('packages', 'server', 'src')
const TEST = /\.test\.ts$|(^|\/)testing(\/|\.ts$)/

/** Where SQL is what a file is about, beside the stores (decision 0010), and why. */
const PLACES = [
  { place: /-store\.ts$/, why: 'a store' },
  { place: /^database\//, why: 'opens, probes and migrates the database itself' },
  { place: /^backup\//, why: 'copies tables by their names, whatever they hold' },
  { place: /^(archive|monthly-partitions)\//, why: 'makes, empties and drops the parts of a table' },
  { place: /^demo\//, why: 'invents what no user could write' },
  { place: /(^|\/)check-[^/]+\.ts$/, why: 'lists queries that must find nothing' },
  { place: /(^|\/)measure-[^/]+\.ts$/, why: 'fills tables to measure' },
]

/** A statement or two amid what decides about them: each may move to the store beside it, and none may join. */
const AMID_DECISIONS = [
  'account/account-module.ts',
  'account/change-profile.ts',
  'account/close-account.ts',
  'audit/add-foreign-line.ts',
  'bills/move-invoice.ts',
  'bills/statement-of.ts',
  'buyer-requests/buyer-requests.handlers.ts',
  'buyer-requests/leave-requests.ts',
  'buyer-requests/review-request.ts',
  'buyer-requests/shop-offers.handlers.ts',
  'campaigns/opened-campaigns.ts',
  'campaigns/participation/read-results.ts',
  'campaigns/reminders.ts',
  'catalog/analyse-catalog.ts',
  'catalog/catalog-module.ts',
  'catalog/listing/listing-order.ts',
  'catalog/prices/tell-price-change.ts',
  'catalog/search/competing-shops.ts',
  'catalog/view-counter.ts',
  'coins/move-parcel.ts',
  'coins/tell-lapses.ts',
  'contracts/flows/end-flows.ts',
  'contracts/flows/query-flows.ts',
  'contracts/look-at-contract.ts',
  'contracts/proofs/recognise-earlier.ts',
  'contracts/shop-owner/set-shop-owner.ts',
  'contracts/signing-links.ts',
  'contracts/sweep-contracts.ts',
  'http/outbox-page.ts',
  'inbox/delivery/claim-notices.ts',
  'inbox/delivery/send-again.ts',
  'inbox/drop-messages.ts',
  'integrations/sandbox/sandbox-push.ts',
  'integrations/sandbox/sandbox-sms.ts',
  'integrations/signing/sandbox-e-signature.ts',
  'ops/commands/data/data-reseal.ts',
  'orders/offers/offer.handlers.ts',
  'orders/payment/give-time-back.ts',
  'orders/place-order.ts',
  'orders/remind-of-deadlines.ts',
  'orders/sweep-orders.ts',
  'payments/query-charges.ts',
  'process/prepare-in-child.ts',
  'sandbox/shell-routes.ts',
  'selling/remove-listing.ts',
  'session/login/exchange-app-token.ts',
  'session/passwords/change-password.ts',
  'wallet/books/seal-books.ts',
  'wallet/let-through-alone.ts',
  'wallet/withdrawals/lock-wallet.ts',
]

/** Every file of the server that holds SQL and is no place for it, as a sentence. */
export function sqlOutsideStores(base, excepted = AMID_DECISIONS) {
  const holding = filesBelow(join(base, SERVER))
    .filter((file) => file.endsWith('.ts') && sqlTextsOf(file).length > 0)
    .map((file) => relative(join(base, SERVER), file))
    .filter((at) => !TEST.test(at) && !PLACES.some(({ place }) => place.test(at)))
  return [
    ...holding
      .filter((at) => !excepted.includes(at))
      .map((at) => `${SERVER}/${at} holds SQL: it belongs to a store, a file named <noun>-store.ts`),
    ...excepted
      .filter((at) => !holding.includes(at))
      .map((at) => `${SERVER}/${at} may hold SQL and does not: tools/sql-places.mjs`),
  ]
}
