import {
  blocksOf,
  lastRunOfPage,
  openRunOfPage,
  phaseOf,
  runKey,
  publishedRunOfPage,
  type CampaignRun,
} from '../../../src/campaigns/index.ts'
import { isForSale } from '../../../src/catalog/index.ts'
import { dayOf } from '../../../src/coins/index.ts'
import { ok, mapResult, type Result } from '../../../src/kernel/index.ts'
import { isOrderIn } from '../../../src/orders/index.ts'
import {
  applicationMessages,
  decideApplication,
  decideApplicationReview,
  hasResults,
  MAX_ADMITTED,
  placeOf,
  POINT_EVENTS,
  POINT_RULES,
  rankPeople,
  type ApplicationId,
  type CampaignApplication,
  type CampaignResults,
  type Participation,
  type PointEvent,
  type PointHolder,
} from '../../../src/participation/index.ts'
import type { Desk } from '../desk.ts'
import { notFound, type MarketState, type Member } from '../market-state.ts'
import { EXAMPLE_PAGE } from '../memory-campaigns.ts'
import { winsOf } from '../memory-lotteries.ts'
import { signedIn } from '../signed-in.ts'
import { toShopCard } from '../to-shop-card.ts'
import { writeMessages } from '../write-messages.ts'
import type { ApplicationRecord, LotteryRecord } from './campaign-records.ts'

const SHOWN_WINS = 5
const SERIES = new Set(blocksOf(EXAMPLE_PAGE).flatMap((block) => (block.kind === 'draw' ? [block.lottery] : [])))
const TAKES_APPLICATIONS = blocksOf(EXAMPLE_PAGE).some(({ kind }) => kind === 'apply')

export function createMemoryParticipation({ state, store, act }: Desk): Participation {
  const { clock } = state
  const isKnown = (path: string): boolean => path === EXAMPLE_PAGE.path
  return {
    async results(path) {
      if (!isKnown(path)) return notFound()
      const run = openRunOfPage(path, clock.now()) === undefined ? lastRunOfPage(path, clock.now()) : undefined
      if (run === undefined) return ok(null)
      const results = resultsOf(state, run)
      return ok(hasResults(results) ? results : null)
    },
    async points(path) {
      if (!isKnown(path)) return notFound()
      const run = publishedRunOfPage(path, clock.now())
      if (run === undefined) return ok(null)
      const holders = [...state.members.values()].map((member) => holderOf(state, member, run))
      const spread = new Map<number, number>()
      for (const { points } of holders) if (points > 0) spread.set(points, (spread.get(points) ?? 0) + 1)
      const who = signedIn(state, store)
      const points = who.ok ? holderOf(state, who.value, run).points : 0
      return ok({
        window: { opensAt: run.opensAt, closesAt: run.closesAt },
        countedAt: clock.now(),
        people: holders.filter((holder) => holder.points > 0).length,
        top: rankPeople(holders, spread),
        own: who.ok ? { points, place: placeOf(points, spread) } : null,
      })
    },
    async applications(path) {
      if (!isKnown(path)) return notFound()
      const run = publishedRunOfPage(path, clock.now())
      const rows = run === undefined ? [] : applicationsOf(state, run)
      const who = signedIn(state, store)
      const own = rows.find(({ userId }) => who.ok && userId === who.value.userId)
      const admitted = rows
        .filter((row) => row.state === 'accepted')
        .toSorted((one, other) => (one.decidedAt ?? 0) - (other.decidedAt ?? 0))
        .flatMap(({ shopId }) => state.shops.get(shopId)?.shop ?? [])
        .filter(({ status }) => isForSale(status))
      return ok({
        isOpen: TAKES_APPLICATIONS && openRunOfPage(path, clock.now()) !== undefined,
        own: own === undefined ? null : shown(own),
        admitted: admitted.slice(0, MAX_ADMITTED).map(toShopCard),
      })
    },
    apply: (path, shopId, pitch, key) =>
      act(key, ['apply', path, shopId, pitch], ({ userId }) => {
        const stored = state.shops.get(shopId)
        const open = openRunOfPage(path, clock.now())
        const id = `application-${state.applications.size + 1}` as ApplicationId
        const decided = decideApplication(
          {
            id,
            path,
            isOffered: isKnown(path) && TAKES_APPLICATIONS,
            userId,
            shop: stored && { ...stored.shop, sellerId: stored.sellerId },
            pitch,
            hasApplied: open !== undefined && applicationsOf(state, open).some((row) => row.userId === userId),
          },
          clock.now(),
        )
        return mapResult(decided, ({ run, application }) => {
          state.applications.set(id, { ...application, userId, run: runKey(run) })
          return application
        })
      }),
  }
}

