import type { AddressDraft, VerificationPapers } from '@diandu/core/account'
import { mapResult, type Result } from '@diandu/core/kernel'
import type { ListingFilter } from '@diandu/core/catalog'
import type { Device } from '@diandu/core/testing'
import * as wire from '@diandu/wire'
import type { CallArguments, CallOutput } from '@diandu/wire'
import { on, type MarketAnswer } from './market-answer.ts'
import { SIGNING_ANSWERS } from './signing-answers.ts'

/** What a market in memory answers to each row that a port names. */
export const MARKET_ANSWERS: readonly MarketAnswer[] = [
  on(wire.getHome, ({ catalog }) => catalog.home()),
  on(wire.listShops, ({ catalog }, { cursor = null, ...filter }) => catalog.list(filter as ListingFilter, cursor)),
  on(wire.getShop, ({ catalog }, { id }) => catalog.detail(id)),
  on(wire.getSimilarShops, ({ catalog }, { id = null }) => catalog.similar(id)),
  on(wire.getFilterCounts, ({ catalog }) => catalog.filterCounts()),
  on(wire.getPlatformSummary, ({ catalog }, { platform }) => catalog.platformSummary(platform)),
  on(wire.getCategories, ({ catalog }) => catalog.categories()),
  on(wire.getHotSearchWords, ({ searchWords }) => searchWords.hot()),
  on(wire.getHotKeywords, ({ searchWords }, { keywords }) => searchWords.suggest(keywords)),
  on(wire.getViewHistory, ({ viewHistory }, { cursor = null }) => viewHistory.list(cursor)),
  on(wire.clearViewHistory, ({ viewHistory }) => viewHistory.clear()),
  on(wire.validateCaptcha, ({ captcha }, answer) => captcha.validate(answer)),
  on(wire.sendCode, ({ codes }, request) => codes.send(request)),
  on(wire.register, ({ sessions }, registration) => sessions.register(registration)),
  on(wire.login, ({ sessions }, way) => ('password' in way ? sessions.loginByPassword(way) : sessions.loginByCode(way))),
  on(wire.logout, ({ sessions }) => sessions.logout()),
  on(wire.getUserInfo, ({ sessions }) => sessions.me()),
  on(wire.listFavourites, listFavourites),
  on(wire.changeFavourite, async ({ favourites }, { shopId, action }) =>
    mapResult(await (action === 'add' ? favourites.add(shopId) : favourites.remove(shopId)), () => ({ isKept: action === 'add' })),
  ),
  on(wire.placeOrder, ({ orders }, draft, key) => orders.place(draft, key)),
  on(wire.payOrder, payOrder),
  on(wire.cancelOrder, ({ orders }, { orderId }, key) => orders.cancel(orderId, key)),
  on(wire.getOrder, ({ orders }, { orderId }) => orders.find(orderId)),
  on(wire.getOrderListing, ({ orders }, { orderId }) => orders.listing(orderId)),
  on(wire.getOrderTotals, async ({ orders, coupons }, { role = null, amountFen, couponId = null }) => {
    const [totals, choice] = [await orders.totals(role), amountFen === undefined ? undefined : await coupons.forPayment(amountFen, couponId)]
    return mapResult(totals, (counts) => ({ ...counts, ...(choice?.ok === true ? { coupons: choice.value } : {}) }))
  }),
  on(wire.listBills, async ({ bills }, { id, month = null, kind = null, cursor = null }) => {
    if (id !== undefined) return mapResult(await bills.find(id), (bill) => ({ months: [], items: [bill], nextCursor: null }))
    const months = cursor === null ? await bills.months() : undefined
    return mapResult(await bills.list({ month, kind }, cursor), (page) => ({ ...page, months: months?.ok === true ? months.value : [] }))
  }),
  on(wire.getStatement, ({ bills }, request) => bills.statement(request)),
  on(wire.verifyInvoiceOrders, ({ invoices }, { orderIds }) => (orderIds === undefined ? invoices.invoiceable() : invoices.verify(orderIds))),
  on(wire.askInvoice, ({ invoices }, { kind, title, creditCode = '', email, addressId = '', orderIds, amountFen }, key) =>
    invoices.ask(
      {
        holder: kind === 'company' ? { kind, title, creditCode } : { kind, title },
        delivery: email === undefined ? { way: 'mail', addressId } : { way: 'email', email },
        orderIds,
        amountFen,
      },
      key,
    ),
  ),
  on(wire.listInvoices, async ({ invoices }, { id, cursor = null }) =>
    id === undefined ? invoices.list(cursor) : mapResult(await invoices.find(id), (invoice) => ({ items: [invoice], nextCursor: null })),
  ),
  on(wire.getInvoiceFile, ({ invoices }, { id }) => invoices.file(id)),
  on(wire.listCoupons, ({ coupons }, { state = 'unused', cursor = null }) => coupons.list(state, cursor)),
  on(wire.listCouponOffers, async ({ coupons }) => mapResult(await coupons.offers(), (items) => ({ items }))),
  on(wire.claimCoupon, ({ coupons }, { offerId }, key) => coupons.claim(offerId, key)),
  on(wire.listTurns, async ({ orders }) => mapResult(await orders.turns(), (items) => ({ items: [...items] }))),
  on(wire.listOrders, ({ orders }, { role, group, cursor = null }) => orders.list({ ...(role && { role }), ...(group && { group }) }, cursor)),
  on(wire.handOverShop, ({ dealings }, { orderId }, key) => dealings.handOver(orderId, key)),
  on(wire.confirmBill, ({ dealings }, act, key) => dealings.confirmBill(act, key)),
  on(wire.reportMismatch, ({ dealings }, { orderId, pictures = [], ...request }, key) => dealings.reportMismatch(orderId, { ...request, pictures }, key)),
  on(wire.giveUpOrder, ({ dealings }, act, key) => dealings.giveUp(act, key)),
  on(wire.failOrder, ({ dealings }, act, key) => dealings.cannotDeliver(act, key)),
  on(wire.getOrderOutcome, ({ dealings }, { orderId }) => dealings.outcome(orderId)),
  on(wire.getRefundCase, ({ dealings }, { orderId }) => dealings.refundCase(orderId)),
  on(wire.cutPrice, ({ priceOffers }, draft) => priceOffers.make(draft)),
  on(wire.answerOffer, ({ priceOffers }, { offerId, answer: kind, counterFen = 0 }) =>
    priceOffers.answer(offerId, kind === 'counter' ? { kind, counterFen } : { kind }),
  ),
  on(wire.listOffers, ({ priceOffers }, { role, cursor = null }) => priceOffers.list(role, cursor)),
  on(wire.getMyOffer, ({ priceOffers }, { shopId }) => priceOffers.ofShop(shopId)),
  on(wire.getCapital, ({ wallet }) => wallet.capital()),
  on(wire.setPaymentPassword, ({ wallet }, request) => wallet.setPaymentPassword(request)),
  on(wire.getRechargeWays, ({ recharges }) => recharges.ways()),
  ...(['jh', 'zs', 'wy'] as const).map((channel) => on(wire.beginRecharge[channel], ({ recharges }, { amountFen }, key) => recharges.begin({ channel, amountFen }, key))),
  on(wire.handInTransfer, ({ recharges }, draft, key) => recharges.transfer(draft, key)),
  on(wire.openCashier, ({ recharges }, { id, place = 'browser' }) => recharges.cashier(id, place)),
  on(wire.getRecharge, ({ recharges }, { id }) => recharges.find(id)),
  on(wire.listRecharges, ({ recharges }, { cursor = null }) => recharges.list(cursor)),
  on(wire.createOwnAccount, ({ recharges }) => recharges.ownAccount()),
  on(wire.listBankCards, async ({ bankCards }) => mapResult(await bankCards.list(), (items) => ({ items }))),
  on(wire.addBankCard, ({ bankCards }, draft) => bankCards.add(draft)),
  on(wire.removeBankCard, ({ bankCards }, { id }) => bankCards.remove(id)),
  on(wire.askWithdrawal, ({ withdrawals }, draft, key) => withdrawals.ask(draft, key)),
  on(wire.takeBackWithdrawal, ({ withdrawals }, { id }, key) => withdrawals.takeBack(id, key)),
  on(wire.getWithdrawal, ({ withdrawals }, { id }) => withdrawals.find(id)),
  on(wire.listWithdrawals, ({ withdrawals }, { cursor = null }) => withdrawals.list(cursor)),
  on(wire.bindMobile, ({ accountSessions }, binding) => accountSessions.bindMobile(binding)),
  on(wire.bindUserToken, ({ accountSessions }, { token }) => accountSessions.exchangeAppToken(token)),
  on(wire.logoutEverywhere, ({ accountSessions }) => accountSessions.signOutEverywhere()),
  on(wire.changeProfile, ({ profiles }, { username, avatar }) => {
    if (username !== undefined) return profiles.rename(username)
    return avatar === undefined ? profiles.profile() : profiles.setAvatar(avatar)
  }),
  on(wire.getAccountSafety, ({ profiles }) => profiles.safety()),
  on(wire.closeAccount, ({ profiles }, { code }) => profiles.close(code)),
  on(wire.changePassword, ({ passwords }, change) => passwords.change(change)),
  on(wire.resetPassword, ({ passwords }, reset) => passwords.reset(reset)),
  on(wire.uploadPicture, ({ uploads }, _nothing, _key, file) => uploads.picture(file)),
  on(wire.addProposal, ({ proposals }, { photos = [], ...proposal }) => proposals.add({ ...proposal, photos })),
  on(wire.listAddresses, async ({ addresses }) => mapResult(await addresses.list(), (items) => ({ items }))),
  on(wire.addAddress, ({ addresses }, draft) => addresses.add(draftOf(draft))),
  on(wire.editAddress, ({ addresses }, { id, ...draft }) => addresses.edit(id, draftOf(draft))),
  on(wire.getAddress, ({ addresses }, { id }) => addresses.one(id)),
  on(wire.deleteAddress, ({ addresses }, { id }) => addresses.remove(id)),
  on(wire.getAreas, async ({ addresses }) => mapResult(await addresses.areas(), (items) => ({ items }))),
  on(wire.verifyMobile, async ({ phoneChanges }, { code }) => mapResult(await phoneChanges.prove(code), (proof) => ({ proof }))),
  on(wire.setPhone, ({ phoneChanges }, change) => phoneChanges.change(change)),
  on(wire.askPhoneChange, ({ phoneChanges }, draft) => phoneChanges.ask(draft)),
  on(wire.listPhoneChanges, async ({ phoneChanges }) => mapResult(await phoneChanges.record(), (items) => ({ items }))),
  on(wire.getVerification, async ({ verifications }, { creditCode }) => {
    const [papers, company] = [await verifications.last(), creditCode === undefined ? undefined : await verifications.company(creditCode)]
    return mapResult(papers, (last) => ({ papers: last, company: company?.ok === true ? company.value : null }))
  }),
  on(wire.createVerification, ({ verifications }, papers) => verifications.handIn({ mobile: '', ...papers } as VerificationPapers)),
  on(wire.updateVerification, ({ verifications }, papers) => verifications.handInAgain({ mobile: '', ...papers } as VerificationPapers)),
  on(wire.getCompanyInfo, async ({ company }) =>
    mapResult(await company.info(), ({ contacts }) => Object.entries(contacts).map(([flag, contact]) => ({ flag, contact }))),
  ),
  on(wire.getAgreement, ({ company }, { name }) => company.agreement(name)),
  on(wire.getWeChatUrl, async ({ weChat }) => mapResult(await weChat.gameUrl(), (url) => ({ url }))),
  on(wire.comeBackFromWeChat, ({ weChat }, visit) => weChat.comeBack(visit)),
  on(wire.getWeChatConfig, ({ weChat }, { url }) => weChat.config(url)),
  ...SIGNING_ANSWERS,
]

