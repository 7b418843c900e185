import { compose, overHttp } from '@diandu/adapters/compose'
import { memoryDevice } from '@diandu/adapters/device'
import type { UserId } from '@diandu/core/session'
import { aSellForm, SMALL_PNG } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { CHEAP, openServer } from '../port-suites/testing/open-server.ts'
import { hashPassword, insertUser } from '../session/index.ts'

describeOnEachEngine('The photos of a listing that is not on the market', (open) => {
  it('are seen by its seller wherever their shop is shown to them, and by no visitor who guesses (SEL-45)', async () => {
    const db = await open()
    const server = await openServer(db)
    const password = 'li-is-here-1'
    await insertUser(db, {
      id: 'li' as UserId,
      username: 'li',
      mobile: '13800000001',
      passwordHash: await hashPassword(password, CHEAP),
      createdAt: 0,
    })
    const ports = compose(memoryDevice({ clock: server.clock }), overHttp(server.connection))
    const session = await ports.sessions.loginByPassword({ name: 'li', password })
    if (!session.ok) throw new Error('The test could not log in')
    ports.sessionStore.write(session.value)
    const picture = await ports.uploads.picture(SMALL_PNG)
    if (!picture.ok) throw new Error('The test could not upload a picture')
    const form = aSellForm({ photos: JSON.stringify([{ id: picture.value.id }]) })
    const sent = await ports.selling.submit(form, 'key-1')
    if (!sent.ok) throw new Error(JSON.stringify(sent.failure))
    const listed = await ports.selling.list(null, null)
    if (!listed.ok) throw new Error(JSON.stringify(listed.failure))
    const shown = [sent.value.card.glance.picture, listed.value.items[0]?.card.glance.picture]
    for (const url of shown) {
      expect((await server.app.inject({ url: String(url) })).statusCode).toBe(200)
      expect((await server.app.inject({ url: `${url}&small` })).statusCode).toBe(200)
      expect((await server.app.inject({ url: String(url).split('?')[0] ?? '' })).statusCode).toBe(404)
    }
    await server.close()
  })
})
