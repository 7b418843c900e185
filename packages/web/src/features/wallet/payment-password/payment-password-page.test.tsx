// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { solveCaptcha } from '../../../app/testing/login-steps.ts'

const BUYER_MOBILE = '13800000001'
const type = ({ user }: RenderedPage, label: string, digits: string) => user.type(screen.getByLabelText(label), digits)

/** The sixth digit sends nothing: each of the two is handed on by a press. */
async function typeTwice(page: RenderedPage, fresh: string, repeated = fresh): Promise<void> {
  await type(page, '新支付密码', `${fresh}`)
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await type(page, '再输一次新支付密码', repeated)
  await page.user.click(screen.getByRole('button', { name: '保存支付密码' }))
}

async function openSetup(visit: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> {
  const market = openTestMarket()
  return renderPage('/user_center/change_pay', { market, person: market.buyer, ...visit })
}

async function typeCode(page: RenderedPage): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
  await solveCaptcha(page)
  await screen.findByText('已发到 138****0001，5 分钟内有效')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await type(page, '短信验证码', page.market.readCode(BUYER_MOBILE) ?? '')
  await screen.findByLabelText('新支付密码')
}

const isSet = async ({ market }: RenderedPage) => {
  const capital = await market.buyer.device.wallet.capital()
  return capital.ok && capital.value.hasPaymentPassword
}

it('a password typed twice is set upon a press, and the user is back where they came from (WAL-8, WAL-70)', async () => {
  const page = await openSetup({ cameFrom: ['/shop/shop-0001/order'] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('设置支付密码')
  expect(await findViolations()).toEqual([])
  await typeCode(page)
  expect(await findViolations()).toEqual([])
  await type(page, '新支付密码', '295174')
  expect(screen.queryByLabelText('再输一次新支付密码')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await type(page, '再输一次新支付密码', '295174')
  expect(await isSet(page)).toBe(false)
  await page.user.click(screen.getByRole('button', { name: '保存支付密码' }))
  await waitFor(() => expect(page.address()).toBe('/shop/shop-0001/order'))
  expect(await isSet(page)).toBe(true)
})

it('a named way back is taken, if it is one of our own (WAL-8)', async () => {
  const page = await openSetup({ state: { from: '/shop/shop-0002/order' } })
  await typeCode(page)
  await typeTwice(page, '295174')
  await waitFor(() => expect(page.address()).toBe('/shop/shop-0002/order'))
})

it('a run of digits and a slip are told in words (WAL-8)', async () => {
  const page = await openSetup()
  await typeCode(page)
  await type(page, '新支付密码', '654321')
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await screen.findByText('这个密码太容易猜到：不能是 6 个相同或连续的数字')
  await typeTwice(page, '295174', '295175')
  await screen.findByText('两次输入的不一样，请重新设置')
  expect((screen.getByLabelText('新支付密码') as HTMLInputElement).value).toBe('')
  expect(await isSet(page)).toBe(false)
})

it('a wrong code is told beside its boxes once it was tried', async () => {
  const page = await openSetup()
  const wrong = '000000'
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
  await solveCaptcha(page)
  await screen.findByText(/已发到/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await type(page, '短信验证码', wrong)
  await typeTwice(page, '295174')
  await screen.findByText('验证码不正确')
  const boxes = screen.getByLabelText('短信验证码') as HTMLInputElement
  expect(boxes.value).toBe(wrong)
  await page.user.clear(boxes)
  await type(page, '短信验证码', page.market.readCode(BUYER_MOBILE) ?? '')
  expect((screen.getByLabelText('新支付密码') as HTMLInputElement).value).toBe('295174')
})

it('a failed save says so and can be tried again', async () => {
  let isOffline = true
  const page = await openSetup({
    cameFrom: ['/user_center'],
    change: withPort('wallet', (ports) => ({
      setPaymentPassword: (request) =>
        isOffline
          ? Promise.resolve({ ok: false, failure: { kind: 'offline' } })
          : ports.wallet.setPaymentPassword(request),
    })),
  })
  await typeCode(page)
  await typeTwice(page, '295174')
  await screen.findByText('没有连上服务器，请检查网络后再试')
  isOffline = false
  await page.user.click(screen.getByRole('button', { name: '保存支付密码' }))
  await waitFor(() => expect(page.address()).toBe('/user_center'))
  expect(await isSet(page)).toBe(true)
})
