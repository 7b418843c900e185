// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { shownPuzzleId, solveCaptcha } from '../../../app/testing/login-steps.ts'

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const press = ({ user }: RenderedPage, name: string) => user.click(screen.getByRole('button', { name }))

async function logIn(page: RenderedPage, name: string, password: string): Promise<void> {
  await page.user.type(field('用户名或手机号'), name)
  await page.user.type(field('密码'), password)
  await press(page, '登录')
}

it('a login leads to the saved path, in the place of the login (WSE-1)', async () => {
  const page = await renderPage('/login', {
    cameFrom: ['/shop/shop-0001'],
    change: (ports) => (ports.returnPath.save('/shop/shop-0001/order?plan=deposit'), ports),
  })
  await logIn(page, 'buyer_lin', 'lin-buys-1')
  await waitFor(() => expect(page.address()).toBe('/shop/shop-0001/order?plan=deposit'))
  expect(page.session.user()?.username).toBe('buyer_lin')
  await page.goBack()
  expect(page.address()).toBe('/shop/shop-0001')
})

it('a login that came from nowhere leads to the account (WSE-1)', async () => {
  const page = await renderPage('/login')
  await logIn(page, '13800000001', 'lin-buys-1')
  await waitFor(() => expect(page.address()).toBe('/user_center'))
})

it('a user who is signed in already goes on at once', async () => {
  const { buyer, ...market } = (await import('../../../app/testing/open-test-market.ts')).openTestMarket()
  const page = await renderPage('/login', {
    market: { ...market, buyer },
    person: buyer,
    change: (ports) => (ports.returnPath.save('/user_center/order'), ports),
  })
  await waitFor(() => expect(page.address()).toBe('/user_center/order'))
})

it('a wrong password is told in words, and everything typed stays (ACC-5)', async () => {
  const page = await renderPage('/login')
  await logIn(page, 'buyer_lin', 'not-hers-9')
  expect((await screen.findByRole('status')).textContent).toContain('账号或密码不正确')
  expect(field('用户名或手机号').value).toBe('buyer_lin')
  expect(field('密码').value).toBe('not-hers-9')
  expect(page.address()).toBe('/login')
  await page.user.type(field('密码'), 'x')
  expect(screen.queryByText('账号或密码不正确')).toBeNull()
})

it('a failure that names its field stands beside it (ACC-5)', async () => {
  const page = await renderPage('/login', {
    change: withPort('sessions', {
      loginByPassword: async () => ({
        ok: false,
        failure: { kind: 'refused', message: '账号或密码不正确', field: 'password' },
      }),
    }),
  })
  await logIn(page, 'buyer_lin', 'not-hers-9')
  await waitFor(() => expect(field('密码').getAttribute('aria-invalid')).toBe('true'))
  // Focus moves once the field is rendered as wrong.
  await waitFor(() => expect(document.activeElement).toBe(field('密码')))
})

it('without a network it says that nothing is lost (ACC-5)', async () => {
  const page = await renderPage('/login', {
    change: withPort('sessions', { loginByPassword: async () => ({ ok: false, failure: { kind: 'offline' } }) }),
  })
  await logIn(page, 'buyer_lin', 'lin-buys-1')
  expect((await screen.findByRole('status')).textContent).toBe('没有连上服务器，请检查网络后再试 您填写的内容都还在。')
})

it('what is missing is told beside its field, and the first such field has the focus (ACC-5)', async () => {
  const page = await renderPage('/login')
  await press(page, '登录')
  expect(screen.getByText('请填写用户名或手机号')).toBeTruthy()
  expect(screen.getByText('请填写密码')).toBeTruthy()
  expect(document.activeElement).toBe(field('用户名或手机号'))
})

it('the name goes along from one way in to the other and back', async () => {
  const page = await renderPage('/login')
  await page.user.type(field('用户名或手机号'), '13800000001')
  await page.user.click(screen.getByRole('radio', { name: '短信登录' }))
  await screen.findByLabelText('手机号')
  expect(field('手机号').value).toBe('13800000001')
  await page.user.click(screen.getByRole('radio', { name: '密码登录' }))
  expect(field('用户名或手机号').value).toBe('13800000001')
})

async function requestCode(page: RenderedPage): Promise<void> {
  await page.user.click(screen.getByRole('radio', { name: '短信登录' }))
  await page.user.type(await screen.findByLabelText('手机号'), '13800000001')
  await page.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await press(page, '获取验证码')
}

