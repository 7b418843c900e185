import { valueOf, createManualClock } from '@diandu/core/testing'
import { mediumPicture, smallPicture } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { createDataBox } from '../../../crypto/index.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { callContext } from '../../../testing/call-context.ts'
import { testApp } from '../../../testing/test-app.ts'
import { jpegOf, keepsAsItIs } from '../../testing/pictures.ts'
import { paintedPng } from '../../testing/painted.ts'
import { pictureRoutes } from '../picture-routes.ts'
import { sweepPictures } from '../picture-use-store.ts'
import { keepPicture, makePicture } from '../upload-picture.ts'

const BOX = createDataBox(readSettings({}).secrets.dataKey)

describeOnEachEngine('A smaller form of a photo', (open) => {
  const begin = async () => {
    const db = await open()
    const { buyer, close } = await openServerFixture(db)
    await close()
    const clock = createManualClock()
    const { app } = await testApp(db, { routes: [(scope) => pictureRoutes(scope, { db, clock }, BOX)] })
    const upload = async (file: Uint8Array) => {
      const context = { ...callContext(db), clock, viewer: { userId: buyer.userId }, file }
      const made = valueOf(await makePicture(context, BOX, keepsAsItIs))
      return valueOf(await db.transaction((tx) => keepPicture({ ...context, db: tx }, made, BOX))).url
    }
    const get = async (url: string) => {
      const { statusCode, headers, rawPayload } = await app.inject({ url })
      return { status: statusCode, type: headers['content-type'], kept: headers['cache-control'], bytes: rawPayload }
    }
    const kept = () => db.query<{ size: string; at: number }>('SELECT size, made_at AS at FROM picture_sizes')
    return { db, app, clock, upload, get, kept }
  }

  it('is made when it is first asked for, by one of those who ask at once, and kept sealed (ACS-2, ACS-19)', async () => {
    const { db, app, clock, upload, get, kept } = await begin()
    const url = await upload(paintedPng(900, 700))
    const whole = await get(url)
    const both = await Promise.all([get(smallPicture(url)), get(smallPicture(url)), get(mediumPicture(url))])
    expect(both.map(({ status, type, kept: cached }) => [status, type, cached])).toEqual(
      both.map(() => [200, 'image/jpeg', 'no-store']),
    )
    const [small, again, medium] = both.map(({ bytes }) => bytes)
    expect(small?.equals(again ?? Buffer.of())).toBe(true)
    expect(small?.length).toBeLessThan(medium?.length ?? 0)
    expect(medium?.length).toBeLessThan(whole.bytes.length)
    const made = await kept()
    expect(made.map(({ size }) => size).toSorted()).toEqual(['medium', 'small'])
    clock.advance(1000)
    expect((await get(smallPicture(url))).bytes.equals(small ?? Buffer.of())).toBe(true)
    expect(await kept()).toEqual(made)
    const [{ sealed } = { sealed: Buffer.of() }] = await db.query<{ sealed: Uint8Array }>(
      "SELECT sealed FROM picture_sizes WHERE size = 'small'",
    )
    expect(Buffer.from(sealed).includes('JFIF')).toBe(false)
    await app.close()
  })

  it('is not there for a caller who may not see the picture, and goes with it (ACS-6, ACS-13)', async () => {
    const { db, app, upload, get, kept } = await begin()
    const url = await upload(paintedPng(90, 70))
    const [path = ''] = url.split('?')
    expect((await get(smallPicture(url))).status).toBe(200)
    for (const other of [smallPicture(path), smallPicture(url.replace(/key=.*/, 'key=x')), '/pictures/none?small'])
      expect((await get(other)).status).toBe(404)
    await sweepPictures(db, 8 * DAY_MS + callContext(db).clock.now())
    await db.change('DELETE FROM pictures')
    await sweepPictures(db, 8 * DAY_MS + callContext(db).clock.now())
    expect(await kept()).toEqual([])
    await app.close()
  })

  it('of a picture that cannot be read is the whole one, and is tried again after a day', async () => {
    const { db, app, clock, upload, get, kept } = await begin()
    const [url = ''] = (await upload(jpegOf(90, 70))).split('?')
    await db.change('UPDATE pictures SET is_public = true')
    const [whole, small] = [await get(url), await get(smallPicture(url))]
    expect([small.type, small.bytes.equals(whole.bytes)]).toEqual(['image/jpeg', true])
    const tried = await kept()
    clock.advance(DAY_MS - 1)
    expect((await get(smallPicture(url))).bytes.equals(whole.bytes)).toBe(true)
    expect(await kept()).toEqual(tried)
    clock.advance(1)
    expect((await get(smallPicture(url))).bytes.equals(whole.bytes)).toBe(true)
    expect(await kept()).toEqual([{ size: 'small', at: clock.now() }])
    await app.close()
  })
})
