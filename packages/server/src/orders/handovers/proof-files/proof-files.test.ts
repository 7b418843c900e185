import { createManualClock } from '@diandu/core/testing'
import { DAY_MS } from '@diandu/core/kernel'
import type { OrderId } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { createDataBox } from '../../../crypto/index.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { readSettings } from '../../../settings.ts'
import { testApp } from '../../../testing/test-app.ts'
import { proofFileRoutes } from './proof-file-routes.ts'
import {
  beginProofFile,
  closeProofFile,
  CHUNK_BYTES,
  findUpload,
  finishProofFile,
  keepProofFiles,
  readProofChunks,
  sweepProofFiles,
  writeProofChunks,
} from './proof-file-store.ts'
import { proofUrl } from './proof-file-url.ts'

const BOX = createDataBox(readSettings({}).secrets.dataKey)
const OWN = { orderId: 'o1' as OrderId, userId: 'seller', upload: 'u1' }
const WORDS = '%PDF-1.7 盖章 '

describeOnEachEngine('A file that proves a hand-over', (open) => {
  const begin = async (bytes: Uint8Array = Buffer.from(WORDS.repeat(20_000))) => {
    const db = await open()
    const clock = createManualClock()
    await beginProofFile(db, OWN, 'f1', clock.now())
    const write = (part: Uint8Array, from = 0, to = from + 4) => writeProofChunks(db, BOX, { id: 'f1', from, to }, part)
    const stored = async () => {
      const chunks: Uint8Array[] = []
      for await (const chunk of readProofChunks(db, BOX, 'f1')) chunks.push(chunk)
      return Buffer.concat(chunks)
    }
    await write(bytes)
    return { db, clock, bytes, write, stored }
  }
  const document = {
    name: "变更 'notice' (1).pdf",
    type: 'pdf',
    bytes: Buffer.from(WORDS.repeat(20_000)).length,
  } as const

  it('is sent whole as an attachment to who has its address, and runs nothing (HND-16)', async () => {
    const { db, clock, bytes } = await begin()
    const { app } = await testApp(db, { routes: [(scope) => proofFileRoutes(scope, { db, clock }, BOX)] })
    const url = proofUrl({ file: 'f1', digest: '', document }, BOX, clock.now())
    expect((await app.inject({ url })).statusCode).toBe(404)
    await finishProofFile(db, 'f1', document, 'd'.repeat(64))
    const sent = await app.inject({ url })
    expect([sent.statusCode, sent.rawPayload.equals(Buffer.from(bytes))]).toEqual([200, true])
    expect(sent.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="proof.pdf"; filename*=UTF-8''%E5%8F%98%E6%9B%B4%20%27notice%27%20%281%29.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const [path = ''] = url.split('?')
    for (const other of [
      path,
      `${path}?key=x`,
      url.replace('f1', 'f2'),
      url.replace(/until=\d+/, 'until=9999999999999'),
    ])
      expect((await app.inject({ url: other })).statusCode).toBe(404)
    clock.advance(DAY_MS)
    expect((await app.inject({ url })).statusCode).toBe(404)
    await app.close()
  })

  it('lies sealed in chunks, each in its own place (HND-16)', async () => {
    const { db, bytes, stored } = await begin()
    expect((await stored()).equals(Buffer.from(bytes))).toBe(true)
    const rows = await db.query<{ sealed: Uint8Array }>('SELECT sealed FROM proof_file_chunks')
    expect(rows.length).toBe(Math.ceil(bytes.length / CHUNK_BYTES))
    expect(rows.some(({ sealed }) => Buffer.from(sealed).includes('%PDF'))).toBe(false)
    await db.change('UPDATE proof_file_chunks SET place = place + 10')
    await db.change('UPDATE proof_file_chunks SET place = 1 - (place - 10)')
    await expect(stored()).rejects.toThrow('This was not sealed here.')
  })

  it('is not changed any more once it is looked at, and a part that comes again takes its own place (HND-17)', async () => {
    const { db, write, stored } = await begin()
    await write(Buffer.from('shorter'))
    expect((await stored()).toString()).toBe('shorter')
    await closeProofFile(db, 'f1', 5)
    await write(Buffer.from('other'))
    expect((await stored()).toString()).toBe('shorter')
    await closeProofFile(db, 'f1', null)
    await write(Buffer.from('other'))
    expect((await stored()).toString()).toBe('other')
    await finishProofFile(db, 'f1', { ...document, bytes: 5 }, 'd'.repeat(64))
    await finishProofFile(db, 'f1', { ...document, name: 'another.pdf' }, 'e'.repeat(64))
    expect(await findUpload(db, OWN)).toMatchObject({ digest: 'd'.repeat(64), document: { bytes: 5 } })
  })

  it('goes after three days where no mark names it, and stays where one does (ACS-13)', async () => {
    const { db, clock } = await begin()
    await beginProofFile(db, { ...OWN, upload: 'u2' }, 'f2', clock.now())
    await finishProofFile(db, 'f2', document, 'd'.repeat(64))
    await keepProofFiles(db, ['f2'])
    expect(await sweepProofFiles(db, clock.now() + 3 * DAY_MS - 1)).toBe(0)
    expect(await sweepProofFiles(db, clock.now() + 3 * DAY_MS)).toBe(1)
    expect((await db.query('SELECT 1 FROM proof_file_chunks')).length).toBe(0)
    expect(await findUpload(db, { ...OWN, upload: 'u2' })).toBeDefined()
  })
})
