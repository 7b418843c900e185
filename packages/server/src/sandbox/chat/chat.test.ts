import { createManualClock } from '@diandu/core/testing'
import { CHAT_TOPICS, MAX_CHAT_MESSAGE } from '@diandu/core/support'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { readSettings } from '../../settings.ts'
import { simulatedDeps } from '../../testing/simulated-deps.ts'
import { testApp } from '../../testing/test-app.ts'
import { sandboxModule } from '../sandbox-module.ts'
import { CHAT_ANSWERS } from './chat-answers.ts'
import { CHAT_KEPT_MS } from './chat-routes.ts'
import { forgetOldChats } from './chat-store.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describeOnEachEngine('The chat of a demonstration', (open) => {
  const begin = async (environment: Readonly<Record<string, string>> = {}) => {
    const db = await open()
    const clock = createManualClock()
    const deps = simulatedDeps(db, clock, { settings: readSettings(environment) })
    const { app } = await testApp(db, { routes: [(scope) => sandboxModule.routes?.(scope, deps)] }, clock)
    const say = async (message: string, cookie?: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/sandbox/chat',
        payload: new URLSearchParams({ message }).toString(),
        headers: { ...FORM, ...(cookie === undefined ? {} : { cookie }) },
      })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox/chat#say'])
      return String(answer.headers['set-cookie']).split(';')[0] ?? ''
    }
    const read = async (cookie = '') =>
      (await app.inject({ url: '/sandbox/chat', headers: cookie === '' ? {} : { cookie } })).body
    return { db, app, clock, say, read }
  }

  it('answers what it was asked, marks the answer as automatic, and leads to more (SUP-15)', async () => {
    const { say, read } = await begin()
    expect(await read()).toContain('这里没有真人')
    const cookie = await say('定金要付多少？')
    await say('What are your fees?', cookie)
    const page = await read(cookie)
    for (const part of [
      '定金要付多少？',
      '自动回答',
      '成交价的 20%',
      '/taobao/details/full-or-deposit',
      'Automatic answer',
      '10% of the price',
      '/taobao/details/total-cost',
      'href="/contact"',
    ])
      expect(page).toContain(part)
  })

  it('keeps what a visitor said for that visitor alone (SUP-18)', async () => {
    const { say, read, db } = await begin()
    const mine = await say('过户要多久')
    const theirs = await say('服务费多少')
    expect(mine).not.toBe(theirs)
    expect(await read(mine)).toContain('过户要多久')
    expect(await read(mine)).not.toContain('服务费多少')
    expect(await read()).not.toContain('过户要多久')
    const [row] = await db.query<{ visitor: string }>('SELECT visitor FROM sandbox_chat_messages LIMIT 1')
    expect(mine).not.toContain(row?.visitor)
  })

  it('shows markup as text, takes nothing from an empty or endless message, and forgets after a week (SUP-18)', async () => {
    const { say, read, db, clock } = await begin()
    const cookie = await say('<script>alert(1)</script>\u0000定金')
    await say('   ', cookie)
    await say('费'.repeat(MAX_CHAT_MESSAGE + 200), cookie)
    const page = await read(cookie)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;定金')
    expect(page).not.toContain('<script>')
    expect(page.match(/class="said"/g)).toHaveLength(2)
    expect(page).not.toContain('费'.repeat(MAX_CHAT_MESSAGE + 1))
    for (let number = 0; number < 60; number += 1) await say(`第 ${number} 条`, cookie)
    expect((await read(cookie)).match(/class="said"/g)).toHaveLength(50)
    clock.advance(CHAT_KEPT_MS + 1)
    await forgetOldChats(db, clock.now() - CHAT_KEPT_MS)
    expect(await read(cookie)).not.toContain('class="said"')
  })

  it('is there for this machine alone, in a demonstration without a provider alone (SUP-16)', async () => {
    const { app } = await begin()
    for (const method of ['GET', 'POST'] as const) {
      const asked = { method, url: '/sandbox/chat', headers: FORM, remoteAddress: '10.0.0.7' }
      expect((await app.inject(asked)).statusCode).toBe(404)
    }
    const provided = await begin({ KST_LINK: 'https://chat.example/im.htm' })
    expect((await provided.app.inject({ url: '/sandbox/chat' })).statusCode).toBe(404)
  })

  it('leads to articles that are there (SUP-15)', () => {
    for (const topic of CHAT_TOPICS) {
      const { path } = CHAT_ANSWERS[topic].more
      const article = /^\/taobao\/details\/([\w-]+)$/.exec(path)?.[1]
      if (article === undefined) expect(path).toBe('/contact')
      else expect(existsSync(new URL(`../../../articles/${article}.md`, import.meta.url))).toBe(true)
    }
  })
})
