import { createHmac } from 'node:crypto'
import type { PhoneChangeId } from '@diandu/core/account'
import type { UserId } from '@diandu/core/session'
import { reasonOf, pictureOf, SMALL_PNG, valueOf, type Person } from '@diandu/core/testing'
import { signatureText } from '@diandu/wire'
import { expect, it } from 'vitest'
import { CHEAP, openServer, type OpenServer } from '../port-suites/testing/open-server.ts'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { runCommand } from '../ops/run-command.ts'
import { systemRandom } from '../outside/index.ts'
import { hashPassword, insertUser } from '../session/index.ts'
import { DEMO_SIGNING_SECRET, readSettings } from '../settings.ts'
import { handClock } from '../testing/hand-clock.ts'
import { exifOf, jpegOf, jpegSegment } from './testing/pictures.ts'

const RESIDENT_ID = '11010519491231002X'
const codeOf = async (db: { query: <Row>(sql: string, parameters: readonly string[]) => Promise<readonly Row[]> }, mobile: string) =>
  /\d{6}/.exec((await db.query<{ body: string }>('SELECT body FROM sandbox_messages WHERE mobile = $1 ORDER BY id DESC LIMIT 1', [mobile]))[0]?.body ?? '')?.[0] ?? ''

describeOnEachEngine('The account on the server', (open) => {
  const begin = async () => {
    const db = await open()
    const world = await openServerWorld(db)
    const receive = async ({ device }: Person, mobile: string, purpose: 'new-phone' | 'close-account') => {
      await world.advance(120_000)
      valueOf(await device.codes.send({ mobile, purpose, captcha: await world.solveCaptcha(device) }))
      return codeOf(db, mobile)
    }
    const person = async ({ device }: Person) => ({
      kind: 'person' as const,
      name: '林小满',
      residentId: RESIDENT_ID,
      frontPhoto: valueOf(await device.uploads.picture(SMALL_PNG)).id,
      backPhoto: valueOf(await device.uploads.picture(pictureOf(1))).id,
      proof: 'bank' as const,
      cardNumber: '6222021234567894',
      mobile: '',
    })
    return { ...world, db, receive, person }
  }

  it('[ACS-2] keeps no resident ID, card or picture that a copy of the database could tell', async () => {
    const { db, buyer, person } = await begin()
    valueOf(await buyer.device.verifications.handIn(await person(buyer)))
    // What is uploaded twice is kept once.
    valueOf(await buyer.device.uploads.picture(SMALL_PNG))
    const [kept] = await db.query<{ row: unknown }>('SELECT to_jsonb(v) AS row FROM verifications v')
    const text = JSON.stringify(kept)
    for (const secret of [RESIDENT_ID, '6222021234567894', '林小满']) expect(text).not.toContain(secret)
    const pictures = await db.query<{ sealed: Uint8Array }>('SELECT sealed FROM picture_bytes')
    expect(pictures.some(({ sealed }) => Buffer.from(sealed).includes(Buffer.from(SMALL_PNG.bytes.subarray(0, 8))))).toBe(false)
    expect(pictures).toHaveLength(2)
    expect(await db.query('SELECT 1 FROM pictures')).toHaveLength(3)
  })

  it('[ACS-9] gives a name to one of two who take it at once, and a mobile to one of two', async () => {
    const { buyer, secondBuyer, receive, db } = await begin()
    const names = await Promise.all([buyer, secondBuyer].map(({ device }) => device.profiles.rename('同一个名字')))
    expect(names.map(reasonOf).toSorted()).toEqual(['name-taken', 'ok'])
    const changes = []
    for (const one of [buyer, secondBuyer]) {
      const proofCode = await receive(one, one.mobile, 'new-phone').then(async () => {
        await db.change("UPDATE verification_codes SET purpose = 'change-phone' WHERE mobile = $1", [one.mobile])
        return codeOf(db, one.mobile)
      })
      changes.push({ one, proof: valueOf(await one.device.phoneChanges.prove(proofCode)) })
    }
    const code = await receive(buyer, '13912340000', 'new-phone')
    const answers = await Promise.all(changes.map(({ one, proof }) => one.device.phoneChanges.change({ proof, newMobile: '13912340000', code })))
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await db.query("SELECT 1 FROM users WHERE mobile = '13912340000'")).toHaveLength(1)
  })

  it('[ACS-10] takes one of two papers, and one of two changes of phone, that come at once', async () => {
    const { buyer, person, receive, db } = await begin()
    const papers = await person(buyer)
    const handedIn = await Promise.all([buyer.device.verifications.handIn(papers), buyer.device.verifications.handIn(papers)])
    expect(handedIn.map(reasonOf).toSorted()).toEqual(['ok', 'papers-settled'])
    const [first, second] = [await receive(buyer, '13912340000', 'new-phone'), await receive(buyer, '13912340001', 'new-phone')]
    const asked = await Promise.all([
      buyer.device.phoneChanges.ask({ newMobile: '13912340000', code: first, reason: '手机丢失' }),
      buyer.device.phoneChanges.ask({ newMobile: '13912340001', code: second, reason: '手机丢失' }),
    ])
    expect(asked.map(reasonOf).toSorted()).toEqual(['change-open', 'ok'])
    expect(await db.query('SELECT 1 FROM phone_changes')).toHaveLength(1)
  })

  it('[ACS-7] takes sixty pictures a day from a person', async () => {
    const { buyer, advance } = await begin()
    for (let number = 0; number < 60; number += 1) valueOf(await buyer.device.uploads.picture(SMALL_PNG))
    expect(reasonOf(await buyer.device.uploads.picture(SMALL_PNG))).toBe('too-many')
    await advance(25 * 3_600_000)
    valueOf(await buyer.device.uploads.picture(SMALL_PNG))
  })

  it('[ACS-7] takes twenty proposals a day from a person', async () => {
    const { buyer } = await begin()
    const proposal = { content: '希望能导出账单', contact: '', photos: [] }
    for (let number = 0; number < 20; number += 1) valueOf(await buyer.device.proposals.add(proposal))
    expect(reasonOf(await buyer.device.proposals.add(proposal))).toBe('too-many')
  })

  it('[ACS-12] leaves of a closed account its name and its papers, and nothing that need not stay', async () => {
    const { buyer, receive, db, person } = await begin()
    valueOf(await buyer.device.verifications.handIn(await person(buyer)))
    const region = { provinceCode: '110000', cityCode: '110100', districtCode: '110105' }
    valueOf(await buyer.device.addresses.add({ receiver: '林小满', mobile: '13800000001', region, detail: '建国路 88 号', postcode: '', isDefault: true }))
    for (const id of ['unused', 'paid-to']) await db.change("INSERT INTO bank_cards (id, user_id, bank, holder, sealed_number, last_four, added_at) VALUES ($1, $2, 'ICBC', '林小满', '', '0000', 0)", [id, buyer.userId])
    await db.change("INSERT INTO withdrawals (id, user_id, card_id, amount_fen, status, asked_at) VALUES ('w', $1, 'paid-to', 100, 3, 0)", [buyer.userId])
    valueOf(await buyer.device.profiles.close(await receive(buyer, buyer.mobile, 'close-account')))
    expect(await db.query('SELECT id FROM bank_cards WHERE user_id = $1', [buyer.userId])).toEqual([{ id: 'paid-to' }])
    const [left] = await db.query('SELECT username, mobile, avatar_id, payment_password_hash FROM users WHERE id = $1', [buyer.userId])
    expect(left).toEqual({ username: buyer.username, mobile: null, avatar_id: null, payment_password_hash: null })
    for (const [table, rows] of [['addresses', 0], ['sessions', 0], ['known_networks', 0], ['verifications', 1]] as const) {
      expect(await db.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [buyer.userId]), table).toHaveLength(rows)
    }
  })

  it('[ACS-11] [OPS-6] reviewers see what waits, read it under their name, and settle it once', async () => {
    const { buyer, receive, db, person } = await begin()
    const ops = (...args: string[]) => runCommand(args, { db, clock: handClock(), random: systemRandom, dataKey: readSettings({}).secrets.dataKey })
    expect(await ops('phones', 'list')).toEqual({ exitCode: 0, text: 'There are no such changes of phone.' })
    expect((await ops('papers', 'list')).text).toBe('There are no such papers.')
    expect((await ops('proposals', 'list')).text).toBe('There are no proposals.')
    valueOf(await buyer.device.verifications.handIn(await person(buyer)))
    valueOf(await buyer.device.proposals.add({ content: '第一行\n第二行\u202e结束', contact: '', photos: [] }))
    valueOf(await buyer.device.phoneChanges.ask({ newMobile: '13912340000', code: await receive(buyer, '13912340000', 'new-phone'), reason: '手机丢失\nfake 99 agreed' }))
    const [papers] = await db.query<{ id: string }>('SELECT id FROM verifications')
    const [phone] = await db.query<{ id: PhoneChangeId }>('SELECT id FROM phone_changes')
    const [paperId, phoneId] = [papers?.id ?? '', phone?.id ?? '']
    expect((await ops('papers', 'list')).text).toContain('110*************2X')
    expect((await ops('phones', 'list')).text.split('\n')).toHaveLength(2)
    expect((await ops('proposals', 'list')).text).toContain('第一行 第二行 结束')
    expect(await ops('papers', 'show', paperId)).toMatchObject({ exitCode: 2 })
    const shown = await ops('papers', 'show', paperId, '--by', 'Li Na')
    expect(shown.text).toContain(RESIDENT_ID)
    expect(shown.text).toMatch(/\/pictures\/p[\w-]+\?until=\d+&key=/)
    expect(await db.query('SELECT verification_id, read_by FROM paper_readings')).toEqual([{ verification_id: paperId, read_by: 'Li Na' }])
    for (const [kind, id] of [['papers', paperId], ['phones', phoneId]] as const) {
      expect(await ops(kind, 'refuse', id, '--by', 'Li Na')).toMatchObject({ exitCode: 2, text: expect.stringContaining('Say also --why.') })
      expect(await ops(kind, 'agree', id, '--by', 'Li Na', '--why', 'seen')).toMatchObject({ exitCode: 0 })
      expect(await ops(kind, 'refuse', id, '--by', 'Li Na', '--why', 'again')).toMatchObject({ exitCode: 1, text: expect.stringContaining('settled before') })
      expect(await ops(kind, 'agree', 'no-such-id', '--by', 'Li Na', '--why', 'seen')).toMatchObject({ exitCode: 1, text: 'There is nothing with this id.' })
      expect((await ops(kind, 'list')).text).toContain('There are no such')
      expect((await ops(kind, 'list', '--which', 'all')).text).toContain('seen')
    }
    expect(reasonOf(await buyer.device.sessions.me())).toBe('login-required')
    expect(await db.query("SELECT 1 FROM users WHERE mobile = '13912340000'")).toHaveLength(1)
  })
})

