import {
  blocksOf,
  campaignOffers,
  decideReminder,
  type CampaignBlock,
  type RunOffer,
  type ShownCampaign,
} from '@diandu/core/campaigns'
import { parseListingFilter } from '@diandu/core/catalog'
import { claimRefusal, type Coupon, type CouponOffer } from '@diandu/core/coupons'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import { handlerFor, moneyHandlerFor, memberHandlerFor, type CallContext, type Handler } from '../calls/index.ts'
import { newestRequests } from '../buyer-requests/index.ts'
import { fittingShops } from '../catalog/index.ts'
import { claimCoupon, insertCouponOffer, offersTo } from '../coupons/index.ts'
import type { Database, Queries } from '../database/index.ts'
import { findLottery } from '../lottery/index.ts'
import { newestSales } from '../valuation/index.ts'
import type { CampaignFiles } from './campaign-files.ts'
import { readRanking } from './ranking-store.ts'
import { keepReminder } from './reminders.ts'

const MAX_SHOPS = 10
const MAX_NEEDS = 5

const AFTER_YEAR = '/activity/double-festival'

/** The files as they are published now. */
type FilesOf = (db: Queries) => Promise<CampaignFiles>

/** Publishes the lotteries that are due, before something is asked of them. */
type OpenLotteries = (db: Database, nowMs: number) => Promise<void>

export function campaignHandlers(filesOf: FilesOf, openLotteries: OpenLotteries): readonly Handler[] {
  const page = async (
    path: string,
    { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  ): Promise<Result<ShownCampaign>> => {
    const [found, at] = [(await filesOf(db)).pages.get(path), clock.now()]
    if (found === undefined) return fail(noPage())
    await openLotteries(db, at)
    const held = async (blocks: readonly CampaignBlock[]): Promise<readonly CampaignBlock[]> => {
      const shown = await Promise.all(
        blocks.map(async (block) =>
          block.kind !== 'draw' || (await findLottery(db, block.lottery, at)) !== undefined ? [block] : [],
        ),
      )
      return shown.flat()
    }
    const tabs = await Promise.all(found.tabs.map(async (tab) => ({ ...tab, blocks: await held(tab.blocks) })))
    return ok({ ...found, blocks: await held(found.blocks), tabs, at })
  }
  const shopsOf = async (db: Queries, path: string, key: string, nowMs: number) => {
    const found = (await filesOf(db)).pages.get(path)
    const block = found && blocksOf(found).find((one) => one.kind === 'shops' && one.key === key)
    if (block?.kind !== 'shops') return fail(noPage())
    const filter = parseListingFilter(Object.fromEntries(new URLSearchParams(block.filter)))
    return ok({ items: await fittingShops(db, filter, MAX_SHOPS, nowMs) })
  }
  const offersAt = async (db: Queries, path: string, nowMs: number) =>
    campaignOffers(path, (await filesOf(db)).coupons, nowMs)
  return [
    handlerFor(wire.getCampaignPage, async ({ path }, context) => page(path, context)),
    handlerFor(wire.getDoubleElevenPage, async (_nothing, context) => page('/activity/double-eleven', context)),
    handlerFor(wire.getDoubleEleven2023Page, async (_nothing, context) => page('/activity/activity202311', context)),
    handlerFor(wire.getTenYearsPage, async (_nothing, context) => page('/activity/ten-year', context)),
    handlerFor(wire.getTaobaoPackPage, async (_nothing, context) => page('/activity/activity-tb', context)),
    handlerFor(wire.getAfterYearPage, async (_nothing, context) => page(AFTER_YEAR, context)),
    handlerFor(wire.listCampaignShops, ({ path, key }, { db, clock }) => shopsOf(db, path, key, clock.now())),
    handlerFor(wire.listAfterYearShops, ({ key }, { db, clock }) => shopsOf(db, AFTER_YEAR, key, clock.now())),
    handlerFor(wire.rankShops, async (_nothing, { db }) => ok({ items: await readRanking(db, MAX_SHOPS) })),
    handlerFor(wire.listSaleNews, async (_nothing, { db }) => ok({ items: await newestSales(db, MAX_SHOPS) })),
    handlerFor(wire.listNeeds, async (_nothing, { db, clock, viewer }) =>
      ok({ items: await newestRequests(db, viewer?.userId ?? null, MAX_NEEDS, clock.now()) }),
    ),
    handlerFor(wire.listCampaignCoupons, async ({ path }, { db, clock, viewer }) => {
      const { shown } = await offersOf(db, viewer?.userId ?? '', await offersAt(db, path, clock.now()))
      return ok({ items: shown })
    }),
    moneyHandlerFor(wire.claimCampaignCoupons, async ({ path }, { db, clock, random, viewer }) => {
      const nowMs = clock.now()
      const offers = await offersAt(db, path, nowMs)
      if (offers.length === 0) return fail(refused('coupon-gone', '活动不在进行中', 'path'))
      const { shown, missing } = await offersOf(db, viewer.userId, offers)
      for (const offer of missing) await insertCouponOffer(db, offer.id, { ...offer, why: 'campaign' }, nowMs)
      const claimed: Coupon[] = []
      for (const offer of shown) {
        if (claimRefusal(offer, nowMs) !== undefined) continue
        const coupon = await claimCoupon(db, viewer.userId, offer, { random, nowMs })
        if (!coupon.ok) return coupon
        claimed.push(coupon.value)
      }
      return claimed.length === 0 ? fail(refused('coupon-claimed', '能领的都领过了', 'path')) : ok({ items: claimed })
    }),
    memberHandlerFor(wire.remindOfCampaign, async ({ path }, { db, clock, viewer }) => {
      const run = decideReminder(path, clock.now())
      if (!run.ok) return run
      await keepReminder(db, viewer.userId, run.value)
      return ok({ opensAt: run.value.opensAt })
    }),
  ]
}

const noPage = () => refused('not-found', '没有找到这个活动', 'path')

/**
 * The offers of a run as this person sees them, the highest amount first, and those that no claim has stored yet. All
 * claims lock the offers in this order.
 */
async function offersOf(
  db: Queries,
  userId: string,
  offers: readonly RunOffer[],
): Promise<{ readonly shown: readonly CouponOffer[]; readonly missing: readonly RunOffer[] }> {
  const stored = await offersTo(
    db,
    userId,
    offers.map(({ id }) => id),
  )
  const missing = offers.filter(({ id }) => !stored.some((one) => one.id === id))
  const shown = [...stored, ...missing.map(({ stock, ...offer }) => ({ ...offer, left: stock, claimed: 0 }))]
  return { shown: shown.toSorted(byAmount), missing }
}

const byAmount = (one: CouponOffer, other: CouponOffer): number =>
  other.amountFen - one.amountFen || (one.id < other.id ? -1 : 1)
