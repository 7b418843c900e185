// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { requestCode } from '../../../app/testing/login-steps.ts'
import { findViolations, renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { heldCredentials } from '../../../app/entrance/login/held-credentials.ts'

afterEach(() => heldCredentials.forget())

const OLD = { username: 'old_hand', password: 'old-times-1' } as const
const MOBILE = '13900000009'
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement

async function logIn(): Promise<RenderedPage> {
  const market = openTestMarket()
  market.enrolPhoneless(OLD)
  const page = await renderPage('/login', {
    market,
    alsoShow: ['/bind_phone'],
    change: (ports) => (ports.returnPath.save('/shop/shop-0001/order'), ports),
  })
  await page.user.type(field('用户名或手机号'), OLD.username)
  await page.user.type(field('密码'), OLD.password)
  await page.user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(page.address()).toBe('/bind_phone'))
  return page
}

it('a login without a mobile leads to giving it one, and on to where one was going (SES-40)', async () => {
  const page = await logIn()
  await screen.findByText(OLD.username)
  expect(screen.queryByLabelText('密码')).toBeNull()
  expect(await findViolations()).toEqual([])
  await page.user.type(field('手机号'), MOBILE)
  await requestCode(page, MOBILE)
  await page.user.click(screen.getByRole('button', { name: '绑定并登录' }))
  await waitFor(() => expect(page.address()).toBe('/shop/shop-0001/order'))
  expect(page.session.user()).toMatchObject({ username: OLD.username, mobile: '139****0009' })
  expect(heldCredentials.read()).toBeUndefined()
})

it('the password is in no storage, and after a reload it is asked for again (SES-40)', async () => {
  const page = await logIn()
  await page.user.type(await screen.findByLabelText('手机号'), MOBILE)
  expect(
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, page.historyState()]),
  ).not.toContain(OLD.password)
  page.unmount()
  heldCredentials.forget()
  const again = await renderPage('/bind_phone', { market: page.market })
  await waitFor(() => expect(field('手机号').value).toBe(MOBILE))
  expect(field('密码').value).toBe('')
  await again.user.type(field('用户名'), OLD.username)
  await again.user.type(field('密码'), OLD.password)
  await requestCode(again, MOBILE)
  await again.user.click(screen.getByRole('button', { name: '绑定并登录' }))
  await waitFor(() => expect(again.address()).toBe('/user_center'))
})

it('a mobile that another user has is told beside it (ACC-5)', async () => {
  const page = await logIn()
  await page.user.type(await screen.findByLabelText('手机号'), '13800000003')
  await requestCode(page, '13800000003')
  await page.user.click(screen.getByRole('button', { name: '绑定并登录' }))
  await screen.findByText('该手机号已被其他账号使用')
  await waitFor(() => expect(document.activeElement).toBe(field('手机号')))
})

it('another account can be named when a mobile is bound (SES-40)', async () => {
  const page = await logIn()
  await page.user.click(await screen.findByRole('button', { name: '换一个账号' }))
  expect(field('用户名').value).toBe('')
  expect(heldCredentials.read()).toBeUndefined()
})

it('in English it offends no rule of axe (WEB-6)', async () => {
  await renderPage('/bind_phone', { locale: 'en' })
  expect(screen.getByRole('button', { name: 'Add and log in' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})