it('a code is sent for a solved puzzle, and its six digits log in (SES-23)', async () => {
  const page = await renderPage('/login')
  await requestCode(page)
  await solveCaptcha(page)
  await screen.findByText('已发到 138****0001，5 分钟内有效')
  await waitFor(() => expect(document.activeElement).toBe(field('短信验证码')))
  await page.user.type(field('短信验证码'), page.market.readCode('13800000001') ?? '')
  await waitFor(() => expect(page.address()).toBe('/user_center'))
})

it('no puzzle opens for a text that is no mobile (SES-23)', async () => {
  const page = await renderPage('/login')
  await page.user.click(screen.getByRole('radio', { name: '短信登录' }))
  await screen.findByLabelText('手机号')
  await press(page, '获取验证码')
  expect(screen.getByText('请填写 11 位手机号')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('no code is asked for before the agreement is accepted, which the tick box then says (WSE-16)', async () => {
  const page = await renderPage('/login')
  await page.user.click(screen.getByRole('radio', { name: '短信登录' }))
  await page.user.type(await screen.findByLabelText('手机号'), '13800000001')
  await press(page, '获取验证码')
  expect(screen.getByText('请先阅读并同意注册协议')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a missed puzzle is told in words and is superseded by another one (SES-23)', async () => {
  const page = await renderPage('/login')
  await requestCode(page)
  const first = await shownPuzzleId()
  await solveCaptcha(page, 30)
  await screen.findByText('差了一点。换了一张新图，再试一次')
  expect(await shownPuzzleId()).not.toBe(first)
  expect(document.activeElement).toBe(screen.getByRole('slider'))
  await solveCaptcha(page)
  await screen.findByText('已发到 138****0001，5 分钟内有效')
})

it('a puzzle that cannot be fetched can be asked for again (SES-23)', async () => {
  let isOffline = true
  const page = await renderPage('/login', {
    change: withPort('captcha', (ports) => ({
      puzzle: () => (isOffline ? Promise.resolve({ ok: false, failure: { kind: 'offline' } }) : ports.captcha.puzzle()),
    })),
  })
  await requestCode(page)
  await screen.findByText('图片没有加载出来')
  isOffline = false
  await press(page, '再试一次')
  expect(await shownPuzzleId()).not.toBe('')
})

it('the next code waits for its minute, also after a reload (SES-18)', async () => {
  const page = await renderPage('/login')
  await requestCode(page)
  await solveCaptcha(page)
  await screen.findByText('60 秒后可重发')
  await act(async () => page.market.clock.advance(12_000))
  expect(screen.getByText('48 秒后可重发')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /获取/ })).toBeNull()
  page.unmount()

  const reloaded = await renderPage('/login', { market: page.market })
  await reloaded.user.click(screen.getByRole('radio', { name: '短信登录' }))
  expect((await screen.findByLabelText<HTMLInputElement>('手机号')).value).toBe('13800000001')
  await screen.findByText('48 秒后可重发')
  await act(async () => page.market.clock.advance(48_000))
  expect(screen.getByRole('button', { name: '重新获取' })).toBeTruthy()
})

it('each mobile has a wait of its own for the next code (SES-18)', async () => {
  const page = await renderPage('/login')
  await requestCode(page)
  await solveCaptcha(page)
  await screen.findByText('60 秒后可重发')
  await page.user.clear(field('手机号'))
  await page.user.type(field('手机号'), '13800000003')
  await screen.findByRole('button', { name: '获取验证码' })
})

it('a refused code stands beside its boxes and stays there', async () => {
  const page = await renderPage('/login')
  await requestCode(page)
  await solveCaptcha(page)
  await screen.findByText(/已发到/)
  const wrong = page.market.readCode('13800000001') === '000001' ? '000002' : '000001'
  await page.user.type(field('短信验证码'), wrong)
  await screen.findByText('验证码不正确')
  expect(field('短信验证码').value).toBe(wrong)
})

it('nothing in either way in offends axe, in either language (WEB-6)', async () => {
  const page = await renderPage('/login')
  expect(await findViolations()).toEqual([])
  await requestCode(page)
  await shownPuzzleId()
  expect(await findViolations()).toEqual([])
  page.unmount()
  await renderPage('/login', { locale: 'en' })
  expect(screen.getByRole('button', { name: 'Log in or sign up' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})
