import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { sandboxPush, sandboxWeChat, systemRandom } from '../integrations/index.ts'
import { readSettings, type Settings } from '../settings.ts'
import { testApp } from '../testing/test-app.ts'
import { sandboxModule } from './sandbox-module.ts'
import { simulatedDeps } from '../testing/simulated-deps.ts'

async function openSandbox(settings: Settings = readSettings({})) {
  const db = await openTestDatabase()
  const clock = createManualClock()
  const weChat = sandboxWeChat({ db, clock, random: systemRandom })
  const deps = simulatedDeps(db, clock, { weChat, settings })
  const { app } = await testApp(db, { settings, routes: [(scope) => sandboxModule.routes?.(scope, deps)] }, clock)
  return {
    weChat,
    db,
    get: (url: string) => app.inject({ url }),
    tokenOf: async (name: unknown) =>
      (await app.inject({ method: 'POST', url: '/sandbox/shell/app-token', payload: { name } })).json<{
        token: string
      }>().token,
  }
}

it('the page of the simulated shells runs its own script, and may hold a frame of ours', async () => {
  const { get } = await openSandbox()
  const { statusCode, headers, body } = await get('/sandbox/shell')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain(`frame-src 'self'`)
  const hash = /style-src 'self' '([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(hash).toMatch(/^sha256-/)
  for (const [, path] of body.matchAll(/src="([^"]+)"/g)) expect((await get(path ?? '')).statusCode, path).toBe(200)
})

it.each([
  '/sandbox/shell/page.js',
  '/sandbox/shell/own-address.js',
  '/sandbox/shell/played-app.js',
  '/sandbox/shell/wechat-sdk.js',
])('%s is a script', async (path) => {
  const { statusCode, headers } = await (await openSandbox()).get(path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
})

it('the simulated WeChat tells a right signature from a wrong one', async () => {
  const { get, weChat } = await openSandbox()
  const pageUrl = 'http://127.0.0.1/lists?sort=latest'
  const signed = await weChat.sign(pageUrl)
  if (!signed.ok) throw new Error('Not signed')
  const { nonceStr, timestamp, signature } = signed.value
  const call = async (change: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams({ nonceStr, timestamp: String(timestamp), signature, url: pageUrl, ...change })
    return (await get(`/sandbox/shell/wechat-signature?${query}`)).body
  }
  expect(await call()).toBe('right')
  for (const change of [{ url: `${pageUrl}&x=1` }, { nonceStr: 'another' }, { timestamp: '1' }, { signature: '' }])
    expect(await call(change)).toBe('wrong')
  expect((await get('/sandbox/shell/wechat-signature')).body).toBe('wrong')
})

it('the simulated app is signed in as the user whom it names, and not at all as one who does not exist', async () => {
  const { db, tokenOf } = await openSandbox()
  await db.change(
    `INSERT INTO users (id, username, username_key, mobile, password_hash, created_at) VALUES ('u1', '演示', '演示', '13800000000', '', 0)`,
    [],
  )
  const [one, other] = [await tokenOf('演示'), await tokenOf('演示')]
  expect(one).toMatch(/^[\x21-\x7e]+$/)
  expect(other).not.toBe(one)
  for (const name of ['没有这个人', '', 7, null, undefined]) expect(await tokenOf(name)).toBe('')
})

it('the simulated app is shown the pushes to its own device, each once and in their order', async () => {
  const { get, db } = await openSandbox()
  const push = sandboxPush({ db, clock: createManualClock(), random: systemRandom })
  const notice = { body: '一家店', path: '/message/details/m1', lastsMs: 1 }
  for (const [requestId, tokens, title] of [
    ['r1', ['mine'], '轮到您'],
    ['r1', ['mine'], '轮到您'],
    ['r2', ['another'], '不是您'],
    ['r3', ['another', 'mine'], '已到账'],
  ] as const)
    await push.send({ ...notice, requestId, tokens, title })
  const shown = async (query: string) =>
    (await get(`/sandbox/shell/pushes?${query}`)).json<readonly { readonly place: number; readonly title: string }[]>()
  const [first, last, ...more] = await shown('token=mine')
  expect([first?.title, last?.title, more]).toEqual(['轮到您', '已到账', []])
  expect(await shown(`token=mine&after=${first?.place}`)).toEqual([last])
  expect(await shown('token=nobody&after=x')).toEqual([])
})

it('without sandboxes there is none of it', async () => {
  const { get } = await openSandbox({ ...readSettings({}), mode: 'production', allowSandboxes: false })
  for (const path of ['/sandbox/shell', '/sandbox/shell/played-app.js', '/sandbox/shell/wechat-signature'])
    expect((await get(path)).statusCode, path).toBe(404)
})