const draftOf = ({ provinceCode, cityCode, districtCode, ...draft }: CallArguments<typeof wire.addAddress>): AddressDraft => ({
  ...draft,
  region: { provinceCode, cityCode, districtCode: districtCode ?? null },
})

/** From the wallet, or by a channel: then the order is answered as it waits, with the recharge that will pay it. */
async function payOrder(
  { orders, recharges }: Device,
  { channel, paymentPassword = '', ...payment }: CallArguments<typeof wire.payOrder>,
  key: string,
): Promise<Result<unknown>> {
  if (channel === undefined) return orders.pay({ ...payment, paymentPassword }, key)
  const begun = await recharges.payOrder({ ...payment, channel }, key)
  if (!begun.ok) return begun
  return mapResult(await orders.find(payment.orderId), (order) => ({ ...order, rechargeId: begun.value }))
}

/** With a shop, a list of that one or of none. */
async function listFavourites(
  { favourites, catalog }: Device,
  { shopId, cursor }: CallArguments<typeof wire.listFavourites>,
): Promise<Result<CallOutput<typeof wire.listFavourites>>> {
  if (shopId === undefined) return (await favourites.list(cursor ?? null)) as Result<CallOutput<typeof wire.listFavourites>>
  const isKept = await favourites.has(shopId)
  if (!isKept.ok) return isKept
  const shop = isKept.value ? await catalog.detail(shopId) : undefined
  if (shop?.ok === false) return shop
  return { ok: true, value: { items: shop === undefined ? [] : [shop.value], nextCursor: null } }
}
