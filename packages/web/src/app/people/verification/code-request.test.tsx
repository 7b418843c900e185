// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CaptchaTicket } from '@diandu/core/session'
import type { Result } from '@diandu/core/kernel'
import { renderPage } from '../../testing/render-page.tsx'
import { solveCaptcha } from '../../testing/login-steps.ts'

const MOBILE = '13800000001'

async function openLogin(solved: () => Promise<Result<CaptchaTicket | null>>) {
  const sent: unknown[] = []
  const page = await renderPage('/login', {
    change: (ports) => ({
      ...ports,
      captchaWindow: { solve: solved },
      codes: {
        send: (request) => {
          sent.push(request)
          return Promise.resolve({ ok: true, value: { retryAfterMs: 60_000 } })
        },
      },
    }),
  })
  await page.user.click(screen.getByRole('radio', { name: '短信登录' }))
  await page.user.type(await screen.findByLabelText('手机号'), MOBILE)
  await page.user.click(screen.getByRole('checkbox'))
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
  return { page, sent }
}

it("the maker's window is asked in the place of our puzzle, and its ticket sent once", async () => {
  const ticket = { ticket: 't1', randstr: '@x' }
  const { sent } = await openLogin(() => Promise.resolve({ ok: true, value: ticket }))
  await screen.findByText('60 秒后可重发')
  expect(sent).toEqual([{ mobile: MOBILE, purpose: 'login', captcha: ticket }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a window that was closed sends nothing, and can be asked again', async () => {
  const solve = vi.fn(() => Promise.resolve({ ok: true, value: null } as const))
  const { page, sent } = await openLogin(solve)
  await waitFor(() => expect(solve).toHaveBeenCalledTimes(1))
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(solve).toHaveBeenCalledTimes(2))
  expect(sent).toEqual([])
})

it('a captcha that did not come is told', async () => {
  await openLogin(() => Promise.resolve({ ok: false, failure: { kind: 'offline' } }))
  await screen.findByText(/没有连上服务器/)
})

it('a browser that reads the message types the code, which is then sent', async () => {
  let tell: (received: unknown) => void = () => undefined
  const get = vi.fn(() => new Promise((settle) => (tell = settle)))
  vi.stubGlobal('OTPCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
  const page = await renderPage('/login')
  await page.user.click(screen.getByRole('radio', { name: '短信登录' }))
  await page.user.type(await screen.findByLabelText('手机号'), MOBILE)
  await page.user.click(screen.getByRole('checkbox'))
  expect(get).not.toHaveBeenCalled()
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
  await solveCaptcha(page)
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
  tell({ code: page.market.readCode(MOBILE) })
  await waitFor(() => expect(page.address()).toBe('/user_center'))
  Reflect.deleteProperty(navigator, 'credentials')
})