/** A reviewer lets an application in, or says why not. */
export const reviewApplication = (
  state: MarketState,
  id: ApplicationId,
  refusedFor: string | null,
): Result<CampaignApplication> => {
  const stored = state.applications.get(id)
  return mapResult(decideApplicationReview(stored, refusedFor, state.clock.now()), (application) => {
    if (stored !== undefined) {
      state.applications.set(id, { ...stored, ...application })
      writeMessages(state, applicationMessages({ ...stored, ...application }))
    }
    return application
  })
}

const applicationsOf = (state: MarketState, run: CampaignRun) =>
  [...state.applications.values()].filter((row) => row.run === runKey(run))

const shown = ({ userId: _userId, run: _run, ...application }: ApplicationRecord): CampaignApplication => application

/** The lotteries of the campaign that were held within one of its runs. */
const heldIn = (state: MarketState, { opensAt, closesAt }: CampaignRun): readonly LotteryRecord[] =>
  [...state.lotteries.values()].filter(
    ({ terms, desk }) => SERIES.has(terms.series) && desk.window.opensAt <= closesAt && desk.window.closesAt >= opensAt,
  )

function resultsOf(state: MarketState, run: CampaignRun): CampaignResults {
  const given = [...state.coupons.values()]
  const offers = [...state.couponOffers].filter(([id]) => id.startsWith(`${runKey(run)}-`))
  return {
    window: { opensAt: run.opensAt, closesAt: run.closesAt },
    coupons: offers
      .map(([id, { title, amountFen, stock }]) => {
        const claimed = given.filter(({ offerId }) => offerId === id)
        const used = claimed.filter(({ orderId }) => orderId !== null).length
        return { title, amountFen, stock, claimed: claimed.length, used }
      })
      .toSorted((one, other) => other.amountFen - one.amountFen),
    draws: heldIn(state, run).map((lottery) => {
      const { terms, desk } = lottery
      const wins = winsOf(lottery)
      return {
        lottery: desk.id,
        name: terms.name,
        drawn: desk.draws.length,
        people: new Set(desk.draws.map(({ person }) => person)).size,
        prizes: terms.prizes.map(({ id, name, reward, stock }) => ({
          name,
          kind: reward.kind,
          stock,
          given: desk.draws.filter(({ prize }) => prize?.id === id).length,
        })),
        wins: wins
          .toSorted((one, other) => other.valueFen - one.valueFen || one.position - other.position)
          .slice(0, SHOWN_WINS),
      }
    }),
  }
}

/** Counted one event at a time, as the rules say them. */
function holderOf(state: MarketState, { userId, username }: Member, run: CampaignRun): PointHolder {
  const book = state.coins.get(userId)
  const [first, last] = [dayOf(run.opensAt), dayOf(run.closesAt)]
  const isWithin = (at: number): boolean => phaseOf(run, at) === 'between'
  const counts: Readonly<Record<PointEvent, number>> = {
    'sign-in': book?.signed.filter(({ day, isMadeUp }) => !isMadeUp && day >= first && day <= last).length ?? 0,
    draw: heldIn(state, run)
      .flatMap(({ desk }) => desk.draws)
      .filter(({ person, drawnAt }) => person === userId && isWithin(drawnAt)).length,
    coupon: [...state.coupons.values()].filter(
      (coupon) => coupon.userId === userId && coupon.offerId.startsWith(`${runKey(run)}-`),
    ).length,
    task: book?.movements.filter(({ kind, at }) => kind === 'task' && isWithin(at)).length ?? 0,
    order: [...state.orders.values()].filter(
      ({ buyerId, placedAt, status }) => buyerId === userId && isWithin(placedAt) && isOrderIn('paid-and-kept', status),
    ).length,
  }
  const points = POINT_EVENTS.reduce((sum, event) => sum + POINT_RULES[event].points * counts[event], 0)
  return { userId, username, points }
}
