// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { solveCaptcha } from '../../../app/testing/login-steps.ts'

const NEW_MOBILE = '13900000009'
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const press = ({ user }: RenderedPage, name: string) => user.click(screen.getByRole('button', { name }))

interface Filling {
  readonly username?: string
  readonly mobile?: string
  readonly password?: string
}

async function fillIn(
  page: RenderedPage,
  { username = '新店主小禾', mobile = NEW_MOBILE, password = 'ferry-boat-7' }: Filling = {},
): Promise<void> {
  await page.user.type(field('用户名'), username)
  await page.user.type(field('手机号'), mobile)
  await page.user.type(field('登录密码'), password)
  await page.user.click(screen.getByRole('checkbox'))
  await press(page, '获取验证码')
  await solveCaptcha(page)
  await screen.findByText(/已发到/)
  await page.user.type(field('短信验证码'), page.market.readCode(mobile) ?? '')
}

it('a registration logs in, says what was made and offers the way back to the shop (WSE-1)', async () => {
  const page = await renderPage('/register_account', {
    alsoShow: ['/register_success'],
    change: (ports) => (ports.returnPath.save('/shop/shop-0002'), ports),
  })
  await fillIn(page)
  await press(page, '注册')
  await screen.findByRole('heading', { name: '新店主小禾，账号开好了' })
  expect(page.address()).toBe('/register_success')
  expect(screen.getByText('139****0009')).toBeTruthy()
  expect(page.session.user()?.username).toBe('新店主小禾')
  expect(await findViolations()).toEqual([])
  expect(screen.getByRole('link', { name: '回到刚才的店铺' }).getAttribute('href')).toBe('/shop/shop-0002')
})

it('a registration that came from nowhere leads to the market (WSE-1)', async () => {
  const page = await renderPage('/register_account', { alsoShow: ['/register_success'] })
  await fillIn(page)
  await press(page, '注册')
  expect((await screen.findByRole('link', { name: '去逛逛店铺' })).getAttribute('href')).toBe('/lists')
})

it('a visitor who opens the success page is led to the login (WSE-1)', async () => {
  await renderPage('/register_success')
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login')
})

it('each fault of the registration is told beside its field after a try (ACC-5)', async () => {
  const page = await renderPage('/register_account')
  await press(page, '注册')
  const errorOf = (label: string) => {
    const control = field(label)
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    return document.getElementById(ids[0] ?? '')?.textContent
  }
  expect(errorOf('用户名')).toContain('用户名要 4 到 20 位')
  expect(errorOf('手机号')).toBe('请填写 11 位手机号')
  expect(errorOf('短信验证码')).toBe('请填写 6 位验证码')
  expect(errorOf('登录密码')).toBe('密码至少要 8 位')
  expect(screen.getByText('请先阅读并同意注册协议')).toBeTruthy()
  expect(document.activeElement).toBe(field('用户名'))
})

it('a fault is told when its field is left, and goes when it is mended (ACC-5)', async () => {
  const page = await renderPage('/register_account')
  await page.user.type(field('用户名'), 'abc')
  expect(field('用户名').getAttribute('aria-invalid')).toBeNull()
  await page.user.tab()
  await page.user.tab()
  expect(field('用户名').getAttribute('aria-invalid')).toBe('true')
  await page.user.type(field('用户名'), 'd')
  expect(field('用户名').getAttribute('aria-invalid')).toBeNull()
})

it.each([
  ['a taken name (SES-25)', { username: 'buyer_lin' }, '用户名', '该用户名已被使用'],
  ['a taken mobile (SES-25)', { mobile: '13800000001' }, '手机号', '该手机号已注册，请直接登录'],
])('%s is told beside its field', async (_title, filling, label, messages) => {
  const page = await renderPage('/register_account')
  await fillIn(page, filling)
  await press(page, '注册')
  await screen.findByText(messages)
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(field('登录密码').value).toBe('ferry-boat-7')
  expect(field('短信验证码').value).toHaveLength(6)
  expect(page.address()).toBe('/register_account')
})

it('a wrong code is told beside its boxes (SES-25)', async () => {
  const page = await renderPage('/register_account')
  await fillIn(page)
  const right = page.market.readCode(NEW_MOBILE) ?? ''
  await page.user.clear(field('短信验证码'))
  await page.user.type(field('短信验证码'), right === '111222' ? '222111' : '111222')
  await press(page, '注册')
  await screen.findByText('验证码不正确')
  expect(field('短信验证码').getAttribute('aria-invalid')).toBe('true')
})

it('the agreement opens from its name, has five articles, and is accepted at its end (WSE-16)', async () => {
  const page = await renderPage('/register_account')
  await press(page, '《店渡注册协议》')
  const sheet = await screen.findByRole('dialog', { name: '店渡注册协议' })
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  expect(within(sheet).getAllByRole('heading', { level: 3 })).toHaveLength(5)
  expect(await findViolations()).toEqual([])
  await page.user.click(within(sheet).getByRole('button', { name: '同意并继续' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(true)
})

it('reading about it accepts nothing (WSE-16)', async () => {
  const page = await renderPage('/register_account')
  await press(page, '《店渡注册协议》')
  await screen.findByRole('dialog')
  await page.goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false)
})

it('words follow the password', async () => {
  const page = await renderPage('/register_account')
  await page.user.type(field('登录密码'), 'ferry')
  expect(screen.getByText('还短了一点，至少 8 位')).toBeTruthy()
  await page.user.type(field('登录密码'), 'boats')
  expect(screen.getByText('长度够了')).toBeTruthy()
  await page.user.type(field('登录密码'), 'x'.repeat(60))
  expect(screen.getByText('太长了，最多 64 位')).toBeTruthy()
})

it('registering offends no rule of axe, in either language (WEB-6)', async () => {
  const page = await renderPage('/register_account')
  expect(await findViolations()).toEqual([])
  await press(page, '注册')
  expect(await findViolations()).toEqual([])
  page.unmount()
  await renderPage('/register_account', { locale: 'en' })
  expect(screen.getByRole('button', { name: 'Sign up' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})
