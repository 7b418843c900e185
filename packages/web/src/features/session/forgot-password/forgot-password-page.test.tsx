// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { requestCode } from '../../../app/testing/login-steps.ts'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const MOBILE = '13800000001'
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement

async function fillIn(page: RenderedPage, password = 'lin-buys-again-2'): Promise<void> {
  await page.user.type(field('绑定的手机号'), MOBILE)
  await requestCode(page, MOBILE)
  await page.user.type(field('新密码'), password)
}
const submit = ({ user }: RenderedPage) => user.click(screen.getByRole('button', { name: '重设密码' }))

it('a new password by a code, and the login opens with the mobile filled in (ACC-37)', async () => {
  const page = await renderPage('/forget_password', { alsoShow: ['/login'] })
  expect(await findViolations()).toEqual([])
  await fillIn(page)
  await submit(page)
  await waitFor(() => expect(page.address()).toBe('/login'))
  await waitFor(() => expect(field('用户名或手机号').value).toBe(MOBILE))
  await page.user.type(field('密码'), 'lin-buys-again-2')
  await page.user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(page.address()).toBe('/user_center'))
  expect(page.session.user()?.username).toBe('buyer_lin')
})

it('a new password by code logs this device out as well (ACC-37)', async () => {
  const market = openTestMarket()
  const page = await renderPage('/forget_password', { market, person: market.buyer })
  await fillIn(page)
  await submit(page)
  await waitFor(() => expect(page.address()).toBe('/login'))
  expect([page.session.user(), page.ports.sessionStore.readToken()]).toEqual([undefined, undefined])
})

it('what is missing stands beside its field, and the first has the focus (ACC-5)', async () => {
  const page = await renderPage('/forget_password')
  await page.user.type(field('新密码'), 'short')
  await submit(page)
  expect(screen.getByText('请填写 11 位手机号')).toBeTruthy()
  expect(screen.getByText('请填写 6 位验证码')).toBeTruthy()
  expect(screen.getByText('密码至少要 8 位')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('绑定的手机号')))
  expect(await findViolations()).toEqual([])
})

it('the mobile outlives a reload; the password and the code do not (SAF-1)', async () => {
  const page = await renderPage('/forget_password')
  await fillIn(page)
  page.unmount()
  await renderPage('/forget_password', { market: page.market })
  await waitFor(() => expect(field('绑定的手机号').value).toBe(MOBILE))
  expect([field('新密码').value, field('短信验证码').value]).toEqual(['', ''])
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/lin-buys|"code"/)
})

it('two taps ask once, and a lost answer says what may have happened, with the way on (SAF-2, SAF-3)', async () => {
  let requested = 0
  const page = await renderPage('/forget_password', {
    alsoShow: ['/login'],
    change: withPort('passwords', {
      reset: () => {
        requested += 1
        return new Promise((settle) => setTimeout(() => settle({ ok: false, failure: { kind: 'timeout' } })))
      },
    }),
  })
  await fillIn(page)
  const button = screen.getByRole('button', { name: '重设密码' })
  button.click()
  button.click()
  await screen.findByText(/密码可能已经改好了/)
  expect(requested).toBe(1)
  await page.user.click(screen.getByRole('button', { name: '去登录试试' }))
  await waitFor(() => expect(page.address()).toBe('/login'))
})

it('in English it offends no rule of axe (WEB-6)', async () => {
  await renderPage('/forget_password', { locale: 'en' })
  expect(screen.getByRole('button', { name: 'Reset password' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})
