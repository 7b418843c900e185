import type { ContentCard, ContentDocument, SeenDraft } from '@diandu/core/admin'
import { expect, it } from 'vitest'
import { findArticle } from '../../articles/article-store.ts'
import { articleContent } from '../../articles/index.ts'
import { publishDue } from '../../content/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { listAnnouncements } from '../../inbox/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { pageOfLog } from '../../staff/index.ts'
import { openConsole } from '../testing/open-console.ts'
import { contentSource } from './content-sources.ts'

const ARTICLE = { kind: 'article', id: 'deposit' } as const
const textOf = (title: string, more = '') =>
  `---\nid: deposit\ncategory: costs\ntitle: ${title}\nsummary: 一句话\n---\n先问清楚。${more}`

describeOnEachEngine('Content', (open) => {
  const begin = async () => {
    const db = await open()
    const desk = await openConsole(db)
    await desk.addStaff('neirong', ['content'])
    await desk.addStaff('xiaoli', ['content'])
    await desk.addStaff('shenji', ['auditor'])
    const cookies = new Map<string, string>()
    const call = async (method: 'GET' | 'POST', path: string, input: Record<string, unknown>, by = 'neirong') => {
      const cookie = cookies.get(by) ?? (await desk.logIn(by))
      cookies.set(by, cookie)
      return desk.send(method, `content${path}`, input, { cookie })
    }
    const save = async (body: string, seen: SeenDraft | null = null, by = 'neirong') =>
      (await call('POST', '/save', { ...ARTICLE, body, seen }, by)) as { data: SeenDraft; reason: string | undefined }
    const publish = (seen: SeenDraft, at: number | null = null) => call('POST', '/publish', { ...ARTICLE, seen, at })
    const shown = async () => (await call('GET', '/one', ARTICLE)).data as ContentDocument
    const titleNow = async () => (await findArticle(db, ARTICLE.id))?.title
    const publishWhatIsDue = () =>
      publishDue(db, contentSource, async () => '李娜', { nowMs: desk.clock.now(), random: systemRandom })
    return { ...desk, db, call, save, publish, shown, titleNow, publishWhatIsDue }
  }

  it('is seen by visitors once it is published, and each version stays in its history (ADM-40, ADM-43)', async () => {
    const { save, publish, shown, titleNow, call, db } = await begin()
    const { data: draft } = await save(textOf('保证金怎么退'))
    expect(draft.version).toBe(1)
    expect(await titleNow()).toBeUndefined()
    expect((await publish(draft)).code).toBe('000000')
    expect(await titleNow()).toBe('保证金怎么退')
    const { data: second } = await save(textOf('保证金退给谁'))
    await publish(second)
    expect(await titleNow()).toBe('保证金退给谁')
    const { data: copy } = await call('POST', '/copy', { ...ARTICLE, version: 1 })
    expect(copy).toMatchObject({ version: 3 })
    await publish(copy as SeenDraft)
    expect(await titleNow()).toBe('保证金怎么退')
    const { versions, currentBody } = await shown()
    expect(currentBody).toBe(textOf('保证金怎么退'))
    expect(versions.map(({ version, state, copyOf }) => [version, state, copyOf])).toEqual([
      [3, 'published', 1],
      [2, 'replaced', null],
      [1, 'replaced', null],
    ])
    expect(versions[0]).toMatchObject({ authorName: 'neirong of the market', publishedBy: 'neirong of the market' })
    expect((await call('GET', '/body', { ...ARTICLE, version: 2 })).data).toEqual({ body: textOf('保证金退给谁') })
    const log = await pageOfLog(db, { object: 'deposit' }, undefined)
    expect(log.ok && log.value.items.map(({ act }) => act)).toEqual([
      'publish-content',
      'change-content',
      'publish-content',
      'change-content',
      'publish-content',
      'change-content',
    ])
  })

  it('a draft does not overwrite what a colleague wrote meanwhile (ADM-40)', async () => {
    const { save, publish, shown } = await begin()
    const { data: first } = await save(textOf('一'))
    expect((await save(textOf('二'), null, 'xiaoli')).reason).toBe('changed-elsewhere')
    const { data: second } = await save(textOf('二'), first, 'xiaoli')
    expect((await save(textOf('三'), first)).reason).toBe('changed-elsewhere')
    expect((await publish(first)).reason).toBe('changed-elsewhere')
    expect((await shown()).openBody).toBe(textOf('二'))
    expect((await publish(second)).code).toBe('000000')
  })

  it('is refused with the line where something of it would not be shown (ADM-41)', async () => {
    const { save, publish, call, titleNow } = await begin()
    const body = textOf('好', '\n\n<b>粗</b>')
    const faults = (await call('POST', '/check', { ...ARTICLE, body })).data
    expect(faults).toEqual([expect.objectContaining({ line: 9, en: 'Line 9 has HTML, which is not shown.' })])
    expect((await call('POST', '/check', { ...ARTICLE, id: 'other', body: textOf('好') })).data).toEqual([
      expect.objectContaining({ line: 2, field: 'id' }),
    ])
    const { data: draft } = await save(body)
    expect((await publish(draft)).reason).toBe('bad-parameter')
    expect(await titleNow()).toBeUndefined()
    const topic = { kind: 'topic', id: 'deposit', body: textOf('好') }
    expect((await call('POST', '/check', topic)).data).toEqual([
      expect.objectContaining({ field: 'category', line: 3 }),
    ])
  })

  it('is published once when its time comes, and held back where it is wrong then (ADM-41, ADM-42)', async () => {
    const { save, publish, shown, titleNow, call, clock, publishWhatIsDue } = await begin()
    const { data: draft } = await save(textOf('开工'))
    expect((await publish(draft, clock.now())).reason).toBe('bad-parameter')
    expect((await publish(draft, clock.now() + 60_000)).code).toBe('000000')
    expect((await save(textOf('改'), draft)).reason).toBe('request-closed')
    await publishWhatIsDue()
    expect(await titleNow()).toBeUndefined()
    clock.advance(60_000)
    expect(await publishWhatIsDue()).toEqual([])
    expect(await titleNow()).toBe('开工')
    await publishWhatIsDue()
    expect((await shown()).versions.map(({ state }) => state)).toEqual(['published'])

    const { data: topic } = await call('POST', '/save', {
      kind: 'topic',
      id: 'both',
      body: '---\nid: both\narticles: deposit\ntitle: 专题\nsummary: 一句\n---\n文。',
      seen: null,
    })
    await call('POST', '/publish', { kind: 'topic', id: 'both', seen: topic, at: clock.now() + 1_000 })
    const { data: taken } = await call('POST', '/save', {
      kind: 'article',
      id: 'both',
      body: textOf('同名').replace('deposit', 'both'),
      seen: null,
    })
    await call('POST', '/publish', { kind: 'article', id: 'both', seen: taken, at: null })
    clock.advance(1_000)
    expect(await publishWhatIsDue()).toEqual([{ kind: 'topic', id: 'both' }])
    const held = (await call('GET', '/one', { kind: 'topic', id: 'both' })).data as ContentDocument
    expect(held.open).toMatchObject({ state: 'draft' })
    expect(held.versions[0]?.heldBack).toEqual({
      zh: '第 1 行 id：both 已被占用。',
      en: 'Line 1: id: both is taken.',
    })
  })

  it('a time that was set is taken back, and a draft thrown away (ADM-42)', async () => {
    const { save, publish, call, clock } = await begin()
    const { data: draft } = await save(textOf('一'))
    await publish(draft, clock.now() + 60_000)
    expect((await call('POST', '/discard', { ...ARTICLE, seen: draft })).reason).toBe('request-closed')
    expect((await call('POST', '/unschedule', { ...ARTICLE, version: 1 })).code).toBe('000000')
    expect((await call('POST', '/unschedule', { ...ARTICLE, version: 1 })).reason).toBe('request-closed')
    expect((await call('POST', '/discard', { ...ARTICLE, seen: draft })).code).toBe('000000')
    expect((await call('GET', '/one', ARTICLE)).reason).toBe('not-found')
  })

  it('what was there before the first version is version 0, and withdrawn it is found no longer (ADM-43)', async () => {
    const { db, save, publish, shown, call, titleNow, clock } = await begin()
    const before = { id: 'deposit', body: textOf('早先'), byName: '', nowMs: clock.now(), random: systemRandom }
    await db.transaction(async (tx) => articleContent.publish?.(tx, before))
    const [card] = (await call('GET', '', { kind: 'article' })).data as ContentCard[]
    expect(card).toMatchObject({ id: 'deposit', title: '早先', current: 0, open: null, changedAt: null })
    expect((await call('GET', '/body', { ...ARTICLE, version: 0 })).data).toEqual({ body: textOf('早先') })
    await publish((await save(textOf('后来'))).data)
    expect((await shown()).versions.map(({ version, state }) => [version, state])).toEqual([
      [1, 'published'],
      [0, 'replaced'],
    ])
    const reason = '费用已变'
    expect((await call('POST', '/withdraw', { ...ARTICLE, reason })).code).toBe('000000')
    expect((await call('POST', '/withdraw', { ...ARTICLE, reason })).reason).toBe('request-closed')
    expect(await titleNow()).toBeUndefined()
    expect((await shown()).current).toBeNull()
    await call('POST', '/copy', { ...ARTICLE, version: 0 })
    await publish((({ open }) => open)(await shown()) as never)
  })

  it('an announcement is sent once: it may be withdrawn and not be changed (ADM-47)', async () => {
    const { db, call } = await begin()
    const name = { kind: 'announcement', id: 'notice-1' } as const
    const body = JSON.stringify({ title: '春节照常交割', text: '客服在线。', english: null })
    expect((await call('POST', '/check', { ...name, body: '{"title": ""}' })).data).toHaveLength(3)
    const { data: seen } = await call('POST', '/save', { ...name, body, seen: null })
    await call('POST', '/publish', { ...name, seen, at: null })
    expect(await listAnnouncements(db, 10)).toMatchObject([{ id: 'notice-1', announcedBy: 'neirong of the market' }])
    expect((await call('POST', '/save', { ...name, body, seen: null })).reason).toBe('request-closed')
    await call('POST', '/withdraw', { ...name, reason: '改期' })
    expect((await listAnnouncements(db, 10))[0]?.withdrawnAt).not.toBeNull()
    expect((await call('POST', '/copy', { ...name, version: 1 })).reason).toBe('request-closed')
  })

  it('an auditor reads all of it and changes none of it (ADM-2)', async () => {
    const { save, call } = await begin()
    const { data: seen } = await save(textOf('一'))
    for (const path of ['/save', '/discard', '/copy', '/publish', '/unschedule', '/withdraw']) {
      const answer = await call(
        'POST',
        path,
        { ...ARTICLE, seen, at: null, version: 1, body: 'x', reason: 'x' },
        'shenji',
      )
      expect([path, answer.reason]).toEqual([path, 'another-user'])
    }
    expect((await call('GET', '/one', ARTICLE, 'shenji')).code).toBe('000000')
  })
})
