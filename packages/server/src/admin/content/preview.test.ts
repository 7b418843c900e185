import type { SeenDraft } from '@diandu/core/admin'
import { createManualClock } from '@diandu/core/testing'
import { getArticle } from '@diandu/wire'
import type { ArticleId } from '@diandu/core/articles'
import { expect, it } from 'vitest'
import { findArticle } from '../../articles/article-store.ts'
import { articlesModule } from '../../articles/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { readSettings } from '../../settings.ts'
import { testApp } from '../../testing/test-app.ts'
import { openConsole } from '../testing/open-console.ts'
import { contentPreview } from './show-preview.ts'
import { previewTicket } from './preview-ticket.ts'

const ID = 'deposit' as ArticleId
const ARTICLE = { kind: 'article', id: ID } as const
const textOf = (title: string) => `---\nid: deposit\ncategory: costs\ntitle: ${title}\nsummary: 一句话\n---\n先问清楚。`

describeOnEachEngine('A preview', (open) => {
  const begin = async () => {
    const db = await open()
    const clock = createManualClock()
    const settings = readSettings({})
    const desk = await openConsole(db)
    await desk.addStaff('neirong', ['content'])
    const cookie = await desk.logIn('neirong')
    const call = (path: string, input: Record<string, unknown>) =>
      desk.send('POST', `content/${path}`, { ...ARTICLE, ...input }, { cookie })
    const { app } = await testApp(db, {
      clock: desk.clock,
      handlers: articlesModule.handlers?.({} as never) ?? [],
      renderer: (callApi) => ({
        render: async ({ url }) => {
          const article = await callApi(getArticle, { id: ID })
          return { status: 200, html: `${url} ${article.ok ? article.value.title : article.failure.kind}` }
        },
      }),
      preview: contentPreview({ db, clock: desk.clock, random: systemRandom, settings }),
    })
    const linkTo = async (version: number): Promise<string> => {
      const { data } = await call('preview', { version })
      return new URL((data as { readonly address: string }).address).pathname
    }
    return { db, clock, desk, call, app, linkTo, box: createDataBox(settings.secrets.dataKey) }
  }

  it('shows the page of the market with the version, and leaves nothing of it (ADM-44)', async () => {
    const { db, call, app, linkTo } = await begin()
    const { data: first } = await call('save', { body: textOf('已发'), seen: null })
    await call('publish', { seen: first, at: null })
    const { data: draft } = await call('save', { body: textOf('草稿'), seen: null })
    const { version } = draft as SeenDraft
    const shown = await app.inject({ url: await linkTo(version) })
    expect([shown.statusCode, shown.body]).toEqual([200, '/taobao/details/deposit 草稿'])
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(shown.headers['content-security-policy']).toContain("script-src 'none';")
    expect((await app.inject({ url: await linkTo(1) })).body).toContain('已发')
    expect((await findArticle(db, ID))?.title).toBe('已发')
    expect((await app.inject({ url: '/taobao/details/deposit' })).body).toContain('已发')
  })

  it('is over after ten minutes, and opens for no other ticket (ADM-44)', async () => {
    const { call, app, linkTo, desk, box } = await begin()
    await call('save', { body: textOf('草稿'), seen: null })
    const link = await linkTo(1)
    expect((await app.inject({ url: link })).statusCode).toBe(200)
    for (const other of [link.slice(0, -1), link.replace('.1.', '.2.'), '/preview/x', '/preview/article.deposit.1.9.x'])
      expect([other, (await app.inject({ url: other })).statusCode]).toEqual([other, 404])
    const missing = previewTicket(box, { ...ARTICLE, version: 7 }, desk.clock.now())
    expect((await app.inject({ url: `/preview/${missing}` })).statusCode).toBe(404)
    desk.clock.advance(10 * 60_000)
    expect((await app.inject({ url: link })).statusCode).toBe(404)
  })

  it('a text that could not be published is not shown, and an announcement has no page (ADM-41, ADM-44)', async () => {
    const { call, app, linkTo, desk } = await begin()
    await call('save', { body: '---', seen: null })
    expect((await app.inject({ url: await linkTo(1) })).statusCode).toBe(404)
    const cookie = await desk.logIn('neirong')
    const announcement = { kind: 'announcement', id: 'n1', version: 1 }
    expect((await desk.send('POST', 'content/preview', announcement, { cookie })).reason).toBe('not-found')
  })
})
