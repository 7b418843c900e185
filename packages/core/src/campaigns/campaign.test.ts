import { describe, expect, it } from 'vitest'
import { valueOf } from '../../testing/fixture-steps.ts'
import {
  blocksOf,
  CAMPAIGN_MOTIFS,
  campaignMessage,
  campaignOf,
  campaignOfPage,
  decideReminder,
  isCampaign,
  type CampaignBlock,
} from './index.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('a campaign', () => {
  it.each([
    ['new-year-goods', '/activity/double-festival'],
    ['anniversary', '/activity/anniversary'],
    ['anniversary', '/activity/nine-year'],
    ['ten-year', '/activity/ten-year'],
    ['618', '/activity/activity618'],
    ['double-eleven', '/activity/double-eleven'],
    ['double-eleven', '/activity/1111'],
    ['double-eleven', '/activity/20201111'],
    ['double-eleven', '/activity/activity11'],
    ['double-eleven', '/activity/activity202311'],
    ['double-twelve', '/activity/double-twelve'],
    ['double-twelve', '/activity/activity-twelve'],
    ['double-twelve', '/activity/activity12'],
  ] as const)('%s has the page %s and what is below it (CAM-14)', (id, page) => {
    expect(campaignOfPage(page)).toBe(campaignOf(id))
    expect(campaignOfPage(`${page}/rules`)).toBe(campaignOf(id))
    for (const other of [`${page}x`, `/x${page}`]) expect(campaignOfPage(other)?.pages ?? []).not.toContain(page)
  })

  it('is known by its id, and by no other text (CAM-3)', () => {
    const ids = ['new-year-goods', 'anniversary', 'ten-year', '618', 'double-eleven', 'double-twelve'] as const
    for (const id of ids) expect([isCampaign(id), campaignOf(id).id]).toEqual([true, id])
    for (const text of ['', '619', 'Anniversary', 'toString']) expect(isCampaign(text)).toBe(false)
  })

  it('tells who asked that it has opened, and until when (CAM-20)', () => {
    const campaign = campaignOf('618')
    expect(campaignMessage('u1', { campaign, opensAt: 10, closesAt: 20 }, 11)).toEqual({
      userId: 'u1',
      event: 'platform.campaign',
      key: 'campaign:618:10',
      subject: '618',
      figures: { campaign: '618', until: 20 },
      at: 11,
    })
  })
})

describe('a reminder', () => {
  it('is of the run that the page counts down to (CAM-20)', () => {
    const run = valueOf(decideReminder('/activity/activity618', at('2026-07-01T12:00')))
    expect([run.campaign.id, run.opensAt]).toEqual(['618', at('2027-06-08T00:00')])
  })

  it.each([
    ['/activity/special', '2026-06-10', 'not-found', '没有找到这个活动'],
    ['/activity/activity618', '2026-06-10', 'bad-parameter', '活动已经开始了'],
    ['/activity/ten-year', '2026-06-10', 'bad-parameter', '这个活动不会再开始'],
  ])('of %s on %s is refused as %s: %s (CAM-20)', (path, day, reason, message) => {
    expect(decideReminder(path, at(`${day}T12:00`))).toEqual({
      ok: false,
      failure: { kind: 'refused', reason, message, field: 'path' },
    })
  })
})

describe('a page’s blocks', () => {
  const block = (key: string): CampaignBlock => ({ kind: 'news', title: { zh: key, en: key } })

  it('are those of the page and then those behind its tabs (CAM-15)', () => {
    const tabs = ['c', 'd'].map((key) => ({ key, name: { zh: key, en: key }, blocks: [block(key)] }))
    expect(blocksOf({ blocks: [block('a'), block('b')], tabs })).toEqual(['a', 'b', 'c', 'd'].map(block))
  })

  it('stand under one of seven drawings, each with a name of its own (CAM-15)', () => {
    expect(new Set(CAMPAIGN_MOTIFS).size).toBe(7)
    for (const motif of CAMPAIGN_MOTIFS) expect(motif).toMatch(/^[a-z]+$/)
  })
})
