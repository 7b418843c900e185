import { placedFault, type ContentFault, type SeenDraft, type ShownProposal } from '@diandu/core/admin'
import { campaignWindow, type CampaignCoupon } from '@diandu/core/campaigns'
import { getCampaignPage } from '@diandu/wire'
import { expect, it } from 'vitest'
import { campaignsModule, currentCampaignFiles, openedVersions, readCampaignFiles } from '../../campaigns/index.ts'
import { keepOpened } from '../../campaigns/opened-campaigns.ts'
import { publishDue } from '../../content/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { currentLotteries } from '../../lottery/index.ts'
import { readSettings } from '../../settings.ts'
import { pageOfLog } from '../../staff/index.ts'
import { callContext } from '../../testing/call-context.ts'
import { testApp } from '../../testing/test-app.ts'
import { openConsole } from '../testing/open-console.ts'
import { contentSource } from './content-sources.ts'
import { contentPreview } from './show-preview.ts'

const { opensAt } = campaignWindow('2026-11-12', '2026-12-12')
const COUPONS = { kind: 'coupons', id: 'coupons' } as const
const LOTTERIES = { kind: 'lotteries', id: 'lotteries' } as const
const PAGE = { kind: 'campaign', id: 'double-twelve' } as const
type Name = typeof COUPONS | typeof LOTTERIES | typeof PAGE

