import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArticleId } from '@diandu/core/articles'
import { createManualClock, reasonOf, valueOf } from '@diandu/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listAuditLines } from '../../../audit/index.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets
const ID = 'deposit' as ArticleId
const TEXT = '---\nid: deposit\ncategory: costs\ntitle: 保证金怎么退\nsummary: 一句话\n---\n先问清楚。'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'diandu-articles-'))))
afterAll(() => rm(folder, { recursive: true }))

describeOnEachEngine('What the operator publishes', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(), random: systemRandom, dataKey })
    const publish = async (text: string) => {
      const path = join(folder, 'article.md')
      await writeFile(path, text)
      return ops('articles', 'publish', '--file', path, '--by', 'Li Na')
    }
    return { db, fixture, ops, publish, articles: fixture.buyer.device.articles }
  }

  it('is read by visitors, corrected and withdrawn, and each step is written down (ART-13)', async () => {
    const { db, fixture, ops, publish, articles } = await begin()
    expect(await ops('articles', 'list')).toEqual({ exitCode: 0, text: 'Nothing is published.' })
    const published = await publish(TEXT)
    expect(published.exitCode).toBe(0)
    expect(published.text).toMatch(/^"保证金怎么退" stands at \/taobao\/details\/deposit since \d{4}-/)
    expect(valueOf(await articles.detail(ID)).title).toBe('保证金怎么退')
    await publish(TEXT.replace('保证金怎么退', '保证金退给谁'))
    expect(valueOf(await articles.detail(ID)).title).toBe('保证金退给谁')
    expect((await ops('articles', 'list')).text).toMatch(/deposit +Costs and deposits .*保证金退给谁/)
    const withdrawn = ['articles', 'withdraw', 'deposit', '--by', 'Li Na', '--why', 'outdated'] as const
    expect(await ops(...withdrawn)).toEqual({ exitCode: 0, text: '"deposit" is no longer on the site.' })
    expect(await ops(...withdrawn)).toMatchObject({ exitCode: 1 })
    expect(reasonOf(await articles.detail(ID))).toBe('not-found')
    const lines = (await listAuditLines(db, 10)).filter(({ what }) => what.startsWith('ops articles'))
    expect(lines.map(({ reason }) => reason).toSorted()).toEqual(['published', 'published', 'withdrawn'])
    expect(lines.every(({ message }) => message.startsWith('Li Na: '))).toBe(true)
    await fixture.close()
  })

  it('is refused as a whole where something of it would not be shown, or its day is yet to come (ART-13)', async () => {
    const { fixture, ops, publish, articles } = await begin()
    expect(await publish(`${TEXT}\n\n<script>alert(1)</script>`)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('Line 9 has HTML, which is not shown.'),
    })
    expect(await publish(TEXT.replace('category', 'date: 2999-01-01\ncategory'))).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('yet to come'),
    })
    expect(await ops('articles', 'publish', '--file', join(folder, 'none.md'), '--by', 'Li')).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('cannot be read'),
    })
    expect(reasonOf(await articles.detail(ID))).toBe('not-found')
    await fixture.close()
  })

  it('answers questions, which wait in a list until then (ART-9)', async () => {
    const { fixture, ops, publish, articles } = await begin()
    await publish(TEXT)
    const about = { type: 'article', id: ID } as const
    const first = valueOf(await articles.submitQuestion(about, '保证金什么时候能退？'))
    await fixture.advance(1_000)
    const second = valueOf(await articles.submitQuestion(about, '隔壁那家店怎么样？'))
    const { text } = await ops('questions', 'list')
    expect(text).toMatch(/buyer_lin[^]*保证金什么时候能退？[^]*隔壁那家店怎么样？/)
    expect(await ops('questions', 'answer', first.id, '--text', '关店之后。', '--by', 'Li Na')).toMatchObject({
      exitCode: 0,
    })
    expect(await ops('questions', 'refuse', second.id, '--why', '与文章无关', '--by', 'Li Na')).toMatchObject({
      exitCode: 0,
    })
    expect(await ops('questions', 'answer', 'none', '--text', '好', '--by', 'Li Na')).toMatchObject({ exitCode: 1 })
    const long = await ops('questions', 'answer', first.id, '--text', '长'.repeat(1001), '--by', 'Li Na')
    expect(long.exitCode).toBe(2)
    expect((await ops('questions', 'list')).text).toBe('No question waits.')
    expect((await ops('questions', 'list', '--which', 'all')).text).toMatch(/refused: 与文章无关[^]*关店之后。/)
    expect(valueOf(await articles.questions(about, null)).items).toMatchObject([
      { answer: null, refusedFor: '与文章无关' },
      { answer: { content: '关店之后。' } },
    ])
    await fixture.close()
  })
})
