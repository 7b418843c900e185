// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { valueOf } from '@diandu/core/testing'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openOrdersMarket } from '../testing/open-orders-market.ts'

async function reserved() {
  const market = openOrdersMarket({ payerFen: 50_000_000 })
  const order = await market.pay(await market.place('deposit'))
  const path = `/user_center/viewing/${order.id}`
  const openIt = async () =>
    valueOf(
      await market.seller.device.viewings.open(
        order.id,
        { access: '子账号 viewer', checks: ['orders', 'funds'] },
        'key-to-open',
      ),
    )
  const viewing = async () => valueOf(await market.payer.device.viewings.ofOrder(order.id))
  return { market, order, path, openIt, viewing }
}

it('a seller opens the shop with how to get in and what to look at, and what is missing is told at its field (ORD-81)', async () => {
  const { market, order, path, viewing } = await reserved()
  const page = await renderPage(path, { market, person: market.seller })
  await screen.findByRole('textbox', { name: '怎样进入' })
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '开放看店' }))
  await screen.findByText('请写明怎样进入')
  fireEvent.input(screen.getByRole('textbox', { name: '怎样进入' }), { target: { value: '今晚八点共享屏幕' } })
  await page.user.click(screen.getByRole('checkbox', { name: '资质文件与商标' }))
  await page.user.click(screen.getByRole('button', { name: '开放看店' }))
  await waitFor(() => expect(page.address()).toBe(`/user_center/order_detail/${order.id}`))
  const opened = await viewing()
  expect(opened).toMatchObject({ access: '今晚八点共享屏幕', outcome: null })
  expect(opened?.checks).not.toContain('papers')
})

it('a buyer reads how to get in, and records once that it is as described (ORD-82)', async () => {
  const { market, order, path, openIt, viewing } = await reserved()
  await openIt()
  const page = await renderPage(path, { market, person: market.payer })
  await screen.findByText('子账号 viewer')
  await page.user.click(screen.getByRole('button', { name: '记录看店结果' }))
  await screen.findByText('请选择看到的结果')
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('checkbox', { name: '后台订单与成交额' }))
  await page.user.click(screen.getByRole('radio', { name: /^与描述相符/ }))
  await page.user.click(screen.getByRole('button', { name: '记录：与描述相符' }))
  await waitFor(() => expect(page.address()).toBe(`/user_center/order_detail/${order.id}`))
  expect(await viewing()).toMatchObject({ outcome: 'as-described', seen: ['orders'] })
  cleanup()
  await renderPage(path, { market, person: market.payer })
  await screen.findByText('看店结果已经记录，写在订单里，不能再改')
})

it('a mismatch has its reason, and the order goes under review, in English (ORD-82)', async () => {
  const { market, order, path, openIt } = await reserved()
  await openIt()
  const page = await renderPage(path, { market, person: market.payer, locale: 'en' })
  await page.user.click(await screen.findByRole('radio', { name: /^Not as described/ }))
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'Report and request refund' }))
  await screen.findByText('Select a reason')
  await page.user.click(screen.getByRole('radio', { name: 'Violations weren’t disclosed' }))
  await page.user.click(screen.getByRole('button', { name: 'Report and request refund' }))
  await waitFor(() => expect(page.address()).toBe(`/user_center/order_detail/${order.id}`))
  expect(valueOf(await market.payer.device.orders.find(order.id)).status).toBe('refund-under-review')
})

it('the order’s page says where the viewing stands and leads on, for both, and tells it in the timeline (ORD-81, ORD-82)', async () => {
  const { market, order, openIt } = await reserved()
  const home = `/user_center/order_detail/${order.id}`
  await renderPage(home, { market, person: market.seller })
  await screen.findByText('买家付了款，等您开放看店。')
  expect(screen.getByRole('link', { name: '把店铺开放给买家看' }).getAttribute('href')).toBe(
    `/user_center/viewing/${order.id}`,
  )
  cleanup()
  await openIt()
  await renderPage(home, { market, person: market.payer })
  await screen.findByText('卖家已开放看店，看过后请记录结果。')
  await screen.findByText(/卖家已于 .* 开放看店/)
  screen.getByRole('link', { name: '看这笔交易的合同' })
  expect(await findViolations()).toEqual([])
})
