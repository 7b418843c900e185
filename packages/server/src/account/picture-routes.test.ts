import { createHmac } from 'node:crypto'
import type { UserId } from '@diandu/core/session'
import { pictureOf, SMALL_PNG } from '@diandu/core/testing'
import { signatureText } from '@diandu/wire'
import { expect, it } from 'vitest'
import { CHEAP, openServer, type OpenServer } from '../port-suites/testing/open-server.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { hashPassword, insertUser } from '../session/index.ts'
import { DEMO_SIGNING_SECRET } from '../settings.ts'
import { withExif } from './testing/pictures.ts'
import { blank, jpegFrom } from './testing/real-pictures.ts'

describeOnEachEngine('Pictures over HTTP', (open) => {
  const begin = async () => {
    const db = await open()
    const server = await openServer(db)
    await insertUser(db, {
      id: 'li' as UserId,
      username: 'li',
      mobile: '13800000001',
      passwordHash: await hashPassword('li-is-here-1', CHEAP),
      createdAt: 0,
    })
    const logged = await server.app.inject({
      method: 'POST',
      url: '/api/wap-api/v1/login',
      payload: server.signed({ name: 'li', password: 'li-is-here-1' }),
    })
    const { token } = logged.json<{ data: { token: string } }>().data
    return { db, server, token, send: (form: FormData, path = 'upload/image') => sendForm(server, token, form, path) }
  }
  const picture = (bytes: Uint8Array, type = 'image/png', name = 'file') => {
    const form = new FormData()
    form.append(name, new Blob([new Uint8Array(bytes)], { type }), '../../etc/passwd.svg')
    return form
  }

  it('takes what it is, without its place, and shows it under a signed address (ACS-5, ACS-6)', async () => {
    const { server, send } = await begin()
    const { code, data } = await send(picture(withExif(jpegFrom(blank(180, 120)), 6), 'text/html'))
    expect([code, data.url]).toEqual(['000000', expect.stringContaining(data.id)])
    const shown = await server.app.inject({ url: data.url })
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ])
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(shown.rawPayload.includes(Buffer.from('GPS'))).toBe(false)
    await server.close()
  })

  it('is not there for a caller who guesses, forges, or comes late; an avatar is there for every visitor (ACS-6)', async () => {
    const { server, send, db } = await begin()
    const { data } = await send(picture(SMALL_PNG.bytes))
    const [path = ''] = data.url.split('?')
    const status = async (url: string) => (await server.app.inject({ url })).statusCode
    const until = String(server.clock.now() + 1e12)
    for (const url of [
      path,
      `${path}?key=x`,
      data.url.replace(/until=\d+/, `until=${until}`),
      `${data.url}x`,
      '/pictures/no-such',
      '/pictures/..%2f..',
      data.url.replace('until=', 'until=0x'),
    ]) {
      expect(await status(url), url).toBe(404)
    }
    expect(await status(data.url)).toBe(200)
    server.clock.advance(24 * 3_600_000)
    expect(await status(data.url)).toBe(404)
    await db.change("UPDATE users SET avatar_id = $1 WHERE id = 'li'", [data.id])
    const shown = await server.app.inject({ url: path })
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    await server.close()
  })

  it('refuses a file under another name, a field twice, a broken body, and none at all', async () => {
    const { server, token, send } = await begin()
    const twice = picture(SMALL_PNG.bytes)
    twice.append('file', new Blob(['x']), 'x')
    expect(await send(picture(SMALL_PNG.bytes, 'image/png', 'other'))).toMatchObject({
      code: '400000',
      data: { field: 'other', reason: 'bad-parameter' },
    })
    expect(await send(twice)).toMatchObject({ code: '400000', data: { field: 'file' } })
    expect(await send(new FormData())).toMatchObject({ code: '400000', data: { reason: 'picture-refused' } })
    for (const [bytes, reason] of [
      [SMALL_PNG.bytes.slice(0, 20), 'picture-broken'],
      [pictureOf(1, 64).bytes, 'picture-too-small'],
      [new TextEncoder().encode('%PDF-1.7'), 'picture-refused'],
    ] as const)
      expect(await send(picture(bytes))).toMatchObject({ code: '400000', data: { field: 'file', reason } })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
    for (const payload of ['', 'rubbish', '--x\r\n\r\n', '--x--']) {
      const answer = await server.app.inject({ method: 'POST', url: '/api/wap-api/v1/upload/image', headers, payload })
      expect([200, 400]).toContain(answer.statusCode)
      expect(answer.json<{ code: string }>().code).not.toBe('000000')
    }
    await server.close()
  })

  it('takes no multipart where no file is expected, and nothing larger than a picture', async () => {
    const { server, token, send } = await begin()
    const answer = await send(picture(SMALL_PNG.bytes), 'user/close')
    expect(answer.code).not.toBe('000000')
    const large = await send(picture(new Uint8Array(2_200_000)))
    expect(large.code).not.toBe('000000')
    expect(token).not.toBe('')
    await server.close()
  })
})

async function sendForm({ app, clock }: OpenServer, token: string, form: FormData, path: string) {
  const parameters = { timestamp: String(clock.now()) }
  form.append('timestamp', parameters.timestamp)
  form.append('sign', createHmac('sha256', DEMO_SIGNING_SECRET).update(signatureText(parameters)).digest('hex'))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: `/api/wap-api/v1/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json<{ code: string; data: { id: string; url: string; field?: string; reason?: string } }>()
}
