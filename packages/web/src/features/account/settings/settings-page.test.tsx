// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { findViolations } from '../../../app/testing/find-violations.ts'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { renderPage } from '../../../app/testing/render-page.tsx'

const chooseLocale = vi.hoisted(() => vi.fn())
// A language is chosen by loading the page anew, which jsdom cannot.
vi.mock('../../../app/change-preferences.ts', async (original) => ({ ...(await original<object>()), chooseLocale }))

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['theme']
})

it('[WSE-28] a chosen theme holds at once and is kept', async () => {
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

it('[WSE-28] a language is chosen by its own name', async () => {
  const page = await renderPage('/user_center/setting', { locale: 'en' })
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('radio', { name: '中文' }))
  expect(chooseLocale).toHaveBeenCalledWith('zh-CN')
})

it('[WSE-29] a stranger may see them, and only a member can log out', async () => {
  const page = await renderPage('/user_center/setting')
  expect(page.address()).toBe('/user_center/setting')
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull()
  page.unmount()
  const market = openTestMarket()
  await renderPage('/user_center/setting', { market, person: market.buyer })
  expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})
