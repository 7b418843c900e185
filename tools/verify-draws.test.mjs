import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { termsDigestOf } from '../packages/core/src/lottery/index.ts'
import { takeDraw } from '../packages/core/testing/take-draw.ts'
import { draws, verdict } from './verify-draws.mjs'

const HASH = {
  digest: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (secret, text) => createHmac('sha256', secret).update(text).digest('hex'),
}
const prizes = [{ id: 'lamp', name: { zh: '台灯', en: 'Lamp' }, weight: 1, stock: 3 }]
const terms = {
  id: 'wheel-1',
  window: { opensAt: 1000, closesAt: 2000 },
  blankWeight: 1,
  prizes: prizes.map(({ id, weight, stock }) => ({ id, weight, stock })),
  seedDigest: HASH.digest('seed'),
}
const termsDigest = termsDigestOf(terms, HASH)

function held(count) {
  let desk = { ...terms, pool: { prizes, blankWeight: 1 }, seed: 'seed', termsDigest, triesEach: count, draws: [] }
  for (let at = 0; at < count; at += 1)
    desk = takeDraw(desk, { person: `p${at % 3}`, key: `key-${at}`, at: 1000 + at }, HASH).desk
  return { lottery: { ...terms, termsDigest, seed: 'seed' }, draws: desk.draws.map(({ published }) => published) }
}

it('says that every draw agrees, from real digests (LOT-11)', () => {
  const { text, agrees } = verdict(held(12))
  expect(agrees).toBe(true)
  expect(text).toContain('All 12 draws were computed again and agree.')
  const open = held(2)
  expect(verdict({ ...open, lottery: { ...open.lottery, seed: null } }).text).toContain('once the seed is public')
})

it('names the draw at which an answer, the stock, the order or the seed was changed (LOT-11)', () => {
  const whole = held(12)
  const at = whole.draws.findIndex(({ prize }) => prize !== null)
  const changed = (change) => ({
    ...whole,
    draws: whole.draws.map((draw, index) => (index === at ? { ...draw, ...change } : draw)),
  })
  expect(verdict(changed({ prize: null })).text).toContain(
    `Draw ${at + 1} differs: prize should be lamp and is nothing.`,
  )
  expect(verdict(changed({ stockBefore: [9] })).text).toContain(`Draw ${at + 1} differs: stock`)
  expect(verdict({ ...whole, draws: whole.draws.toReversed() }).text).toContain('Draw 1 differs: order')
  expect(verdict({ ...whole, lottery: { ...whole.lottery, seed: 'other' } })).toMatchObject({
    agrees: false,
    text: expect.stringContaining('The lottery itself differs: seed'),
  })
})

it('reads all pages of what a server publishes (LOT-9)', async () => {
  const whole = held(5)
  const api = {
    must: async (name, { lottery, after }) => {
      expect([name, lottery]).toEqual(['GET getDrawProof', 'wheel'])
      return {
        lottery: whole.lottery,
        draws: whole.draws.slice(after, after + 2),
        next: after + 2 < 5 ? after + 2 : null,
      }
    },
  }
  expect(await draws(api, 'wheel')).toEqual(whole)
})