describeOnEachEngine('Content that promises money', (open) => {
  const begin = async (at = opensAt) => {
    const db = await open()
    const desk = await openConsole(db)
    const { clock } = desk
    clock.advance(Math.max(0, at - clock.now()))
    await desk.addStaff('neirong', ['content'])
    await desk.addStaff('fuhe', ['checker'])
    const cookies = new Map<string, string>()
    const call = async (method: 'GET' | 'POST', path: string, input: Record<string, unknown>, by = 'neirong') => {
      const cookie = cookies.get(by) ?? (await desk.logIn(by))
      cookies.set(by, cookie)
      return desk.send(method, path, input, { cookie })
    }
    const given = async <T>(name: Name, change: (value: T) => unknown): Promise<string> => {
      const { data } = await call('GET', 'content/body', { ...name, version: 0 })
      return JSON.stringify(change(JSON.parse((data as { readonly body: string }).body) as T), null, 2)
    }
    const propose = async (name: Name, body: string, at: number | null = null) => {
      const { data: seen } = await call('POST', 'content/save', { ...name, body, seen: null })
      const proposed = await call('POST', 'content/propose', { ...name, seen, at, reason: '双十二' })
      return { ...proposed, seen: seen as SeenDraft, proposal: (proposed.data as { readonly id?: string }).id ?? '' }
    }
    const decide = (id: string, by: string, verdict = 'approved') =>
      call('POST', 'proposals/decide', { id, verdict, reason: '已核对' }, by)
    const faultsOf = async (name: Name, body: string) =>
      ((await call('POST', 'content/check', { ...name, body })).data as readonly ContentFault[]).map(
        (fault) => placedFault(fault).en,
      )
    const stockNow = async () =>
      (await currentCampaignFiles(db)).coupons.find(
        ({ campaign, key }) => campaign === 'double-twelve' && key === 'fee-100',
      )?.stock ?? 0
    const withStock = (stock: number) =>
      given<CampaignCoupon[]>(COUPONS, (all) =>
        all.map((coupon) => (coupon.campaign === 'double-twelve' ? { ...coupon, stock } : coupon)),
      )
    return { db, desk, clock, call, given, propose, decide, faultsOf, stockNow, withStock }
  }

  it('is published by two accounts, and never by one (ADM-45, ADM-3)', async () => {
    const { db, call, propose, decide, stockNow, withStock } = await begin()
    const before = await stockNow()
    const { seen, proposal, code } = await propose(COUPONS, await withStock(9_000))
    expect(code).toBe('000000')
    expect((await call('POST', 'content/publish', { ...COUPONS, seen, at: null })).reason).toBe('own-request')
    expect((await decide(proposal, 'neirong')).reason).toBe('own-request')
    expect(await stockNow()).toBe(before)
    const [shown] = (await call('GET', 'proposals', { locale: 'en' }, 'fuhe')).data as readonly ShownProposal[]
    expect(shown?.changes).toContainEqual({
      what: expect.stringMatching(/^\d+ \(double-twelve fee-100\)\.stock$/),
      before: String(before),
      after: '9000',
    })
    expect(shown?.changes[0]).toMatchObject({
      what: 'Coupons of campaigns coupons · Publication',
      after: 'With the approval',
    })
    expect((await decide(proposal, 'fuhe')).code).toBe('000000')
    expect(await stockNow()).toBe(9_000)
    const log = await pageOfLog(db, { object: 'coupons' }, undefined)
    expect(log.ok && log.value.items[0]).toMatchObject({
      act: 'publish-promise',
      staffId: 'neirong',
      approvedBy: 'fuhe',
      object: { kind: 'content coupons', id: 'coupons' },
    })
  })

  it('is published as it was proposed: a draft that was written since then is not (ADM-45)', async () => {
    const { call, propose, decide, stockNow, withStock } = await begin()
    const before = await stockNow()
    const { seen, proposal } = await propose(COUPONS, await withStock(9_000))
    await call('POST', 'content/save', { ...COUPONS, body: await withStock(90_000), seen })
    expect((await decide(proposal, 'fuhe')).reason).toBe('changed-elsewhere')
    expect(await stockNow()).toBe(before)
  })

  it('takes nothing away of a campaign that is open, and gives more at once (ADM-45, CAM-29)', async () => {
    const { db, clock, propose, decide, faultsOf, stockNow, withStock, given } = await begin()
    await keepOpened(db, readCampaignFiles(), clock.now(), true)
    const before = await stockNow()
    const fewer = await withStock(before - 1)
    expect((await faultsOf(COUPONS, fewer))[0]).toMatch(
      /keeps its promises: coupons\.json: fee-100\.stock: there are fewer/,
    )
    expect((await propose(COUPONS, fewer)).reason).toBe('bad-parameter')
    const ruleless = await given<{ blocks: { kind: string }[] }>(PAGE, (page) => ({
      ...page,
      blocks: page.blocks.filter(({ kind }) => kind !== 'rules'),
    }))
    expect((await faultsOf(PAGE, ruleless))[0]).toMatch(/double-twelve\.json: rules: a rule is gone/)
    await db.change('DELETE FROM content_versions')
    const { proposal } = await propose(COUPONS, await withStock(before + 5))
    await decide(proposal, 'fuhe')
    expect(await stockNow()).toBe(before + 5)
    expect((await openedVersions(db, 'double-twelve')).map(({ version }) => version)).toEqual([2, 1])
  })

  it('nothing is taken away from the first moment of a campaign on, kept or not (CAM-32)', async () => {
    const { db, clock, call, propose, withStock, stockNow } = await begin(opensAt - 60_000)
    const fewer = await withStock((await stockNow()) - 1)
    const { seen, code } = await propose(COUPONS, fewer, opensAt - 1)
    expect(code).toBe('000000')
    const proposeAt = async (at: number | null) =>
      (await call('POST', 'content/propose', { ...COUPONS, seen, at, reason: '双十二' })).reason
    expect(await proposeAt(opensAt)).toBe('bad-parameter')
    clock.advance(60_000)
    expect(await proposeAt(null)).toBe('bad-parameter')
    expect(await openedVersions(db, 'double-twelve')).toEqual([])
  })

  it('lotteries are read by their own reader, and one that a page shows stays there (ADM-41, ADM-45)', async () => {
    const { db, given, propose, decide, faultsOf } = await begin()
    type Lotteries = { lotteries: { series: string; triesEach: number }[] }
    const none = await given<Lotteries>(LOTTERIES, (file) => ({ ...file, lotteries: [] }))
    expect((await faultsOf(LOTTERIES, none))[0]).toMatch(/shows the lottery \S+, which is gone/)
    const wrong = await given<Lotteries>(LOTTERIES, (file) => ({ ...file, lotteries: [{}] }))
    expect((await faultsOf(LOTTERIES, wrong))[0]).toMatch(/^Line \d+: lotteries\.0\.series: It is missing/)
    const more = await given<Lotteries>(LOTTERIES, (file) => ({
      ...file,
      lotteries: file.lotteries.map((one) => ({ ...one, triesEach: one.triesEach + 1 })),
    }))
    const tries = async () => (await currentLotteries(db)).reduce((sum, { triesEach }) => sum + triesEach, 0)
    const before = await tries()
    await decide((await propose(LOTTERIES, more)).proposal, 'fuhe')
    expect(await tries()).toBe(before + (await currentLotteries(db)).length)
  })

  it('a page is changed at its address alone, published at its time, and previewed before (ADM-42, ADM-44)', async () => {
    const { db, desk, clock, call, given, propose, decide, faultsOf } = await begin()
    type Page = { path: string; title: { zh: string; en: string } }
    const moved = await given<Page>(PAGE, (page) => ({ ...page, path: '/activity/special' }))
    expect(await faultsOf(PAGE, moved)).toEqual(['Line 1: path: It has to be /activity/double-twelve'])
    const body = await given<Page>(PAGE, (page) => ({ ...page, title: { zh: '新的双十二', en: 'New' } }))
    const { proposal, seen } = await propose(PAGE, body, clock.now() + 120_000)
    const { data } = await call('POST', 'content/preview', { ...PAGE, version: seen.version })
    const handlers =
      campaignsModule.handlers?.({ ...callContext(db, { clock }), settings: readSettings({}) } as never) ?? []
    const { app } = await testApp(db, {
      clock,
      handlers,
      renderer: (callApi) => ({
        render: async ({ url }) => {
          const page = await callApi(getCampaignPage, { path: '/activity/double-twelve' })
          return { status: 200, html: `${url} ${page.ok ? page.value.title.zh : page.failure.kind}` }
        },
      }),
      preview: contentPreview({ db, clock: desk.clock, random: systemRandom, settings: readSettings({}) }),
    })
    const shown = await app.inject({ url: new URL((data as { readonly address: string }).address).pathname })
    expect(shown.body).toBe('/activity/double-twelve 新的双十二')
    const titleNow = async () => (await currentCampaignFiles(db)).pages.get('/activity/double-twelve')?.title.en
    expect((await decide(proposal, 'fuhe')).code).toBe('000000')
    expect(await titleNow()).not.toBe('New')
    clock.advance(120_000)
    await publishDue(db, contentSource, async () => '倪蓉', { nowMs: clock.now(), random: systemRandom })
    expect(await titleNow()).toBe('New')
  })

  it('what promises no money is published without a proposal (ADM-45)', async () => {
    const { call } = await begin()
    const name = { kind: 'hot-words', id: 'search' }
    const { data: seen } = await call('POST', 'content/save', {
      ...name,
      body: '{"pinned": [], "hidden": []}',
      seen: null,
    })
    expect((await call('POST', 'content/propose', { ...name, seen, at: null, reason: 'x' })).reason).toBe(
      'bad-parameter',
    )
  })
})
