import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../database/testing.ts'
import { testApp } from '../../testing/test-app.ts'
import { sandboxSms } from './sandbox-sms.ts'

describeOnEachEngine('The sandbox for text messages', (open) => {
  it('shows what it sent, newest first, in Chinese time', async () => {
    const db = await open()
    const clock = createManualClock(Date.UTC(2026, 2, 11, 4))
    const sms = sandboxSms(db, clock)
    await sms.sendCode({ mobile: '13800138000', code: '111111', purpose: 'register', validMs: 300_000 })
    clock.advance(60_000)
    await sms.sendCode({ mobile: '13900139000', code: '222222', purpose: 'login', validMs: 300_000 })
    const { app } = await testApp(db, { sms })
    const { body, headers } = await app.inject({ url: '/sandbox/outbox' })
    expect(body.indexOf('222222')).toBeLessThan(body.indexOf('111111'))
    expect(body).toContain('2026-03-11 12:01:00')
    expect(body).toContain('用于登录或注册，5 分钟内有效')
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  })
})

it('a sandbox message ends with the line by which a browser reads the code, where there is one', async () => {
  const db = await openTestDatabase()
  const sms = sandboxSms(db, createManualClock())
  const message = { mobile: '13800138000', code: '123456', purpose: 'login', validMs: 300_000 } as const
  await sms.sendCode(message)
  await sms.sendCode({ ...message, note: 'has-account' })
  await sms.sendCode({ ...message, note: 'no-account' })
  const [plain, known, unknown] = await db.query<{ body: string }>('SELECT body FROM sandbox_messages ORDER BY id')
  expect([plain?.body.split('\n').slice(1), known?.body.split('\n').slice(1)]).toEqual([
    ['@localhost #123456'],
    ['@localhost #123456'],
  ])
  expect(unknown?.body).not.toMatch(/@|123456/)
})

it('the sandbox outbox never takes a text for markup', async () => {
  const db = await openTestDatabase()
  await db.change(
    `INSERT INTO sandbox_messages (mobile, purpose, body, sent_at) VALUES ('<b>', 'login', '<script>alert("&")</script>', 0)`,
  )
  const { app } = await testApp(db)
  const { body } = await app.inject({ url: '/sandbox/outbox' })
  expect(body).not.toMatch(/<script|<b><b>/)
  expect(body).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)')
})

it('the sandbox outbox has no page when a real provider sends', async () => {
  const { app } = await testApp(await openTestDatabase(), {
    sms: { kind: 'tencent', sendCode: async () => ({ ok: true, value: null }) },
  })
  expect((await app.inject({ url: '/sandbox/outbox' })).statusCode).toBe(404)
})
