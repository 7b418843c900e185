import { campaignWindow, type CampaignContent, type CampaignCoupon } from '@diandu/core/campaigns'
import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { insertCouponOffer, offersTo } from '../coupons/index.ts'
import { openTestDatabase } from '../database/testing.ts'
import { readCampaignFiles, type CampaignFiles } from './campaign-files.ts'
import { keepOpened, openedVersions, worseningsNow } from './opened-campaigns.ts'

const { opensAt, closesAt } = campaignWindow('2026-11-12', '2026-12-12')
const PATH = '/activity/double-twelve'
const FILES = readCampaignFiles()

const withCoupons = (change: (coupon: CampaignCoupon) => CampaignCoupon): CampaignFiles => ({
  ...FILES,
  coupons: FILES.coupons.map((coupon) => (coupon.campaign === 'double-twelve' ? change(coupon) : coupon)),
})

function withPage(change: (page: CampaignContent) => CampaignContent): CampaignFiles {
  const page = FILES.pages.get(PATH)
  if (page === undefined) throw new Error('The page of Double Twelve is there.')
  return { ...FILES, pages: new Map([...FILES.pages, [PATH, change(page)]]) }
}

const CHEAPER = withCoupons((coupon) => ({ ...coupon, amountFen: coupon.amountFen - 1 }))
const MORE = withCoupons((coupon) => ({ ...coupon, amountFen: coupon.amountFen + 1, stock: coupon.stock + 5 }))

it('files that take away what people saw of an open campaign are refused by name and field (CAM-29, CAM-32)', async () => {
  const db = await openTestDatabase()
  const complaintsOf = async (files: CampaignFiles, nowMs: number) =>
    (await worseningsNow(db, files, nowMs)).map(({ en }) => en)
  await keepOpened(db, FILES, opensAt - 1, true)
  expect(await openedVersions(db, 'double-twelve')).toEqual([])
  await keepOpened(db, FILES, opensAt, false)
  expect(await openedVersions(db, 'double-twelve')).toMatchObject([{ run: 'double-twelve-2026', version: 1 }])
  expect(await complaintsOf(FILES, closesAt)).toEqual([])
  const complaints = await complaintsOf(CHEAPER, closesAt)
  expect(complaints).toEqual([
    'coupons.json: fee-100.amountFen: it takes off less (double-twelve-2026 is open)',
    'coupons.json: fee-500.amountFen: it takes off less (double-twelve-2026 is open)',
  ])
  const ruleless = withPage((page) => ({ ...page, blocks: page.blocks.filter(({ kind }) => kind !== 'rules') }))
  const [first] = await complaintsOf(ruleless, closesAt)
  expect(first).toMatch(/^double-twelve\.json: rules: a rule is gone/)
  const drawless = withPage((page) => ({ ...page, blocks: page.blocks.filter(({ kind }) => kind !== 'draw') }))
  expect(await complaintsOf(drawless, closesAt)).toContain(
    'double-twelve.json: draw: the draw double-twelve is gone (double-twelve-2026 is open)',
  )
  // Once it is over, the next run may promise less, until it is open.
  expect(await complaintsOf(CHEAPER, closesAt + 1)).toEqual([])
  expect(await complaintsOf(CHEAPER, closesAt + 300 * DAY_MS)).toEqual([])
  expect(await complaintsOf(CHEAPER, closesAt + 340 * DAY_MS)).toHaveLength(2)
})

it('what a file gives beyond what people saw is given from the next start on, and then kept (CAM-30)', async () => {
  const db = await openTestDatabase()
  await keepOpened(db, FILES, opensAt, true)
  const id = 'double-twelve-2026-fee-100'
  const offer = { title: '券', amountFen: 10_000, leastSpendFen: 500_000, validFrom: opensAt, validUntil: closesAt }
  await insertCouponOffer(db, id, { ...offer, claimUntil: closesAt, perPerson: 1, stock: 2000 }, opensAt)
  // A server that runs remembers what is new to it, and never what would raise or lower something.
  await keepOpened(db, MORE, opensAt + 1, false)
  expect(await openedVersions(db, 'double-twelve')).toHaveLength(1)
  expect(await worseningsNow(db, MORE, opensAt + 1)).toEqual([])
  await keepOpened(db, MORE, opensAt + 2, true)
  await keepOpened(db, MORE, opensAt + 3, true)
  expect((await openedVersions(db, 'double-twelve')).map(({ version, keptAt }) => [version, keptAt])).toEqual([
    [2, opensAt + 2],
    [1, opensAt],
  ])
  expect(await offersTo(db, '', [id])).toMatchObject([{ amountFen: 10_001, left: 2005 }])
  expect(await worseningsNow(db, FILES, opensAt + 4)).not.toEqual([])
})
