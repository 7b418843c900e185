// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { createMemoryCheckoutDrafts, exampleShop, PAYMENT_PASSWORD } from '@diandu/core/testing'
import { fail } from '@diandu/core/kernel'
import { afterEach, expect, it } from 'vitest'
import type { Ports } from '../../../composition/ports.ts'
import { findViolations } from '../../../app/testing/find-violations.ts'
import { renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { CHECKOUT, openOrdersMarket, SHOP, type OrdersMarket } from '../testing/open-orders-market.ts'

afterEach(cleanup)

const PLENTY_FEN = 100_000_000

interface OpenCheckout extends RenderedPage {
  readonly market: OrdersMarket
}

async function openCheckout(market = openOrdersMarket({ payerFen: PLENTY_FEN }), visit: Parameters<typeof renderPage>[1] = {}, path = CHECKOUT): Promise<OpenCheckout> {
  const page = await renderPage(path, { market, person: market.payer, ...visit })
  return { ...page, market }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async ({ user }: RenderedPage, name: string | RegExp) => user.click(await button(name))
const currentStep = () => document.querySelector('[aria-current=step]')?.textContent
const stepIs = (name: string) => waitFor(() => expect(currentStep()).toBe(name))
const password = () => screen.findByLabelText<HTMLInputElement>('支付密码')

async function accept(page: RenderedPage): Promise<void> {
  await press(page, '下一步：读协议')
  await page.user.click(await screen.findByRole('checkbox'))
  await press(page, '同意并继续')
}

async function submit(page: RenderedPage): Promise<void> {
  await accept(page)
  await press(page, '提交订单')
}

async function typePassword(page: RenderedPage, digits = PAYMENT_PASSWORD): Promise<void> {
  await page.user.type(await password(), digits)
}

const orders = async ({ market }: OpenCheckout) => {
  const list = await market.payer.device.orders.list({}, null)
  return list.ok ? list.value.items : []
}

it('[WEB-70] in full: chosen, read, confirmed, paid, and the receipt takes the place of the checkout', async () => {
  const page = await openCheckout(undefined, { cameFrom: [`/shop/${SHOP.id}`] })
  await screen.findByRole('table', { name: '总费用明细' })
  await press(page, '下一步：读协议')
  await stepIs('读协议')
  expect(screen.getByText(/下单后 24 小时内一次付清 ¥110,000\.00/)).toBeTruthy()
  await page.user.click(screen.getByRole('checkbox'))
  await press(page, '同意并继续')
  await stepIs('确认')
  const lines = screen.getByText('现在要付').parentElement
  expect(lines?.textContent).toBe('现在要付¥110,000.00')
  await press(page, '提交订单')
  await stepIs('付款')
  await typePassword(page)
  await press(page, '支付 ¥110,000.00')
  await waitFor(() => expect(page.address()).toBe('/paysuccess?order=order-1'))
  expect((await orders(page))[0]).toMatchObject({ status: 4, paidFen: 11_000_000 })
  await page.goBack()
  expect(page.address()).toBe(`/shop/${SHOP.id}`)
})

it('[WEB-70] with a deposit: another plan is another agreement and another sum', async () => {
  const page = await openCheckout()
  await page.user.click(await screen.findByRole('radio', { name: '先付 20% 定金' }))
  await press(page, '下一步：读协议')
  expect(await screen.findByText(/下单后 24 小时内付定金 ¥20,000\.00/)).toBeTruthy()
  await page.user.click(screen.getByRole('checkbox'))
  await press(page, '同意并继续')
  await press(page, '提交订单')
  expect(await screen.findByText('应付定金')).toBeTruthy()
  await typePassword(page)
  await press(page, '支付 ¥20,000.00')
  await waitFor(() => expect(page.address()).toBe('/paysuccess?order=order-1'))
  expect((await orders(page))[0]).toMatchObject({ status: 3, paidFen: 2_000_000 })
})

it('[WEB-70] the balance of a deposit order is settled by the same page', async () => {
  const market = openOrdersMarket({ payerFen: PLENTY_FEN })
  await market.pay(await market.place('deposit'))
  const page = await openCheckout(market, {}, `${CHECKOUT}?pay=order-1`)
  expect(await screen.findByText('应付尾款（含服务费）')).toBeTruthy()
  await typePassword(page)
  await press(page, '支付 ¥90,000.00')
  await waitFor(() => expect(page.address()).toBe('/paysuccess?order=order-1'))
})

it('[WEB-71] the agreement is accepted only by who ticks that it was read', async () => {
  const page = await openCheckout()
  await press(page, '下一步：读协议')
  const mayAccept = () => !screen.getByRole<HTMLButtonElement>('button', { name: '同意并继续' }).disabled
  await screen.findByText('勾选上面一行后可以继续')
  expect(mayAccept()).toBe(false)
  await page.user.click(screen.getByRole('checkbox'))
  expect(mayAccept()).toBe(true)
  await page.user.click(screen.getByRole('checkbox'))
  expect(mayAccept()).toBe(false)
})

it.each(['zh-CN', 'en'] as const)('[WEB-6] every step of the checkout has one heading and no violation in %s', async (locale) => {
  const words = locale === 'en'
    ? { read: 'Next: the agreement', accept: 'Accept and go on', submit: 'Place the order', steps: ['Payment', 'Agreement', 'Review', 'Pay'] }
    : { read: '下一步：读协议', accept: '同意并继续', submit: '提交订单', steps: ['付款方式', '读协议', '确认', '付款'] }
  const page = await openCheckout(undefined, { locale })
  const looksRight = async (step: string | undefined) => {
    await waitFor(() => expect(currentStep()).toBe(step))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(await findViolations()).toEqual([])
    if (locale === 'en') expect(document.body.textContent?.replace(SHOP.title, '')).not.toMatch(/(?![天淘京拼抖快微小红])\p{Script=Han}{2,}/u)
  }
  await screen.findByRole('table')
  await looksRight(words.steps[0])
  await press(page, words.read)
  await looksRight(words.steps[1])
  await page.user.click(screen.getByRole('checkbox'))
  await press(page, words.accept)
  await looksRight(words.steps[2])
  await press(page, words.submit)
  await screen.findByLabelText(locale === 'en' ? 'Payment password' : '支付密码')
  await looksRight(words.steps[3])
})

it('[WEB-72] Back leads from step to step', async () => {
  const page = await openCheckout(undefined, { cameFrom: [`/shop/${SHOP.id}`] })
  await accept(page)
  await press(page, '返回')
  await stepIs('读协议')
  await press(page, '返回')
  await stepIs('付款方式')
  await press(page, '返回')
  await waitFor(() => expect(page.address()).toBe(`/shop/${SHOP.id}`))
})

it('[WEB-73] a wrong payment password is told beside its field, which is empty again and has the focus', async () => {
  const page = await openCheckout()
  await submit(page)
  await typePassword(page, '000000')
  await press(page, '支付 ¥110,000.00')
  expect(await screen.findByText('支付密码不正确，还可尝试 4 次')).toBeTruthy()
  const field = await password()
  await waitFor(() => expect(field.value).toBe(''))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(currentStep()).toBe('付款')
  expect(await findViolations()).toEqual([])
  await typePassword(page)
  await press(page, '支付 ¥110,000.00')
  await waitFor(() => expect(page.address()).toBe('/paysuccess?order=order-1'))
})

it('[WEB-73] a password of fewer than six digits cannot be sent', async () => {
  const page = await openCheckout()
  await submit(page)
  await typePassword(page, '13579')
  expect(((await button('支付 ¥110,000.00')) as HTMLButtonElement).disabled).toBe(true)
})

it('[WEB-75] a balance that is too small is told before the password is asked for, with what to do', async () => {
  const page = await openCheckout(openOrdersMarket({ payerFen: 1_000_000 }))
  await submit(page)
  expect(await screen.findByText('余额还差 ¥100,000.00')).toBeTruthy()
  const missing = /¥([\d,.]+)/.exec(screen.getByText(/^余额还差/).textContent)?.[1]?.replaceAll(',', '') ?? ''
  expect(Number(missing)).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: '去充值' }).getAttribute('href')).toBe(`/user_center/server/recharge?amount=${missing}`)
  expect(screen.queryByLabelText('支付密码')).toBeNull()
  expect(((await button('支付 ¥110,000.00')) as HTMLButtonElement).disabled).toBe(true)
  expect(screen.getByRole('link', { name: '先不付，看订单' }).getAttribute('href')).toBe('/user_center/order_detail/order-1')
})

