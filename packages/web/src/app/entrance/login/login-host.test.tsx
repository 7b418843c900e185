// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { findViolations, renderPage } from '../../testing/render-page.tsx'
import { logInHere, logInOver, solveCaptcha } from '../../testing/login-steps.ts'
import { requestLogin, loginRequests } from '../../session/login-requests.ts'
import { useUser } from '../../session/session-context.ts'
import { useAsUser } from '../../session/use-as-user.ts'
import { LoginHost } from './login-host.tsx'

const PATH = '/shop/shop-0001'
const NEW_MOBILE = '13900000009'

afterEach(() => loginRequests.drop())

/** A page's part with a button: drawn anew for its user, where that is wanted, and then not ready at first. */
function Pressing({
  goOn,
  isRedrawn = false,
}: {
  readonly goOn: (words: string) => void
  readonly isRedrawn?: boolean
}) {
  const user = useUser()
  return (
    <>
      <LoginHost />
      <Presser key={isRedrawn ? user?.userId : ''} goOn={goOn} isSlow={isRedrawn && user !== undefined} />
    </>
  )
}

function Presser({ goOn, isSlow }: { readonly goOn: (words: string) => void; readonly isSlow: boolean }) {
  const [isReady, setReady] = useState(!isSlow)
  const press = useAsUser('pressing', goOn, isReady)
  return (
    <>
      <button type="button" onClick={() => press('pressed')}>
        press
      </button>
      {!isReady && (
        <button type="button" onClick={() => setReady(true)}>
          bring
        </button>
      )}
      {!isReady && <p>on its way</p>}
    </>
  )
}

const openShop = (visit: Parameters<typeof renderPage>[1] = {}) => renderPage(PATH, { beside: <LoginHost />, ...visit })

it('a stranger saves a shop: a new mobile, its code, an account, and the page did not move (SES-52, SES-54, ACC-3)', async () => {
  const page = await openShop()
  await page.user.click(await screen.findByRole('button', { name: '收藏' }))
  await screen.findByRole('dialog', { name: '登录 / 注册' })
  expect(page.address()).toBe(PATH)
  await page.user.type(await screen.findByLabelText('手机号'), NEW_MOBILE)
  await page.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
  await solveCaptcha(page)
  await screen.findByText(/已发到 139/)
  await page.user.type(screen.getByLabelText('短信验证码'), page.market.readCode(NEW_MOBILE) ?? '')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: '收藏' }).getAttribute('aria-pressed')).toBe('true'))
  expect(page.session.user()?.username).toMatch(/^店友_/)
  expect(page.address()).toBe(PATH)
  // The heart is filled at once; the shop is kept when the market has heard of it.
  await waitFor(async () => {
    const kept = await page.ports.favourites.list(null)
    expect(kept.ok && kept.value.items.map(({ id }) => id)).toEqual(['shop-0001'])
  })
})

it('what was wanted is done once after the login, and by Back never (SES-54)', async () => {
  const goOn = vi.fn()
  const page = await openShop({ beside: <Pressing goOn={goOn} /> })
  const press = await screen.findByRole('button', { name: 'press' })
  await page.user.click(press)
  await screen.findByRole('dialog', { name: '登录 / 注册' })
  await page.goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(loginRequests.current()).toBeUndefined()
  expect(loginRequests.wish()).toBeUndefined()
  await page.user.click(press)
  await logInOver(page)
  await waitFor(() => expect(goOn).toHaveBeenCalledExactlyOnceWith('pressed'))
  expect(loginRequests.current()).toBeUndefined()
  expect(loginRequests.wish()).toBeUndefined()
  expect(page.historyState()).toBeNull()
  await page.user.click(press)
  expect(goOn).toHaveBeenCalledTimes(2)
})

it('what is drawn anew for its user goes on all the same, once it is ready (SES-55)', async () => {
  const goOn = vi.fn()
  const page = await openShop({ beside: <Pressing goOn={goOn} isRedrawn /> })
  await page.user.click(await screen.findByRole('button', { name: 'press' }))
  await logInOver(page)
  await screen.findByText('on its way')
  expect(goOn).not.toHaveBeenCalled()
  await page.user.click(screen.getByRole('button', { name: 'bring' }))
  expect(goOn).toHaveBeenCalledExactlyOnceWith('pressed')
})

