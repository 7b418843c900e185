import type { ArticleId, QuestionId } from '@diandu/core/articles'
import type { ShopId } from '@diandu/core/catalog'
import type { ApplicationId } from '@diandu/core/participation'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { insertQuestion } from '../../articles/index.ts'
import { insertApplication } from '../../campaigns/participation/application-store.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openCaseDesk } from '../testing/open-case-desk.ts'

const DRAFT = { criteria: { minPriceFen: 100_00, platform: 1 }, days: 30 } as const

describeOnEachEngine('Texts of users that wait for staff in the console', (open) => {
  it('a request is marked by what its text holds, and is let through or refused once (REQ-5, ADM-11, ADM-15)', async () => {
    const desk = await openCaseDesk(await open(), 'requests', 'reviewer', 'cashier')
    const { fixture, waiting, shown, done, decide, auditor, colleague, logged, today } = desk
    const { buyerRequests } = fixture.buyer.device
    valueOf(await buyerRequests.publish({ ...DRAFT, content: '打 13800138000，要全网最低价' }))
    valueOf(await buyerRequests.publish({ ...DRAFT, content: '加微信 lin_2026' }))
    const [first, second] = await waiting()
    if (first === undefined || second === undefined) throw new Error('Two requests wait')
    expect(await today()).toBe(2)
    expect(first.marks).toBeGreaterThan(0)
    const { blocks } = await shown(first.id)
    expect(blocks[0]).toMatchObject({ kind: 'notice', isWarning: true })
    expect(JSON.stringify(blocks[0])).toContain('Contact details')
    expect((await decide('accept', first, '', {}, auditor)).reason).toBe('another-user')
    expect((await decide('accept', first, '', {}, colleague)).reason).toBe('another-user')
    expect((await decide('accept', { id: first.id, version: 'open' })).reason).toBe('changed-elsewhere')
    expect(await done('accept', first)).toBe(true)
    expect(await done('accept', first)).toBe(false)
    expect(await done('refuse', second, '请去掉微信')).toBe(true)
    expect(valueOf(await buyerRequests.mine(null)).items.map(({ refusedFor }) => refusedFor)).toEqual([
      '请去掉微信',
      null,
    ])
    expect((await shown(second.id)).decisions).toEqual([])
    expect((await logged()).map(({ act, userId }) => [act, userId])).toEqual([
      ['review-request', fixture.buyer.userId],
      ['review-request', fixture.buyer.userId],
    ])
    expect(await today()).toBe(0)
  })

  it('a question is answered for every visitor, a later answer replaces it, and a stale one is refused (ART-11, ADM-15)', async () => {
    const db = await open()
    const { fixture, waiting, shown, done, decide } = await openCaseDesk(db, 'questions', 'content', 'support')
    const question = { id: 'q1' as QuestionId, articleId: 'total-cost' as ArticleId, submittedAt: fixture.now() }
    const asked = { ...question, userId: fixture.buyer.userId, content: '服务费可以从定金里扣吗？' }
    await db.transaction((tx) => insertQuestion(tx, asked))
    const [first] = await waiting()
    if (first === undefined) throw new Error('A question waits')
    expect(await done('answer', first, '不能。'.repeat(200))).toBe(true)
    expect(await waiting()).toEqual([])
    expect((await decide('answer', first, '可以。')).reason).toBe('changed-elsewhere')
    const again = await shown('q1')
    expect(again.state).toBe('Answered')
    expect(await done('refuse', again, '与文章无关')).toBe(true)
    expect((await shown('q1')).blocks).toContainEqual(expect.objectContaining({ kind: 'words', text: '与文章无关' }))
    expect((await decide('answer', await shown('q1'), '字'.repeat(1001))).code).not.toBe('000000')
  })

  it('an application is let in or refused once, and its seller reads why (CAM-28)', async () => {
    const db = await open()
    const { fixture, waiting, shown, done } = await openCaseDesk(db, 'applications', 'content', 'support')
    const [shopId] = fixture.shopIds
    const apply = (run: string, id: string) =>
      db.transaction((tx) =>
        insertApplication(
          tx,
          { run, userId: fixture.seller.userId },
          {
            id: id as ApplicationId,
            shopId: shopId as ShopId,
            shopTitle: '女装旗舰店',
            pitch: '免过户费用',
            state: 'waiting',
            why: null,
            appliedAt: fixture.now(),
            decidedAt: null,
          },
        ),
      )
    await apply('double-twelve-2026', 'a1')
    await apply('anniversary-2026', 'a2')
    const [first, second] = await waiting()
    if (first === undefined || second === undefined) throw new Error('Two applications wait')
    expect(first.about).toContain('Double Twelve 2026')
    expect(await done('accept', first)).toBe(true)
    expect(await done('refuse', second, '写不清楚送什么')).toBe(true)
    expect(await done('refuse', second, '写不清楚送什么')).toBe(false)
    expect((await shown(second.id)).blocks).toContainEqual(expect.objectContaining({ text: '写不清楚送什么' }))
    expect(JSON.stringify(valueOf(await fixture.seller.device.inbox.list(null, null)))).toContain('写不清楚送什么')
  })
})