it('[WEB-75] without a payment password the way to set one is shown', async () => {
  const market = openOrdersMarket()
  market.credit(market.buyer.userId, PLENTY_FEN)
  const page = await openCheckout(market, { person: market.buyer })
  await submit(page)
  expect((await screen.findByRole('link', { name: '去设置支付密码' })).getAttribute('href')).toBe('/user_center/change_pay')
  expect(screen.queryByLabelText('支付密码')).toBeNull()
})

it('[WEB-75] a wallet that cannot be read says so and can be asked again', async () => {
  let failures = 1
  const page = await openCheckout(undefined, {
    change: (ports) => ({
      ...ports,
      wallet: {
        ...ports.wallet,
        capital: async (signal) => (failures-- > 0 ? fail({ kind: 'http', status: 400 }) : ports.wallet.capital(signal)),
      },
    }),
  })
  await submit(page)
  expect(await screen.findByText('服务器出了点问题')).toBeTruthy()
  await press(page, '再试一次')
  expect(await password()).toBeTruthy()
})

it('[WEB-76] a shop that somebody else bought meanwhile ends the checkout, says that nothing was charged, and offers the like', async () => {
  const market = openOrdersMarket({ payerFen: PLENTY_FEN })
  const page = await openCheckout(market)
  await submit(page)
  await typePassword(page)
  await market.pay(await market.place('full', market.rival), market.rival)
  await press(page, '支付 ¥110,000.00')
  expect(await screen.findByText(/刚刚被别人买走了。您没有被扣款/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '看看相似的店铺' }).getAttribute('href')).toBe(`/lists?platform=${SHOP.platform}`)
  expect(await findViolations()).toEqual([])
})

