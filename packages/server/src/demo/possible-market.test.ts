import { platformOf } from '@diandu/core/catalog'
import { VERIFICATION_STATUSES } from '@diandu/core/account'
import { isResidentId } from '@diandu/core/input'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDataBox } from '../crypto/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { readSettings } from '../settings.ts'
import { demoSellersFor, MAX_SHOPS_OF_SELLER } from './demo-people.ts'
import { entryRuleOf } from './model/entry-costs.ts'
import { TRADEMARK_CLASSES } from './model/trademark-classes.ts'
import { inventShop } from './invent-shop.ts'
import { seedDemo } from './seed-demo.ts'
import { inventedResidentId } from './verify-demo-sellers.ts'

const NOW_MS = Date.UTC(2026, 2, 11, 4)
const SHOPS = Array.from({ length: 3_000 }, (_, number) => inventShop(number, 'demo-11', NOW_MS))

describe('The invented market could be a real one', () => {
  it('registers a mark in a class of the shop’s goods, and in none where there is no mark', () => {
    for (const { industry, figures, title } of SHOPS) {
      const { state, niceClass } = figures.trademark.value
      if (state === 'none') expect(niceClass, title).toBe(0)
      else expect(TRADEMARK_CLASSES[industry], title).toContain(niceClass)
    }
  })

  it('asks a yearly fee wherever the platform asks one', () => {
    for (const { platform, kind, figures } of SHOPS) {
      const hasFee = platform === 1 || (entryRuleOf(platform, kind)?.yearlyFen.max ?? 0) > 0
      expect(figures.annualFeeFen.value > 0, platformOf(platform).name.zh).toBe(hasFee)
    }
  })

  it('has no company behind a personal shop: no capital, no company’s mark, no general taxpayer', () => {
    for (const { kind, figures, taxpayer, transferWay, title, description } of SHOPS) {
      if (kind !== 'personal') continue
      expect(title + description).not.toMatch(/公司|执照|开票/)
      expect(figures.trademark.value.holder).not.toMatch(/公司|厂|集团/)
      expect([figures.registeredCapitalFen.value, taxpayer]).toEqual([0, 'small'])
      expect(['platform-transfer', 'real-name-change']).toContain(transferWay)
    }
  })

  it('has dates in order, and figures that agree with each other', () => {
    for (const { figures, publishedAt, isInspected, rating, photos } of SHOPS) {
      expect(Date.parse(figures.openedOn.value)).toBeLessThan(publishedAt)
      expect(publishedAt).toBeLessThan(NOW_MS)
      expect(rating).toBe(figures.ratings.value.described)
      expect(photos.length).toBeGreaterThan(0)
      for (const { at, by, evidence } of Object.values(figures)) {
        expect(at).toBeLessThan(NOW_MS)
        if (by === 'inspector') expect([evidence?.digests.length, isInspected]).toEqual([1, true])
        else expect(evidence).toBeUndefined()
      }
    }
  })

  it('calls no shop a shop twice', () => {
    for (const { title, description } of SHOPS) expect(title + description).not.toMatch(/店(?:铺)?店铺/)
  })

  it('counts views only of what was on the market', () => {
    for (const { status, viewCount } of SHOPS)
      if (status === 'under-review' || status === 'refused') expect(viewCount).toBe(0)
  })

  it('gives each seller a resident ID of their own that could be one', () => {
    const ids = Array.from({ length: 20_000 }, (_, number) => inventedResidentId(number))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids.slice(0, 500)) expect(isResidentId(id), id).toBe(true)
  })
})

describeOnEachEngine('The market of the demonstration', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await seedDemo(db, {
      shopCount: 600,
      nowMs: NOW_MS,
      random: systemRandom,
      box: createDataBox(readSettings({}).secrets.dataKey),
      hashPassword: async (password) => `hash of ${password}`,
    })
  })

  it('has no seller with more shops than one could look after, and verifies each of them', async () => {
    const sellers = await db.query<{ sellerId: string; shops: number; isVerified: boolean }>(
      `SELECT seller_id, count(*)::int8 AS shops,
         EXISTS (SELECT 1 FROM verifications v WHERE v.user_id = seller_id AND v.status = ${VERIFICATION_STATUSES.codeOf('verified')}) AS is_verified
       FROM shops GROUP BY seller_id`,
    )
    expect(sellers).toHaveLength(demoSellersFor(600).length)
    for (const { sellerId, shops, isVerified } of sellers) {
      expect(shops).toBeLessThanOrEqual(MAX_SHOPS_OF_SELLER)
      expect(isVerified, sellerId).toBe(true)
    }
  })

  it('stores the evidence of every inspected figure, and shows no shop as inspected without it', async () => {
    const [found] = await db.query<{ wrong: number; inspected: number }>(
      `SELECT count(*) FILTER (WHERE (SELECT count(*) FROM inspection_files f WHERE f.shop_id = s.id) <> CASE WHEN is_inspected THEN (SELECT count(*) FROM jsonb_object_keys(figures) key WHERE key <> 'turnoverByMonth') ELSE 0 END)::int8 AS wrong,
         count(*) FILTER (WHERE is_inspected)::int8 AS inspected FROM shops s JOIN shop_details d ON d.shop_id = s.id`,
    )
    expect(found?.wrong).toBe(0)
    expect(found?.inspected).toBeGreaterThan(0)
  })

  it('counts no view of a shop that was never on the market', async () => {
    const seen = await db.query(
      `SELECT s.id FROM shops s WHERE s.status IN ('under-review', 'refused')
       AND (EXISTS (SELECT 1 FROM shop_views v WHERE v.shop_id = s.id) OR EXISTS (SELECT 1 FROM shop_view_days d WHERE d.shop_id = s.id))`,
    )
    expect(seen).toEqual([])
  })
})
