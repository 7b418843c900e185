// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { CHECKOUT, openOrdersMarket, SHOP } from '../testing/open-orders-market.ts'
import {
  PLENTY_FEN,
  openCheckout,
  press,
  currentStep,
  stepIs,
  accept,
  typePassword,
  orders,
} from '../testing/open-checkout.ts'

it('a full payment is chosen, read, confirmed and paid, and the receipt takes the place of the checkout (CHK-1)', async () => {
  const page = await openCheckout(undefined, { cameFrom: [`/shop/${SHOP.id}`] })
  await screen.findByRole('table', { name: '总费用明细' })
  await press(page, '下一步：读协议')
  await stepIs('读协议')
  expect(screen.getByText(/下单后 24 小时内一次付清 ¥110,000\.00/)).toBeTruthy()
  await page.user.click(screen.getByRole('checkbox'))
  await press(page, '同意并继续')
  await stepIs('确认')
  const lines = screen.getByText('现在付', { selector: 'dt' }).parentElement
  expect(lines?.textContent).toBe('现在付¥110,000.00')
  await press(page, '提交订单')
  await stepIs('付款')
  await typePassword(page)
  await press(page, '支付 ¥110,000.00')
  await waitFor(() => expect(page.address()).toBe('/paysuccess?order=order-1'))
  expect((await orders(page))[0]).toMatchObject({ status: 'paid', paidFen: 11_000_000 })
  await page.goBack()
  expect(page.address()).toBe(`/shop/${SHOP.id}`)
})

it('a deposit is another plan with another agreement and another sum (CHK-1)', async () => {
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
  expect((await orders(page))[0]).toMatchObject({ status: 'deposit-paid', paidFen: 2_000_000 })
})

it('the balance of a deposit order is settled by the same page (CHK-1)', async () => {
  const market = openOrdersMarket({ payerFen: PLENTY_FEN })
  await market.pay(await market.place('deposit'))
  const page = await openCheckout(market, {}, `${CHECKOUT}?pay=order-1`)
  expect(await screen.findByText('应付尾款（含服务费）')).toBeTruthy()
  await typePassword(page)
  await press(page, '支付 ¥90,000.00')
  await waitFor(() => expect(page.address()).toBe('/paysuccess?order=order-1'))
})

it('the agreement is accepted only by a buyer who ticks that it was read (CTR-22)', async () => {
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

it.each(['zh-CN', 'en'] as const)(
  'every step of the checkout has one heading and no violation in %s (WEB-6)',
  async (locale) => {
    const messages =
      locale === 'en'
        ? {
            read: 'Next: read the agreement',
            accept: 'Agree and continue',
            submit: 'Place order',
            steps: ['Payment plan', 'Agreement', 'Review', 'Pay'],
          }
        : {
            read: '下一步：读协议',
            accept: '同意并继续',
            submit: '提交订单',
            steps: ['付款方式', '读协议', '确认', '付款'],
          }
    const page = await openCheckout(undefined, { locale })
    const looksRight = async (step: string | undefined) => {
      await waitFor(() => expect(currentStep()).toBe(step))
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(await findViolations()).toEqual([])
      if (locale === 'en')
        expect(document.body.textContent?.replace(SHOP.title, '')).not.toMatch(
          /(?![天淘京拼抖快微小红])\p{Script=Han}{2,}/u,
        )
    }
    await screen.findByRole('table')
    await looksRight(messages.steps[0])
    await press(page, messages.read)
    await looksRight(messages.steps[1])
    await page.user.click(screen.getByRole('checkbox'))
    await press(page, messages.accept)
    await looksRight(messages.steps[2])
    await press(page, messages.submit)
    await screen.findByLabelText(locale === 'en' ? 'Payment password' : '支付密码')
    await looksRight(messages.steps[3])
  },
)

it('Back leads from step to step (CHK-1)', async () => {
  const page = await openCheckout(undefined, { cameFrom: [`/shop/${SHOP.id}`] })
  await accept(page)
  await press(page, '返回')
  await stepIs('读协议')
  await press(page, '返回')
  await stepIs('付款方式')
  await press(page, '返回')
  await waitFor(() => expect(page.address()).toBe(`/shop/${SHOP.id}`))
})

it('a visitor logs in before ordering, and the checkout is the way back (CHK-4)', async () => {
  const page = await renderPage(CHECKOUT, { market: openOrdersMarket() })
  await waitFor(() => expect(page.address()).toBe('/login'))
  expect(page.ports.returnPath.take()).toBe(CHECKOUT)
})

it('the checkout of a shop that is not there says so (CAT-16)', async () => {
  const market = openOrdersMarket()
  await renderPage('/shop/shop-9999/order', { market, person: market.payer })
  expect((await screen.findByRole('alert')).textContent).toContain('没有找到')
  expect(within(screen.getByRole('main')).getByRole('link', { name: '回首页' })).toBeTruthy()
})

it('a company’s shop is sold with its company, and the agreement says so (ORD-44)', async () => {
  const market = openOrdersMarket()
  market.shelve(market.seller.userId, exampleShop(1, { kind: 'enterprise' }))
  const page = await openCheckout(market)
  await press(page, '下一步：读协议')
  expect(await screen.findByRole('heading', { level: 3, name: '企业店怎么转' })).toBeTruthy()
})