it('[WEB-77] a price that changed meanwhile leads back to the choice, with both prices said', async () => {
  const market = openOrdersMarket({ payerFen: PLENTY_FEN })
  const page = await openCheckout(market)
  await accept(page)
  market.reprice(12_000_000)
  await press(page, '提交订单')
  expect(await screen.findByText('卖家刚把价格从 ¥100,000.00 改成 ¥120,000.00，请按新价格重新确认。')).toBeTruthy()
  await stepIs('付款方式')
  await submit(page)
  await typePassword(page)
  await press(page, '支付 ¥132,000.00')
  await waitFor(() => expect(page.address()).toMatch(/^\/paysuccess/))
})

const placing = (place: (ports: Ports) => Ports['orders']['place']) => (ports: Ports): Ports => ({ ...ports, orders: { ...ports.orders, place: place(ports) } })

it('[WEB-78] without a network the step stays as it was, and says that another try may help', async () => {
  let failures = 1
  const page = await openCheckout(undefined, {
    change: placing((ports) => async (draft, key) => (failures-- > 0 ? fail({ kind: 'offline' }) : ports.orders.place(draft, key))),
  })
  await submit(page)
  const notice = await screen.findByText('网络没有连上，请检查后再试')
  expect(notice.closest('[role=status]')?.textContent).toContain('您填写的内容都还在，请再试一次。')
  await stepIs('确认')
  await press(page, '提交订单')
  await stepIs('付款')
  expect(await orders(page)).toHaveLength(1)
})

it('[WEB-78] a refusal is told in its own words, without the advice to try again', async () => {
  const market = openOrdersMarket()
  const page = await openCheckout(market, { person: market.seller })
  await submit(page)
  const notice = (await screen.findByText('不能购买自己的店铺')).closest('[role=status]')
  expect(notice?.textContent).not.toContain('再试')
  await stepIs('确认')
})

it('[WEB-79] after a lapsed login the checkout goes on where it stopped', async () => {
  const market = openOrdersMarket({ payerFen: PLENTY_FEN })
  const checkoutDrafts = createMemoryCheckoutDrafts()
  const change = (ports: Ports): Ports => ({ ...ports, checkoutDrafts })
  const page = await openCheckout(market, { change })
  await page.user.click(await screen.findByRole('radio', { name: '先付 20% 定金' }))
  await accept(page)
  const token = market.payer.device.session.readToken()
  const userInfo = market.payer.device.session.readUser()
  market.payer.device.session.clear()
  await press(page, '提交订单')
  await waitFor(() => expect(page.heard).toContainEqual({ kind: 'login-required' }))
  page.unmount()
  if (token === undefined || userInfo === undefined) throw new Error('Nobody was logged in')
  market.payer.device.session.write({ token, userInfo })
  const again = await openCheckout(market, { change })
  await stepIs('确认')
  await press(again, '提交订单')
  expect(await screen.findByText('应付定金')).toBeTruthy()
  expect(await orders(again)).toHaveLength(1)
  expect(checkoutDrafts.storedText()).not.toContain(PAYMENT_PASSWORD)
})

it('[WEB-79] a stranger logs in before ordering, and the checkout is the way back', async () => {
  const page = await renderPage(CHECKOUT, { market: openOrdersMarket() })
  await waitFor(() => expect(page.address()).toBe('/login'))
  expect(page.ports.returnPath.take()).toBe(CHECKOUT)
})

it('[WEB-59] the checkout of a shop that is not there says so', async () => {
  const market = openOrdersMarket()
  await renderPage('/shop/shop-9999/order', { market, person: market.payer })
  expect((await screen.findByRole('alert')).textContent).toContain('没有找到')
  expect(within(screen.getByRole('main')).getByRole('link', { name: '回首页' })).toBeTruthy()
})

it('[WEB-60] a company’s shop is sold with its company, and the agreement says so', async () => {
  const market = openOrdersMarket()
  market.shelve(market.seller.userId, exampleShop(1, { kind: 'enterprise' }))
  const page = await openCheckout(market)
  await press(page, '下一步：读协议')
  expect(await screen.findByRole('heading', { level: 3, name: '企业店怎么转' })).toBeTruthy()
})
