import {
  EVERY_CONTENT_KIND,
  contentKind,
  type ContentCard,
  type ContentFault,
  type ShownProposal,
} from '@diandu/core/admin'
import { getHome, getHotSearchWords, getProhibitedWords, getServicePage, type Call, type CallInput } from '@diandu/wire'
import { expect, it } from 'vitest'
import { runCall, type Handler } from '../../calls/index.ts'
import { catalogModule } from '../../catalog/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { servicesModule } from '../../services/index.ts'
import { readSettings } from '../../settings.ts'
import { callContext } from '../../testing/call-context.ts'
import { toolsModule } from '../../tools/index.ts'
import { openConsole } from '../testing/open-console.ts'
import { companyContent, companyOf } from '../../account/index.ts'
import { keepTransferAccount } from '../../wallet/index.ts'
import { checkPublishedContent } from './check-published.ts'

const ofFiles = EVERY_CONTENT_KIND.filter((kind) => contentKind(kind).isOpen !== true)

describeOnEachEngine('A file of the program', (open) => {
  const begin = async () => {
    const db = await open()
    const { company, houseAccount } = readSettings({})
    await companyContent.keep(db, companyOf(company), 0)
    await keepTransferAccount(db, houseAccount, 0)
    const desk = await openConsole(db)
    await desk.addStaff('neirong', ['content'])
    await desk.addStaff('fuhe', ['checker'])
    const [cookie, checker] = [await desk.logIn('neirong'), await desk.logIn('fuhe')]
    const call = (method: 'GET' | 'POST', path: string, input: Record<string, unknown>) =>
      desk.send(method, `content${path}`, input, { cookie })
    const context = callContext(db, { clock: desk.clock })
    /** As another server answers, which was told nothing. */
    const request = async <C extends Call>(endpoint: C, input: CallInput<C>): Promise<unknown> => {
      const deps = { ...context, settings: readSettings({}) } as never
      const handlers = [catalogModule, servicesModule, toolsModule].flatMap(
        (module): readonly Handler[] => module.handlers?.(deps) ?? [],
      )
      const handler = handlers.find((one) => one.endpoint === (endpoint as Call))
      if (handler === undefined) throw new Error(`${endpoint.path} has no handler`)
      const { result } = await runCall(handler, input, context)
      if (!result.ok) throw new Error(result.failure.kind)
      return result.value
    }
    const given = async (kind: string, id: string) =>
      ((await call('GET', '/body', { kind, id, version: 0 })).data as { readonly body: string }).body
    const publish = async (kind: string, id: string, body: string) => {
      const { data: seen } = await call('POST', '/save', { kind, id, body, seen: null })
      return call('POST', '/publish', { kind, id, seen, at: null })
    }
    /** Refused to one account, and done by two. */
    const publishByTwo = async (kind: string, id: string, body: string) => {
      const { data: seen } = await call('POST', '/save', { kind, id, body, seen: null })
      expect((await call('POST', '/publish', { kind, id, seen, at: null })).reason).toBe('own-request')
      const proposed = await call('POST', '/propose', { kind, id, seen, at: null, reason: '价格有变' })
      const decided = { id: (proposed.data as { id: string }).id, verdict: 'approved', reason: '已核对' }
      const { data: waiting } = await desk.send('GET', 'proposals', { locale: 'en' }, { cookie: checker })
      expect((await desk.send('POST', 'proposals/decide', decided, { cookie: checker })).code).toBe('000000')
      return (waiting as readonly ShownProposal[])[0]?.changes
    }
    const faultsOf = async (kind: string, id: string, body: string) =>
      (await call('POST', '/check', { kind, id, body })).data as readonly ContentFault[]
    return { db, desk, call, request, given, publish, publishByTwo, faultsOf }
  }

  it('is in force without a fault until a version of it is published, and no other is added (ADM-41, ADM-43)', async () => {
    const { db, call, given, faultsOf } = await begin()
    for (const kind of ofFiles) {
      const cards = (await call('GET', '', { kind })).data as readonly ContentCard[]
      expect(cards.length).toBeGreaterThan(0)
      for (const { id, current, open: draft } of cards) {
        expect([kind, id, current, draft]).toEqual([kind, id, 0, null])
        expect([id, await faultsOf(kind, id, await given(kind, id))]).toEqual([id, []])
      }
      expect((await call('POST', '/save', { kind, id: 'another', body: '', seen: null })).reason).toBe('not-found')
    }
    expect(await checkPublishedContent(db, 0)).toEqual([])
  })

  it('is replaced for every server with its next answer, and comes back as a copy (ADM-43, ADM-46)', async () => {
    const { call, request, given, publish } = await begin()
    const banner = { id: 'spring', title: { zh: '春', en: 'Spring' }, line: { zh: '好', en: 'Good' }, path: '/lists' }
    const banners = async () =>
      ((await request(getHome, {})) as { banners: { id: string }[] }).banners.map(({ id }) => id)
    expect(await banners()).toEqual(['escrow', 'tmall', 'company'])
    expect((await publish('banners', 'home', JSON.stringify([banner]))).code).toBe('000000')
    expect(await banners()).toEqual(['spring'])
    const { data: seen } = await call('POST', '/copy', { kind: 'banners', id: 'home', version: 0 })
    await call('POST', '/publish', { kind: 'banners', id: 'home', seen, at: null })
    expect(await banners()).toEqual(['escrow', 'tmall', 'company'])

    const hits = async () => ((await request(getProhibitedWords, { text: '最好' })) as { hits: unknown[] }).hits.length
    expect(await hits()).toBe(1)
    const list = JSON.parse(await given('prohibited-words', 'prohibited-words')) as { groups: { words: object }[] }
    const none = { ...list, groups: list.groups.map((group) => ({ ...group, words: { 某词: '别的' } })) }
    await publish('prohibited-words', 'prohibited-words', JSON.stringify(none))
    expect(await hits()).toBe(0)
  })

  it('prices of services and deposits of entry rules are published by two, who see each that changes (ADM-137, ADM-45)', async () => {
    const { request, given, publishByTwo } = await begin()
    type Offer = { title: { zh: string }; packages: { priceFen: number }[] }
    const offer = JSON.parse(await given('service', 'residence')) as Offer
    const [first, ...others] = offer.packages
    const dearer = { ...offer, packages: [{ ...first, priceFen: 123_400 }, ...others] }
    expect(await publishByTwo('service', 'residence', JSON.stringify(dearer))).toContainEqual({
      what: expect.stringMatching(/^packages\.0.*priceFen$/) as string,
      before: String(first?.priceFen),
      after: '123400',
    })
    const page = (await request(getServicePage, { service: 'residence' })) as { offer: Offer }
    expect(page.offer.packages[0]?.priceFen).toBe(123_400)
    const rules = JSON.parse(await given('entry-rules', 'entry-rules')) as object
    await publishByTwo('entry-rules', 'entry-rules', JSON.stringify({ ...rules, date: '2026-11-29' }))
    expect(await request(getServicePage, { service: 'residence' })).toMatchObject({ entry: { date: '2026-11-29' } })
  })

  it('words that are chosen come first in the search, and hidden ones never (ADM-46)', async () => {
    const { request, publish, db } = await begin()
    for (const [term, weight] of [
      ['女装', 9],
      ['赌博', 8],
      ['抖音小店', 7],
    ] as const)
      await db.change('INSERT INTO search_words (term, weight) VALUES ($1, $2)', [term, weight])
    expect(await request(getHotSearchWords, {})).toEqual(['女装', '赌博', '抖音小店'])
    await publish('hot-words', 'search', JSON.stringify({ pinned: ['天猫旗舰店', '抖音小店'], hidden: ['赌博'] }))
    expect(await request(getHotSearchWords, {})).toEqual(['天猫旗舰店', '抖音小店', '女装'])
  })

  it('is refused with the line of each fault, by the reader of the file and by what its tests prove (ADM-41)', async () => {
    const { faultsOf, given } = await begin()
    const lines = async (kind: string, id: string, change: (value: never) => unknown) => {
      const body = JSON.stringify(change(JSON.parse(await given(kind, id)) as never), null, 2)
      return (await faultsOf(kind, id, body)).map(({ field }) => field)
    }
    expect(await faultsOf('banners', 'home', '[\n  {\n  ]')).toEqual([
      { line: 3, field: null, zh: '第 3 行不是正确的 JSON。', en: 'Line 3 is not valid JSON.' },
    ])
    expect(
      await lines('banners', 'home', (all: { path: string; title: object }[]) =>
        all.map((one, at) => (at === 0 ? { ...one, path: '//evil.example', title: { zh: '', en: 'x' } } : one)),
      ),
    ).toEqual(['0.path'])
    expect(
      await lines('banners', 'home', (all: { title: object }[]) =>
        all.map((one) => ({ ...one, id: 'same', title: { zh: ' ', en: 'x' } })),
      ),
    ).toEqual(['0.title.zh', '1.title.zh', '2.title.zh', '1.id', '2.id'])
    expect(await lines('service', 'residence', (offer: object) => ({ ...offer, service: 'design' }))).toEqual([
      'service',
    ])
    expect(
      await lines('entry-rules', 'entry-rules', (all: { rules: { depositFen: object }[] }) => ({
        ...all,
        rules: all.rules.map((rule, at) => (at === 1 ? { ...rule, depositFen: { min: 2, max: 1 } } : rule)),
      })),
    ).toEqual(['rules.1.depositFen'])
    expect(await faultsOf('hot-words', 'search', '{"pinned": ["a", "a"], "hidden": ["a"]}')).toHaveLength(3)
  })

  it('a published version that the program reads no more is named at the start (ADM-41)', async () => {
    const { db, publish } = await begin()
    await publish('hot-words', 'search', '{"pinned": [], "hidden": []}')
    expect(await checkPublishedContent(db, 0)).toEqual([])
    await db.change('UPDATE content_versions SET body = $1 WHERE version = 1', ['{"pinned": []}'])
    expect(await checkPublishedContent(db, 0)).toEqual([
      expect.stringContaining('Content hot-words search, version 1: Line 1: hidden'),
    ])
  })
})
