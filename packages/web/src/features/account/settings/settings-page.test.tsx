// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

afterEach(() => {
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['type']
})

it('a chosen theme holds at once and is kept', async () => {
  const page = await renderPage('/user_center/setting')
  const isChosen = (name: string) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked
  expect(isChosen('跟随系统')).toBe(true)
  await page.user.click(screen.getByRole('radio', { name: '深色' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(document.cookie).toContain('diandu_theme=dark')
  expect(isChosen('深色')).toBe(true)
  await page.user.click(screen.getByRole('radio', { name: '跟随系统' }))
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

it('a language is chosen by its own name', async () => {
  const page = await renderPage('/user_center/setting', { locale: 'en' })
  expect(await findViolations()).toEqual([])
  // The page is then loaded again, which jsdom cannot and says: a journey sees it.
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await page.user.click(screen.getByRole('radio', { name: '中文' }))
  await waitFor(() => expect(printed).toHaveBeenCalledOnce())
  expect(document.cookie).toContain('diandu_lang=zh-CN')
})

it('a visitor may see them, and only a signed-in user can log out (SES-11)', async () => {
  const page = await renderPage('/user_center/setting')
  expect(page.address()).toBe('/user_center/setting')
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull()
  page.unmount()
  const market = openTestMarket()
  await renderPage('/user_center/setting', { market, person: market.buyer })
  expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})

it('large type holds at once and is kept in a cookie', async () => {
  const page = await renderPage('/user_center/setting')
  await page.user.click(screen.getByRole('radio', { name: '大字' }))
  expect(document.documentElement.dataset['type']).toBe('large')
  expect(document.cookie).toContain('diandu_type=large')
  await page.user.click(screen.getByRole('radio', { name: '标准' }))
  expect(document.documentElement.dataset['type']).toBeUndefined()
})

it('a member sees how the account is guarded, and where to change it (ACC-24)', async () => {
  const market = openTestMarket()
  await renderPage('/user_center/setting', { market, person: market.buyer })
  const way = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByText('1 台')
  expect([way(/^登录密码/), way(/^支付密码\s*未设置/), way(/^手机号\s*138/), way(/^注销账号/)]).toEqual([
    '/user_center/change_password',
    '/user_center/change_pay',
    '/user_center/change_phone',
    '/user_center/close_account',
  ])
})

it('logging out everywhere is asked about, can be tried again, and leads home (SES-42)', async () => {
  let isOffline = true
  const market = openTestMarket()
  const page = await renderPage('/user_center/setting', {
    market,
    person: market.buyer,
    change: withPort('accountSessions', (ports) => ({
      signOutEverywhere: () =>
        isOffline
          ? Promise.resolve({ ok: false, failure: { kind: 'offline' } })
          : ports.accountSessions.signOutEverywhere(),
    })),
  })
  await page.user.click(screen.getByRole('button', { name: /退出全部设备/ }))
  await screen.findByRole('alertdialog')
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '全部退出' }))
  await screen.findByText(/再点一次就好/)
  expect(page.session.user()).toBeDefined()
  isOffline = false
  await page.user.click(screen.getByRole('button', { name: '全部退出' }))
  await waitFor(() => expect(page.address()).toBe('/'))
  await waitFor(() => expect(page.session.user()).toBeUndefined())
})
