import { couponSavings, type Coupon, type CouponChoice, type CouponState } from '@diandu/core/coupons'
import { fail, ok, type Page, type Result } from '@diandu/core/kernel'
import { badParameter } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { selectCoupons, usableCoupons, type CouponPlace } from './coupon-store.ts'

const PAGE_SIZE = 20
const MOST_CHOICES = 20

/** A person's coupons in one state, the last one claimed first. */
export async function listCoupons(db: Queries, userId: string, state: CouponState, cursor: string | undefined, nowMs: number): Promise<Result<Page<Coupon>>> {
  const from = readCursor(cursor)
  if (from === null) return fail(badParameter('cursor', '内容不合要求'))
  const found = await selectCoupons(db, userId, state, from, PAGE_SIZE + 1, nowMs)
  const shown = found.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  const nextCursor = found.length > PAGE_SIZE && last !== undefined ? Buffer.from(`${last.claimedAt} ${last.id}`).toString('base64url') : null
  return ok({ items: shown.map(({ claimedAt: _claimedAt, ...coupon }) => coupon), nextCursor })
}

/** What a person's coupons take off one payment. */
export async function couponChoice(db: Queries, userId: string, amountFen: number, chosenId: string | undefined, nowMs: number): Promise<CouponChoice> {
  const savings = couponSavings(await usableCoupons(db, userId, nowMs), amountFen, nowMs)
  return { usable: savings.slice(0, MOST_CHOICES), chosen: savings.find(({ coupon }) => coupon.id === chosenId) ?? null }
}

const FIRST: CouponPlace = { at: Number.MAX_SAFE_INTEGER, id: '' }

function readCursor(cursor: string | undefined): CouponPlace | null {
  if (cursor === undefined) return FIRST
  const [, at, id] = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at === undefined || id === undefined ? null : { at: Number(at), id }
}
