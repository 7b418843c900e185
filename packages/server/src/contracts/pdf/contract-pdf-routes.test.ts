import { createManualClock } from '@diandu/core/testing'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createDataBox } from '../../crypto/index.ts'
import { renderPdf } from '../../pdf/index.ts'
import { createRenderedPages } from './rendered-pages.ts'
import { digestOf } from './contract-pdf-store.ts'
import { contractPdfRoutes } from './contract-pdf-routes.ts'
import { signedPdfUrl, type ContractPdfUse } from './contract-pdf-url.ts'

async function begin() {
  const clock = createManualClock()
  const box = createDataBox({ now: Buffer.alloc(32, 7), before: [] })
  const bytes = await renderPdf({
    title: '网店转让合同',
    subtitle: '编号 DDHT0001',
    madeAt: clock.now(),
    blocks: [{ kind: 'paragraph', text: '甲方' }],
  })
  const name = { contractId: 'paper', digest: digestOf(bytes) }
  const requested: string[] = []
  const db = {
    async query(statement: string) {
      requested.push(statement)
      return [{ version: 1, digest: name.digest, sealed: box.seal(bytes, 'paper paper 1') }]
    },
  }
  const app = Fastify()
  app.decorateReply('callNotFound', function notFound() {
    return this.status(404).send('')
  })
  contractPdfRoutes(app, { db: db as never, clock }, box)
  const get = (use: ContractPdfUse) => app.inject({ url: signedPdfUrl(name, use, box, clock.now()) })
  return { app, clock, get, requested, name, box }
}

it('a browser keeps no contract and none of its pages (CTR-74)', async () => {
  const { app, get } = await begin()
  for (const use of ['view.pdf', 'download.pdf', '1.png'] as const) {
    const { statusCode, headers } = await get(use)
    expect([statusCode, headers['cache-control']], use).toEqual([200, 'no-store'])
  }
  expect((await get('2.png')).statusCode).toBe(404)
  await app.close()
})

it('the server keeps a page that was rendered, and shows it under a good address only (CTR-74)', async () => {
  const { app, clock, get, requested, name, box } = await begin()
  const first = await get('1.png')
  const again = await get('1.png')
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(requested).toHaveLength(1)
  const url = signedPdfUrl(name, '1.png', box, clock.now())
  for (const wrong of [url.split('?')[0] ?? '', `${url}x`, url.replace('/1.png', '/01.png')])
    expect((await app.inject({ url: wrong })).statusCode, wrong).toBe(404)
  clock.advance(30 * 60_000)
  expect((await app.inject({ url })).statusCode).toBe(404)
  await app.close()
})

it('a page of a contract is rendered once for several requests at once, and again where it failed or there was none (CTR-74)', async () => {
  const pages = createRenderedPages()
  let drawings = 0
  const draw = async () => {
    drawings += 1
    if (drawings === 1) throw new Error('The page cannot be drawn')
    return drawings === 2 ? undefined : Uint8Array.of(drawings)
  }
  await expect(pages.pageFor('one', draw)).rejects.toThrow('cannot be drawn')
  expect(await pages.pageFor('one', draw)).toBeUndefined()
  expect(await Promise.all([pages.pageFor('one', draw), pages.pageFor('one', draw)])).toEqual([
    Uint8Array.of(3),
    Uint8Array.of(3),
  ])
  expect(await pages.pageFor('one', draw)).toEqual(Uint8Array.of(3))
})

it('the store of rendered pages keeps eight megabytes at most, and gives up the page that was asked for longest ago (CTR-74)', async () => {
  const pages = createRenderedPages()
  const rendered: string[] = []
  const call = (name: string) =>
    pages.pageFor(name, async () => {
      rendered.push(name)
      return new Uint8Array(3 * 1024 * 1024)
    })
  for (const name of ['a', 'b', 'c', 'c', 'b', 'a']) await call(name)
  expect(rendered).toEqual(['a', 'b', 'c', 'a'])
})