it('what was wanted outlives a way in that is a page, and no other page (SES-55)', async () => {
  for (const isAstray of [false, true]) {
    const goOn = vi.fn()
    const page = await openShop({ alsoShow: ['/forget_password', '/login'], beside: <Pressing goOn={goOn} /> })
    await page.user.click(await screen.findByRole('button', { name: 'press' }))
    await page.user.click(await screen.findByRole('radio', { name: '密码登录' }))
    await page.user.click(screen.getByRole('link', { name: '忘记密码？' }))
    await waitFor(() => expect(page.address()).toBe('/forget_password'))
    expect(loginRequests.wish()?.name).toBe('pressing')
    if (isAstray) await page.go('/lists')
    await page.go('/login')
    await logInHere(page)
    await waitFor(() => expect(page.address()).toBe(PATH))
    if (isAstray) expect(goOn).not.toHaveBeenCalled()
    else await waitFor(() => expect(goOn).toHaveBeenCalledExactlyOnceWith('pressed'))
    page.unmount()
    loginRequests.drop()
    sessionStorage.clear()
  }
})

it('what a lapsed login wanted goes on for its own user, and for no other (SES-55)', async () => {
  for (const [isOwn, times] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const goOn = vi.fn()
    const page = await openShop({ beside: <Pressing goOn={goOn} /> })
    await screen.findByRole('button', { name: 'press' })
    const by = isOwn ? page.market.buyer.userId : page.market.seller.userId
    act(() => requestLogin({ wish: { name: 'pressing', path: PATH, words: 'pressed', by } }))
    await logInOver(page)
    await waitFor(() => expect(loginRequests.wish()).toBeUndefined())
    expect(goOn).toHaveBeenCalledTimes(times)
    page.unmount()
  }
})

it('a wanted page is opened after the login, and Back leads to the one that asked (SES-54)', async () => {
  const page = await openShop()
  await screen.findByRole('button', { name: '收藏' })
  act(() => requestLogin({ goTo: `${PATH}/order` }))
  await logInOver(page)
  await waitFor(() => expect(page.address()).toBe(`${PATH}/order`))
  await page.goBack()
  expect(page.address()).toBe(PATH)
})

it('a wrong code is told beside its boxes, and what was typed stays (ACC-5)', async () => {
  const page = await openShop()
  await page.user.click(await screen.findByRole('button', { name: '收藏' }))
  await page.user.type(await screen.findByLabelText('手机号'), NEW_MOBILE)
  await page.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
  await solveCaptcha(page)
  await screen.findByText(/已发到 139/)
  const wrong = page.market.readCode(NEW_MOBILE) === '000001' ? '000002' : '000001'
  await page.user.type(screen.getByLabelText('短信验证码'), wrong)
  await screen.findByText('验证码不正确')
  expect((screen.getByLabelText('手机号') as HTMLInputElement).value).toBe(NEW_MOBILE)
  expect(screen.getByRole('dialog', { name: '登录 / 注册' })).toBeTruthy()
})

it('a forgotten password is a page of its own, and its login leads back here (SES-54)', async () => {
  const page = await openShop()
  await page.user.click(await screen.findByRole('button', { name: '收藏' }))
  await page.user.click(await screen.findByRole('radio', { name: '密码登录' }))
  await page.user.click(screen.getByRole('link', { name: '忘记密码？' }))
  await waitFor(() => expect(page.address()).toBe('/forget_password'))
  expect(page.ports.returnPath.take()).toBe(PATH)
  await page.goBack()
  await screen.findByRole('dialog', { name: '登录 / 注册' })
})

it('nothing in the sheet offends axe, in either language (WEB-6)', async () => {
  for (const locale of ['zh-CN', 'en'] as const) {
    const page = await openShop({ locale })
    await screen.findAllByRole('heading', { level: 1 })
    act(() => requestLogin())
    await screen.findByRole('dialog')
    await screen.findByRole('checkbox')
    expect(await findViolations()).toEqual([])
    page.unmount()
    loginRequests.drop()
  }
})
