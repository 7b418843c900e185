// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HOUR_MS } from '@diandu/core/kernel'
import type { ActiveSession, SessionId } from '@diandu/core/session'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const BUYER = { name: 'buyer_lin', password: 'lin-buys-1' }
const list = () => screen.findByRole('list')
const field = () => screen.findByLabelText<HTMLInputElement>('登录密码')

/** The settings of a signed-in user on so many devices more. */
async function open(others: number, visit: Parameters<typeof renderPage>[1] = {}) {
  const market = openTestMarket()
  const devices = []
  for (let at = 0; at < others; at += 1) {
    const device = market.openDevice()
    const entered = await device.sessions.loginByPassword(BUYER)
    if (entered.ok) device.session.write(entered.value)
    devices.push(device)
  }
  const page = await renderPage('/user_center/setting', { market, person: market.buyer, ...visit })
  return { page, devices }
}
async function confirm({ user }: RenderedPage, password: string): Promise<void> {
  await user.type(await field(), password)
  await user.click(screen.getByRole('button', { name: '确认退出' }))
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const isIn = async ({ sessions }: Awaited<ReturnType<typeof open>>['devices'][number]) => (await sessions.me()).ok

it('the list of sessions shows this device first, marked and without a way to end it, and says what each is and when it was used (SES-46)', async () => {
  const at = Date.UTC(2026, 10, 20, 6, 5)
  const session = (id: string, over: Partial<ActiveSession>): ActiveSession => ({
    id: id as SessionId,
    device: { system: null, browser: null },
    startedAt: at,
    lastUsedAt: at + HOUR_MS,
    isCurrent: false,
    ...over,
  })
  const shown = [
    session('a', { isCurrent: true, device: { system: 'android', browser: 'chrome' } }),
    session('b', { device: { system: 'iphone', browser: 'wechat' } }),
    session('c', {}),
  ]
  const { page } = await open(0, {
    change: withPort('accountSessions', { listSessions: () => Promise.resolve({ ok: true, value: shown }) }),
  })
  const rows = within(await list()).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '安卓设备 · Chrome 本机2026-11-20 14:05 登录正在使用',
    'iPhone · 微信 2026-11-20 14:05 登录2026-11-20 15:05 用过退出 iPhone · 微信',
    '未知设备 2026-11-20 14:05 登录2026-11-20 15:05 用过退出 未知设备',
  ])
  expect(screen.getAllByRole('button', { name: /^退出 / })).toHaveLength(2)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '退出 iPhone · 微信' }))
  await screen.findByRole('dialog', { name: '退出 iPhone · 微信？' })
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  expect(await findViolations()).toEqual([])
})

it('one other device is logged out by the password, and the list says so (SES-47)', async () => {
  const { page, devices } = await open(1)
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2))
  await page.user.click(screen.getByRole('button', { name: /^退出 / }))
  await confirm(page, BUYER.password)
  await closed()
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /退出其他设备/ })).toBeNull()
  expect(await Promise.all(devices.map(isIn))).toEqual([false])
  expect(page.session.user()).toBeDefined()
})

it('a wrong password stands beside its field, none is asked for, and no session ends (SES-47)', async () => {
  const { page, devices } = await open(2)
  await page.user.click((await screen.findAllByRole('button', { name: /^退出 / }))[0] as HTMLElement)
  await field()
  await page.user.click(screen.getByRole('button', { name: '确认退出' }))
  await screen.findByText('请填写密码')
  await confirm(page, 'not-hers-9')
  await screen.findByText('登录密码不正确')
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  expect(await Promise.all(devices.map(isIn))).toEqual([true, true])
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('not-hers')
})

it('all other devices are logged out, and this one stays (SES-47)', async () => {
  const { page, devices } = await open(2)
  await page.user.click(await screen.findByRole('button', { name: /退出其他设备/ }))
  await confirm(page, BUYER.password)
  await closed()
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1))
  await screen.findByText('1 台')
  expect(await Promise.all(devices.map(isIn))).toEqual([false, false])
})

it('a device that left meanwhile is one that is logged out; a lost answer says how to find out (SES-47)', async () => {
  let answer: 'not-found' | 'timeout' = 'timeout'
  const { page } = await open(1, {
    change: withPort('accountSessions', {
      endSession: () =>
        Promise.resolve({
          ok: false,
          failure:
            answer === 'timeout'
              ? { kind: 'timeout' }
              : { kind: 'refused', reason: 'not-found', message: '这台设备已经退出登录' },
        }),
    }),
  })
  await page.user.click(await screen.findByRole('button', { name: /^退出 / }))
  await confirm(page, BUYER.password)
  await screen.findByText(/看看列表里还有没有/)
  answer = 'not-found'
  await page.user.click(screen.getByRole('button', { name: '确认退出' }))
  await closed()
})

it('the list of sessions shows five at first, and all when asked to (SES-46)', async () => {
  const { page } = await open(7)
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(5)
  await page.user.click(screen.getByRole('button', { name: '显示全部 8 台' }))
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(8)
})

it('a list that did not come can be asked for again, and the way out of all devices stays (SES-46)', async () => {
  let isOffline = true
  const { page } = await open(1, {
    locale: 'en',
    change: withPort('accountSessions', (ports) => ({
      listSessions: () =>
        isOffline ? Promise.resolve({ ok: false, failure: { kind: 'offline' } }) : ports.accountSessions.listSessions(),
    })),
  })
  await screen.findByText('Couldn’t load this')
  expect(screen.getByRole('button', { name: /Log out of all devices/ })).toBeTruthy()
  isOffline = false
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2)
  expect(await findViolations()).toEqual([])
})
