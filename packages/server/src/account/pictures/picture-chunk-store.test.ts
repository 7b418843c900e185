import type { PictureId } from '@diandu/core/account'
import { reasonOf, valueOf, type Person, createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../settings.ts'
import { callContext } from '../../testing/call-context.ts'
import { testApp } from '../../testing/test-app.ts'
import { createDataBox } from '../../crypto/index.ts'
import { openPicture } from './open-picture.ts'
import { CHUNK_BYTES } from './picture-chunk-store.ts'
import { pictureRoutes } from './picture-routes.ts'
import { sweepPictures, UNUSED_FOR_MS } from './picture-use-store.ts'
import { keepsAsItIs, largeJpeg } from '../testing/pictures.ts'
import { keepPicture, makePicture } from './upload-picture.ts'

const BOX = createDataBox(readSettings({}).secrets.dataKey)
const LARGE = 1_990_000
const CHUNKS = Math.ceil(LARGE / CHUNK_BYTES)

describeOnEachEngine('A large picture', (open) => {
  const begin = async () => {
    const db = await open()
    const { buyer, secondBuyer, close } = await openServerFixture(db)
    await close()
    const upload = async (file: Uint8Array, { userId }: Person = buyer, at: Database = db) => {
      const context = { ...callContext(at), viewer: { userId }, file }
      const made = await makePicture(context, BOX, keepsAsItIs)
      return made.ok ? at.transaction((tx) => keepPicture({ ...context, db: tx }, made.value, BOX)) : made
    }
    const chunks = async () => (await db.query('SELECT 1 FROM picture_chunks')).length
    return { db, buyer, secondBuyer, upload, chunks }
  }

  it('comes back as it was, whichever user sent the same one first', async () => {
    const { db, buyer, secondBuyer, upload, chunks } = await begin()
    const file = largeJpeg(LARGE)
    const both = await Promise.all([upload(file), upload(file, secondBuyer)])
    for (const { id } of both.map(valueOf))
      expect(file.equals((await openPicture(db, BOX, id)) ?? Buffer.of())).toBe(true)
    await sweepPictures(db, UNUSED_FOR_MS)
    const stored = await chunks()
    valueOf(await upload(file, buyer))
    expect(await chunks()).toBe(stored)
    expect(await db.query('SELECT 1 FROM picture_bytes')).toHaveLength(1)
  })

  it('is sent whole under its address (ACS-6)', async () => {
    const { db, upload } = await begin()
    const file = largeJpeg(LARGE)
    const { url } = valueOf(await upload(file))
    const { app } = await testApp(db, {
      routes: [(scope) => pictureRoutes(scope, { db, clock: createManualClock() }, BOX)],
    })
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.equals(file)]).toEqual([
      200,
      'image/jpeg',
      true,
    ])
    expect((await app.inject({ url: url.replace(/key=.*/, 'key=x') })).statusCode).toBe(404)
  })

  it('sends no statement more than a chunk, and others are answered between the chunks', async () => {
    const { db, upload } = await begin()
    let isDone = false
    const sizes: number[] = []
    const watched: Database = {
      ...db,
      change: (sql, parameters = []) => {
        sizes.push(...parameters.flatMap((value) => (value instanceof Uint8Array ? [value.length] : [])))
        return db.change(sql, parameters)
      },
    }
    const uploading = upload(largeJpeg(LARGE), undefined, watched).finally(() => (isDone = true))
    let answered = 0
    while (!isDone) {
      await db.query('SELECT 1')
      answered += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    valueOf(await uploading)
    expect(sizes).toHaveLength(CHUNKS)
    expect(Math.max(...sizes)).toBeLessThan(CHUNK_BYTES + 64)
    expect(answered).toBeGreaterThanOrEqual(CHUNKS / 2)
  })

  it('is not opened where a chunk is gone or stands in the place of another one', async () => {
    const { db, upload } = await begin()
    const { id } = valueOf(await upload(largeJpeg(LARGE)))
    await db.change('UPDATE picture_chunks SET place = 100 WHERE place = 0')
    await expect(openPicture(db, BOX, id)).rejects.toThrow('is not there')
    await db.change('UPDATE picture_chunks SET place = 0 WHERE place = 1')
    await expect(openPicture(db, BOX, id)).rejects.toThrow('This was not sealed here.')
  })

  it('leaves nothing behind once no record needs it, nor does an upload that was cut off (ACS-13)', async () => {
    const { db, upload, chunks } = await begin()
    valueOf(await upload(largeJpeg(LARGE)))
    await db.change(
      "INSERT INTO picture_chunks (blob_id, place, sealed, added_at) VALUES ('cut off', 0, '', 0), ('under way', 0, '', $1)",
      [UNUSED_FOR_MS],
    )
    await sweepPictures(db, UNUSED_FOR_MS)
    expect(await chunks()).toBe(CHUNKS + 1)
    await sweepPictures(db, 3 * UNUSED_FOR_MS + callContext(db).clock.now())
    expect(await chunks()).toBe(0)
  })

  it('writes nothing of a picture more than a day allows (ACS-7)', async () => {
    const { db, buyer, upload, chunks } = await begin()
    await db.change(
      "INSERT INTO pictures (id, user_id, content_hash, added_at) SELECT 'p' || n, $1, 'x', $2 FROM generate_series(1, 60) n",
      [buyer.userId, callContext(db).clock.now()],
    )
    expect(reasonOf(await upload(largeJpeg(LARGE)))).toBe('too-many')
    expect(await chunks()).toBe(0)
  })

  it('a picture that was never uploaded is none (ACS-6)', async () => {
    const { db } = await begin()
    expect(await openPicture(db, BOX, 'nobody' as PictureId)).toBeUndefined()
  })
})
