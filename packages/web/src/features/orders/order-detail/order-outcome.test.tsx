// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { PAYMENT_PASSWORD } from '@diandu/core/testing'
import { fail } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { boughtMarket, signedMarket, pathOf, asBuyer, asSeller, press } from '../testing/handed-over.ts'

it.each(['zh-CN', 'en'] as const)('after the end both read where the money went, in %s (ORD-59)', async (locale) => {
  const market = await boughtMarket()
  expect(
    await market.payer.device.fulfilment.giveUp(
      { orderId: market.order.id, paymentPassword: PAYMENT_PASSWORD },
      'key-number-1',
    ),
  ).toMatchObject({ ok: true })
  await asBuyer(market, locale)
  const isEnglish = locale === 'en'
  expect(
    (await screen.findByText(isEnglish ? 'Refunded to your balance' : '退回您的可用余额')).closest('dl > div')
      ?.textContent,
  ).toContain('¥80,000.00')
  expect(
    screen.getByText(isEnglish ? 'Your damages, paid to the seller' : '您的违约金，付给卖家').closest('dl > div')
      ?.textContent,
  ).toContain('¥30,000.00')
  expect(await findViolations()).toEqual([])
  cleanup()
  await asSeller(market, locale)
  expect(
    (await screen.findByText(isEnglish ? 'The buyer’s damages, paid to you' : '买家的违约金，付给您')).closest(
      'dl > div',
    )?.textContent,
  ).toContain('¥30,000.00')
})

it('a seller who failed reads what they owe, and the buyer what they are owed (ORD-59)', async () => {
  const market = await signedMarket()
  market.transition(market.order.id, 'seller.failed', 'seller')
  await asSeller(market)
  expect((await screen.findByText('您还欠买家')).closest('dl > div')?.textContent).toContain('¥30,000.00')
  expect(screen.getByText(/从您以后卖店的货款里先扣/)).toBeTruthy()
  cleanup()
  await asBuyer(market)
  expect((await screen.findByText('退回您的可用余额')).closest('dl > div')?.textContent).toContain('¥110,000.00')
  expect(screen.getByText('卖家还欠您')).toBeTruthy()
})

it('where the money went can be asked for again when it did not come (ORD-59)', async () => {
  const market = await boughtMarket()
  market.transition(market.order.id, 'buyer.gave-up', 'buyer')
  let isLost = true
  const page = await renderPage(pathOf(market), {
    market,
    person: market.payer,
    change: withPort('fulfilment', (ports) => ({
      outcome: async (...requested) => (isLost ? fail({ kind: 'offline' }) : ports.fulfilment.outcome(...requested)),
    })),
  })
  await screen.findByText('款项去向没有加载出来')
  isLost = false
  await press(page, '再试一次')
  expect(await screen.findByText('您放弃了购买。')).toBeTruthy()
})
