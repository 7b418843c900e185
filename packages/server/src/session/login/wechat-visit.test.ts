import { ok } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { secretHash } from '../../crypto/index.ts'
import { endSession, keepWeChatPayer, weChatPayerOf } from '../session-store.ts'
import { comeBackFromWeChat, visitKeyOf, visitState } from './wechat-visit.ts'

const KEY = visitKeyOf(Buffer.alloc(32, 7))
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const MINUTE_MS = 60_000

async function open() {
  const db = await openTestDatabase()
  for (const token of ['mine', 'theirs'])
    await db.change(
      `INSERT INTO sessions (token_hash, user_id, created_at, renewed_at, expires_at) VALUES ($1, $2, 0, 0, $3)`,
      [secretHash(token), token, NOW * 2],
    )
  const requested: string[] = []
  const weChat = { openidOf: async (code: string) => (requested.push(code), ok('o-lin')) }
  const comeBack = (state: string, token = 'mine', nowMs = NOW, code = 'code-1') =>
    comeBackFromWeChat({ code, state }, { weChat, key: KEY }, { db, token, nowMs })
  return { db, requested, comeBack }
}

it('a state fits into what WeChat takes, and says nothing of the session (SHL-26)', () => {
  const state = visitState(KEY, 'mine', NOW)
  expect(state).toMatch(/^[\da-z]{1,128}$/)
  expect(state).not.toContain('mine')
})

it('WeChat is asked about a code only where its state was made for this session, within ten minutes and by this server (SHL-26)', async () => {
  const { db, requested, comeBack } = await open()
  const state = visitState(KEY, 'mine', NOW)
  const wrong = [
    comeBack(state, 'theirs'),
    comeBack(state, 'mine', NOW + 11 * MINUTE_MS),
    comeBack(state, 'mine', NOW, ''),
    comeBack(visitState(visitKeyOf(Buffer.alloc(32, 8)), 'mine', NOW)),
    ...['', '0'.repeat(72), state.slice(1), `${state}0`, `z${state.slice(1)}`].map((bad) => comeBack(bad)),
  ]
  for (const answer of await Promise.all(wrong))
    expect(answer).toMatchObject({ ok: false, failure: { reason: 'wechat-visit-over' } })
  expect(requested).toEqual([])
  expect(await comeBack(state, 'mine', NOW + 9 * MINUTE_MS)).toEqual(ok(null))
  expect([requested, await weChatPayerOf(db, 'mine'), await weChatPayerOf(db, 'theirs')]).toEqual([
    ['code-1'],
    'o-lin',
    null,
  ])
})

it('whom WeChat named is kept with that session alone, and is gone with it (SHL-26)', async () => {
  const { db } = await open()
  await keepWeChatPayer(db, 'mine', 'o-lin')
  expect([
    await weChatPayerOf(db, 'mine'),
    await weChatPayerOf(db, 'theirs'),
    await weChatPayerOf(db, 'nobody'),
  ]).toEqual(['o-lin', null, null])
  await endSession(db, 'mine')
  expect([
    await weChatPayerOf(db, 'mine'),
    await db.query(`SELECT 1 FROM sessions WHERE wechat_payer IS NOT NULL`, []),
  ]).toEqual([null, []])
})
