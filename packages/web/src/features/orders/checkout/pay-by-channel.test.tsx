// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { CHECKOUT, openOrdersMarket } from '../testing/open-orders-market.ts'

it('what the wallet lacks is paid at a cashier, and the order is paid when the money is there (WOR-30, WAL-80, WAL-82)', async () => {
  const market = openOrdersMarket({ payerFen: 0 })
  const page = await renderPage(CHECKOUT, { market, person: market.payer })
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
  const order = async () => {
    const list = await market.payer.device.orders.list({}, null)
    return list.ok ? list.value.items[0] : undefined
  }
  await press('下一步：读协议')
  await page.user.click(await screen.findByRole('checkbox'))
  await press('同意并继续')
  await press('提交订单')
  const ways = await screen.findByRole('region', { name: '其他付款方式' })
  const alipay = within(ways).getByRole<HTMLButtonElement>('button', { name: /^支付宝/ })
  expect(alipay.disabled).toBe(true)
  expect(within(ways).getAllByText('单笔最多 ¥50,000.00，请换一种方式')).toHaveLength(3)
  await page.user.click(within(ways).getByRole('button', { name: /^网上银行/ }))
  await waitFor(() => expect(page.address()).toMatch(/recharge\?request=/))
  const id = page.address().split('request=')[1] ?? ''
  expect(await order()).toMatchObject({ status: 'awaiting-payment', paidFen: 0 })
  market.chargeNews(id, { kind: 'paid', amountFen: 110_000_00 })
  expect(await order()).toMatchObject({ status: 'paid', paidFen: 110_000_00 })
})
