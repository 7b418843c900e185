// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AccountSafety } from '@diandu/core/account'
import { requestCode } from '../../../app/testing/login-steps.ts'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

async function open(visit: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> {
  const market = openTestMarket(0)
  return renderPage('/user_center/close_account', { market, person: market.buyer, ...visit })
}
const press = ({ user }: RenderedPage, name: string) => user.click(screen.getByRole('button', { name }))

it('a code, a tick and a question close the account, and the visitor is home with no user logged in (ACC-25)', async () => {
  const page = await open()
  await screen.findByRole('checkbox')
  expect(await findViolations()).toEqual([])
  await press(page, '注销账号')
  expect(screen.getByText('请填写 6 位验证码')).toBeTruthy()
  expect(screen.getByText('请先确认您已看清')).toBeTruthy()
  await requestCode(page, '13800000001')
  await page.user.click(screen.getByRole('checkbox'))
  await press(page, '注销账号')
  await screen.findByRole('alertdialog')
  await press(page, '再想想')
  expect(page.session.user()).toBeDefined()
  await press(page, '注销账号')
  await screen.findByRole('alertdialog')
  await press(page, '注销')
  await waitFor(() => expect(page.address()).toBe('/'))
  await waitFor(() => expect(page.session.user()).toBeUndefined())
  const { sessions } = page.market.openDevice()
  expect(await sessions.loginByPassword({ name: 'buyer_lin', password: 'lin-buys-1' })).toMatchObject({ ok: false })
})

it('what stands in the way is said, each with the way to it, and checked again (ACC-24)', async () => {
  let obstacles: AccountSafety['obstacles'] = [
    'open-orders',
    'shops-on-sale',
    'money-left',
    'debts-owed',
    'money-awaited',
  ]
  const page = await open({
    change: withPort('profiles', (ports) => ({
      safety: async () => {
        const safety = await ports.profiles.safety()
        return safety.ok ? { ok: true, value: { ...safety.value, obstacles } } : safety
      },
    })),
  })
  expect((await screen.findByRole('link', { name: /还有没完成的订单/ })).getAttribute('href')).toBe(
    '/user_center/order',
  )
  expect(screen.getByText('还有在售的店铺')).toBeTruthy()
  expect(screen.getByRole('link', { name: /钱包里还有钱/ })).toBeTruthy()
  expect(screen.getByText('还有钱没到账')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(await findViolations()).toEqual([])
  obstacles = []
  await press(page, '重新检查')
  await screen.findByRole('checkbox')
})

it('a wrong code is told beside its boxes, and the account stays (ACC-5)', async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('checkbox'))
  await page.user.type(screen.getByLabelText('短信验证码'), '000000')
  await press(page, '注销账号')
  await screen.findByRole('alertdialog')
  await press(page, '注销')
  await screen.findByText('验证码不正确')
  expect(page.session.user()).toBeDefined()
})

it('in English it offends no rule of axe (WEB-6)', async () => {
  await open({ locale: 'en' })
  await screen.findByRole('checkbox')
  expect(await findViolations()).toEqual([])
})
