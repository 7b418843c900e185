import {
  closingObstacles,
  decideClosing,
  decideProfileChange,
  LISTINGS_THAT_STAY,
  type AccountSafety,
  type Profile,
  type ProfileChange,
  type Profiles,
} from '../../src/account/index.ts'
import { offerAfterLeaving, requestAfterLeaving, shopOfferMessages } from '../../src/buyer-requests/index.ts'
import { maskMobile } from '../../src/format/index.ts'
import { mapResult, ok } from '../../src/kernel/index.ts'
import { isOrderIn } from '../../src/orders/index.ts'
import { availableOf, frozenOf, openDebtFen, toRechargeStatus } from '../../src/wallet/index.ts'
import { ownRows, type Desk } from './desk.ts'
import { keepMember, type MarketState, type Member } from './market-state.ts'
import { takeCode } from './memory-codes.ts'
import { isNameTaken } from './memory-sessions.ts'
import { endSessions } from './signed-in.ts'
import { writeMessages } from './write-messages.ts'

export function createMemoryProfiles({ state, call }: Desk): Profiles {
  const change = (wanted: ProfileChange) =>
    call((who) => {
      const facts = {
        username: who.username,
        isNameTaken: isNameTaken(state, wanted.username?.trim() ?? ''),
        isOwnPicture: state.pictures.get(wanted.avatar ?? '') === who.userId,
      }
      return mapResult(decideProfileChange(facts, wanted), (decided) => profileOf(keepMember(state, who, decided)))
    })
  return {
    profile: () => call((who) => ok(profileOf(who))),
    rename: (username) => change({ username }),
    setAvatar: (avatar) => change({ avatar }),
    safety: () => call((who) => ok(safetyOf(state, who))),
    close: (code) =>
      call((who) => {
        const allowed = decideClosing(safetyOf(state, who).obstacles)
        const taken = allowed.ok ? takeCode(state, { mobile: who.mobile, purpose: 'close-account', code }) : allowed
        if (!taken.ok) return taken
        endSessions(state, who.userId)
        leave(state, who)
        state.members.delete(who.userId)
        state.closedNames.add(who.username)
        return ok(null)
      }),
  }
}

/** Ends what belongs to a person's account. */
function leave(state: MarketState, { userId }: Member): void {
  const at = state.clock.now()
  for (const [id, request] of state.requests)
    if (request.buyerId === userId) state.requests.set(id, requestAfterLeaving(request))
  for (const [id, before] of state.shopOffers) {
    const offer = offerAfterLeaving(before, userId, at)
    if (offer === before) continue
    state.shopOffers.set(id, offer)
    const [request, stored] = [state.requests.get(offer.requestId), state.shops.get(offer.shopId)]
    if (request !== undefined && stored !== undefined)
      writeMessages(state, shopOfferMessages(offer, { criteria: request.criteria, shop: stored.shop }))
  }
  state.sellDrafts.delete(userId)
  for (const [id, { record, history }] of state.sales)
    if (state.shops.get(id)?.sellerId === userId)
      state.sales.set(id, { record: { ...record, isPaused: false, contact: null }, history })
}

const profileOf = ({ username, mobile, avatar, papers, joinedAt }: Member): Profile => ({
  username,
  mobile: maskMobile(mobile),
  avatarUrl: avatar === null ? null : `/pictures/${avatar}`,
  verification: papers?.status ?? null,
  joinedAt,
})

function safetyOf(state: MarketState, who: Member): AccountSafety {
  const { userId, mobile, password, paymentPassword, papers, phoneChanges } = who
  const { orders, balances, shops, debts, recharges, sessions, clock } = state
  const owedTo = [...debts.values()].flat().filter(({ buyerId }) => buyerId === userId)
  return {
    mobile: maskMobile(mobile),
    hasLoginPassword: password !== null,
    hasPaymentPassword: paymentPassword !== null,
    verification: papers?.status ?? null,
    phoneChange: phoneChanges[0]?.status ?? null,
    sessions: [...sessions.values()].filter((one) => one.userId === userId && one.validUntil >= clock.now()).length,
    obstacles: closingObstacles({
      hasOpenOrders: [...orders.values()].some(
        ({ buyerId, sellerId, status }) => [buyerId, sellerId].includes(userId) && isOrderIn('not-ended', status),
      ),
      hasMoney: [availableOf(userId), frozenOf(userId)].some((account) => (balances.get(account) ?? 0) !== 0),
      hasShops: [...shops.values()].some(
        ({ shop, sellerId }) => sellerId === userId && LISTINGS_THAT_STAY.includes(shop.status),
      ),
      hasDebts: openDebtFen(debts.get(userId) ?? []) > 0,
      isOwed:
        openDebtFen(owedTo) > 0 ||
        ownRows(recharges, who).some(
          ({ late, status }) => late === 'waiting' || toRechargeStatus(status).outcome === 'pending',
        ),
    }),
  }
}
