import { captchaPuzzle, CAPTCHA_PUZZLE_PATH, validateCaptcha } from '@diandu/wire'
import type { CaptchaPuzzle, CaptchaTicket } from '@diandu/core/session'
import { reasonOf } from '@diandu/core/testing'
import { decode } from 'fast-png'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { testApp } from '../../testing/test-app.ts'
import { captchaRoutes } from './captcha-routes.ts'
import { openEntrance } from '../testing/open-entrance.ts'

describeOnEachEngine('The slider captcha', (open) => {
  const begin = async () => {
    const db = await open()
    const entrance = openEntrance(db)
    const { app } = await testApp(db, {
      routes: [(scope) => captchaRoutes(scope, { db, clock: entrance.clock, random: systemRandom })],
    })
    const puzzle = async () => v.parse(captchaPuzzle, (await app.inject(CAPTCHA_PUZZLE_PATH)).json()) as CaptchaPuzzle
    const gapOf = async ({ id }: CaptchaPuzzle) =>
      (await db.query<{ gapLeft: number }>('SELECT gap_left FROM captcha_puzzles WHERE id = $1', [id]))[0]?.gapLeft ?? 0
    const answer = (puzzleId: string, offset: number) =>
      entrance.call<CaptchaTicket>(validateCaptcha, { puzzleId, offset })
    return { ...entrance, app, puzzle, gapOf, answer }
  }

  it('gives pictures of the sizes it says, and hides where the piece belongs', async () => {
    const { app, puzzle, gapOf } = await begin()
    const given = await puzzle()
    expect(given).toMatchObject({ width: 320, height: 160, pieceSize: 48 })
    expect(Object.keys(given).sort()).toEqual([
      'height',
      'id',
      'pictureUrl',
      'pieceSize',
      'pieceTop',
      'pieceUrl',
      'width',
    ])
    const [picture, piece] = await Promise.all([given.pictureUrl, given.pieceUrl].map(async (url) => app.inject(url)))
    expect(picture?.headers['content-type']).toBe('image/png')
    const [whole, part] = [decode(picture?.rawPayload ?? Buffer.of()), decode(piece?.rawPayload ?? Buffer.of())]
    expect([whole.width, whole.height, part.width, part.height]).toEqual([320, 160, 48, 48])
    // The gap is the piece, darker: where the piece is opaque the picture is less than half as bright.
    const gap = await gapOf(given)
    const [x, y] = [20, 28]
    const inPicture = [0, 1, 2].map((channel) => whole.data[((given.pieceTop + y) * 320 + gap + x) * 3 + channel] ?? 0)
    const inPiece = [0, 1, 2].map((channel) => part.data[(y * 48 + x) * 4 + channel] ?? 0)
    expect(part.data[(y * 48 + x) * 4 + 3]).toBe(255)
    for (const [at, value] of inPicture.entries()) expect(Math.abs(value - (inPiece[at] ?? 0) * 0.45)).toBeLessThan(2)
    expect(part.data[3]).toBe(0)
  })

  it.each([
    [0, 'ok'],
    [6, 'ok'],
    [-6, 'ok'],
    [7, 'captcha-wrong'],
    [-7, 'captcha-wrong'],
  ])('%i pixels beside the gap: %s (SES-23)', async (beside, reason) => {
    const { puzzle, gapOf, answer } = await begin()
    const given = await puzzle()
    const gap = await gapOf(given)
    expect(reasonOf(await answer(given.id, gap + beside))).toBe(reason)
    expect(reasonOf(await answer(given.id, gap))).toBe('captcha-wrong')
  })

  it('takes one answer of many at once, and none after five minutes (SES-23)', async () => {
    const { clock, puzzle, gapOf, answer } = await begin()
    const given = await puzzle()
    const gap = await gapOf(given)
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(given.id, gap)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const late = await puzzle()
    clock.advance(5 * 60_000)
    expect(reasonOf(await answer(late.id, await gapOf(late)))).toBe('captcha-wrong')
    expect(reasonOf(await answer('made-up', 5))).toBe('captcha-wrong')
  })

  it('a ticket is different every time and opens the way to a code (SES-23)', async () => {
    const { puzzle, gapOf, answer } = await begin()
    const tickets = []
    for (let at = 0; at < 2; at += 1) {
      const given = await puzzle()
      const ticket = await answer(given.id, await gapOf(given))
      tickets.push(ticket.ok ? ticket.value.ticket : '')
    }
    expect(new Set(tickets).size).toBe(2)
    expect(tickets.every((ticket) => /^[\w-]{20,100}$/.test(ticket))).toBe(true)
  })

  it.each(['nothing', '..%2f..', 'x'.repeat(2000), "';DROP"])('has no picture for %s', async (id) => {
    const { app } = await begin()
    for (const name of ['picture', 'piece'])
      expect((await app.inject(`${CAPTCHA_PUZZLE_PATH}/${id}/${name}.png`)).statusCode).toBe(404)
  })

  it('refuses an address with a NUL', async () => {
    const { app } = await begin()
    expect((await app.inject(`${CAPTCHA_PUZZLE_PATH}/%00/picture.png`)).statusCode).toBe(400)
  })
})
