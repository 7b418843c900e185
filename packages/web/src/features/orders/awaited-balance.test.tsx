// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { DAY_MS } from '@diandu/core/kernel'
import { SMALL_PNG, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { pictureFile, readingPictures } from '../../app/testing/choose-picture.ts'
import { findViolations, renderPage } from '../../app/testing/render-page.tsx'
import { LOCALES } from '../../messages/messages.ts'
import { deadlineView } from './deadline-view.ts'
import { anOrderAt } from './testing/an-order-at.ts'
import { openOrdersMarket } from './testing/open-orders-market.ts'

/** A deposit is paid; balance and fee are 90 000 yuan. */
async function deposited() {
  const market = openOrdersMarket({ payerFen: 20_000_00 })
  const order = await market.pay(await market.place('deposit'))
  const at = {
    detail: `/user_center/order_detail/${order.id}`,
    pay: `/shop/${order.shop.id}/order?pay=${order.id}`,
    transfer: `/user_center/server/recharge?order=${order.id}`,
  }
  return { market, order, at }
}

it('a balance can be paid by transfer from its order: the sum stands there, a receipt is asked for, and what was submitted is told at once (WAL-55)', async () => {
  const { market, order, at } = await deposited()
  const checkout = await renderPage(at.pay, { market, person: market.payer })
  const ways = await screen.findByRole('region', { name: '其他付款方式' })
  expect(
    within(ways)
      .getByRole('link', { name: /^对公转账/ })
      .getAttribute('href'),
  ).toBe(at.transfer)
  checkout.unmount()
  const page = await renderPage(at.transfer, { market, person: market.payer, change: readingPictures })
  const form = await screen.findByRole('form', { name: '用转账付这笔订单' })
  expect(form.textContent).toContain('90,000.00')
  within(form).getByText('在尾款期限前提交凭证，核对期间就不算逾期。')
  within(form).getByRole('region', { name: '平台收款账户' })
  await page.user.click(screen.getByRole('button', { name: '提交汇款凭证' }))
  await screen.findByText('请上传汇款凭证')
  expect(await findViolations()).toEqual([])
  await page.user.upload(screen.getByLabelText<HTMLInputElement>(/^汇款凭证/), pictureFile())
  await screen.findByRole('img', { name: '汇款凭证已上传' })
  await page.user.click(screen.getByRole('button', { name: '提交汇款凭证' }))
  await waitFor(() => expect(page.address()).toMatch(/recharge\?request=/))
  await screen.findByText(/到账后自动付清订单/)
  page.unmount()
  expect(valueOf(await market.payer.device.orders.find(order.id)).awaitedBalance).toBe('transfer')
  await renderPage(at.transfer, { market, person: market.payer })
  await screen.findByText(/核对期间不算逾期，定金不会付给卖家/)
  expect(screen.queryByRole('button', { name: '提交汇款凭证' })).toBeNull()
})

it('while it is reviewed both parties read that the buyer is not late, after the deadline too, and the buyer is asked to pay nothing (WAL-55)', async () => {
  const { market, order, at } = await deposited()
  const receipt = valueOf(await market.payer.device.uploads.picture(SMALL_PNG)).id
  valueOf(
    await market.payer.device.recharges.payOrder(
      { channel: 'transfer', orderId: order.id, part: 'balance', amountFen: 90_000_00, receipt },
      'a-transfer-key',
    ),
  )
  const checkout = await renderPage(at.pay, { market, person: market.payer })
  await screen.findByText(/定金不会付给卖家/)
  expect([
    screen.queryByRole('region', { name: '其他付款方式' }),
    screen.queryByLabelText('支付密码'),
    screen.getByRole<HTMLButtonElement>('button', { name: /^支付/ }).disabled,
  ]).toEqual([null, null, true])
  checkout.unmount()
  market.clock.advance(20 * DAY_MS)
  for (const person of [market.payer, market.seller]) {
    await renderPage(at.detail, { market, person })
    expect(await screen.findAllByText('店渡处理中 · 核对汇款')).not.toHaveLength(0)
    screen.getByText(person === market.payer ? /定金不会付给卖家/ : /买家在期限内提交了尾款的汇款凭证/)
    expect([screen.queryByRole('link', { name: /支付/ }), screen.queryByText(/定金付给卖家$/)]).toEqual([null, null])
    expect(await findViolations()).toEqual([])
    cleanup()
  }
})

it('for an order with nothing to pay, and for its seller, there is no transfer, and a way back (WAL-55)', async () => {
  const { market, at } = await deposited()
  await renderPage(at.transfer, { market, person: market.seller })
  await screen.findByText('这笔订单现在不用用转账付款')
  expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe(at.detail)
})

it.each(LOCALES)('the way of the money is told in %s, with no day that could frighten a party (WAL-55)', (locale) => {
  for (const awaitedBalance of ['transfer', 'cashier'] as const) {
    for (const role of ['buyer', 'seller'] as const) {
      const view = deadlineView(
        anOrderAt('deposit-paid', { awaitedBalance, role }),
        anOrderAt('deposit-paid').placedAt + 20 * DAY_MS,
        locale,
      )
      expect(view).toMatchObject({ isMine: false, byWhen: undefined, timeLeft: undefined, otherwise: undefined })
      expect(view?.noDay?.length).toBeGreaterThan(20)
    }
  }
})