describeOnEachEngine('Pictures over HTTP', (open) => {
  const begin = async () => {
    const db = await open()
    const server = await openServer(db)
    await insertUser(db, { id: 'li' as UserId, username: 'li', mobile: '13800000001', passwordHash: await hashPassword('li-is-here-1', CHEAP), createdAt: 0 })
    const logged = await server.app.inject({ method: 'POST', url: '/api/wap-api/v1/login', payload: server.signed({ name: 'li', password: 'li-is-here-1' }) })
    const { token } = logged.json<{ data: { token: string } }>().data
    return { db, server, token, send: (form: FormData, path = 'upload/image') => sendForm(server, token, form, path) }
  }
  const picture = (bytes: Uint8Array, type = 'image/png', name = 'file') => {
    const form = new FormData()
    form.append(name, new Blob([new Uint8Array(bytes)], { type }), '../../etc/passwd.svg')
    return form
  }

  it('[ACS-5] [ACS-6] takes what it is, without its place, and shows it under a signed address', async () => {
    const { server, send } = await begin()
    const { code, data } = await send(picture(jpegOf(30, 20, jpegSegment(0xe1, exifOf(6))), 'text/html'))
    expect([code, data.url]).toEqual(['000000', expect.stringContaining(data.id)])
    const shown = await server.app.inject({ url: data.url })
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([200, 'image/jpeg', 'nosniff'])
    expect(shown.headers['cache-control']).toBe('private, max-age=86400, immutable')
    expect(shown.rawPayload.includes(Buffer.from('GPS'))).toBe(false)
    await server.close()
  })

  it('[ACS-6] is not there for whoever guesses, forges, or comes late; an avatar is there for everybody', async () => {
    const { server, send, db } = await begin()
    const { data } = await send(picture(SMALL_PNG.bytes))
    const [path = ''] = data.url.split('?')
    const status = async (url: string) => (await server.app.inject({ url })).statusCode
    const until = String(server.clock.now() + 1e12)
    for (const url of [path, `${path}?key=x`, data.url.replace(/until=\d+/, `until=${until}`), `${data.url}x`, '/pictures/no-such', '/pictures/..%2f..', data.url.replace('until=', 'until=0x')]) {
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

  it('[ACS-8] refuses a file under another name, a field twice, a broken body, and none at all', async () => {
    const { server, token, send } = await begin()
    const twice = picture(SMALL_PNG.bytes)
    twice.append('file', new Blob(['x']), 'x')
    expect(await send(picture(SMALL_PNG.bytes, 'image/png', 'other'))).toMatchObject({ code: '400000', data: { field: 'other', reason: 'bad-parameter' } })
    expect(await send(twice)).toMatchObject({ code: '400000', data: { field: 'file' } })
    expect(await send(new FormData())).toMatchObject({ code: '400000', data: { reason: 'picture-refused' } })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
    for (const payload of ['', 'rubbish', '--x\r\n\r\n', '--x--']) {
      const answer = await server.app.inject({ method: 'POST', url: '/api/wap-api/v1/upload/image', headers, payload })
      expect([200, 400]).toContain(answer.statusCode)
      expect(answer.json<{ code: string }>().code).not.toBe('000000')
    }
    await server.close()
  })

  it('[ACS-8] takes no multipart where no file is expected, and nothing larger than a picture', async () => {
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
  const said = { timestamp: String(clock.now()) }
  form.append('timestamp', said.timestamp)
  form.append('sign', createHmac('sha256', DEMO_SIGNING_SECRET).update(signatureText(said)).digest('hex'))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: `/api/wap-api/v1/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json<{ code: string; data: { id: string; url: string; field?: string; reason?: string } }>()
}
