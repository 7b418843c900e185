// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aListableForm, aSellForm, valueOf } from '@diandu/core/testing'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

async function marketWithShop(isAccepted = true) {
  const market = openTestMarket()
  const { selling } = market.buyer.device
  const { id, revision } = valueOf(
    await selling.submit(await aListableForm(market, market.buyer), 'the-only-shop-of-this-test'),
  )
  if (isAccepted) valueOf(await market.reviewListing(id, revision, { kind: 'accept' }))
  return {
    market,
    selling,
    id,
    open: (path = `/user_center/shops/${id}`) => renderPage(path, { market, person: market.buyer }),
  }
}

it('a seller finds their shops by state, each with what comes next (SEL-16)', async () => {
  const { open } = await marketWithShop(false)
  const page = await open('/user_center/shops')
  await screen.findByText(/还没有在售的店铺/)
  await page.user.click(screen.getByRole('tab', { name: '审核' }))
  await screen.findByText('晴川女装旗舰店，老客稳定')
  expect(screen.getByText('审核员正在查看，一般一个工作日内有结果。')).toBeTruthy()
  expect(page.address()).toBe('/user_center/shops?group=review')
  expect(await findViolations()).toEqual([])
})

it('a price is changed on its page, and shown at once (SEL-10)', async () => {
  const { open, selling, id } = await marketWithShop()
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: '改价' }))
  const field = await screen.findByLabelText('新的标价（元）')
  fireEvent.input(field, { target: { value: '150000' } })
  await page.user.click(screen.getByRole('button', { name: '按这个价格出售' }))
  await waitFor(async () => expect(valueOf(await selling.find(id)).card.priceFen).toBe(15_000_000))
  await screen.findByText('修改价格')
  expect(await findViolations()).toEqual([])
})

it('a shop is paused and shown again, after one more look (SEL-12)', async () => {
  const { open, selling, id } = await marketWithShop()
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: '暂停展示' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '暂停展示' }))
  await screen.findByText('买家现在看不到，可随时恢复展示，不用再审核。')
  expect(valueOf(await selling.find(id)).stage).toBe('paused')
  expect(within(screen.getByTestId('shop-card-preview')).queryByText('暂不展示')).toBeNull()
})

it('what another phone changed meanwhile is told and shown, and not overwritten (SEL-13)', async () => {
  const { open, selling, id } = await marketWithShop()
  const page = await open()
  await screen.findByRole('button', { name: '下架' })
  valueOf(await selling.changePrice(id, valueOf(await selling.find(id)).revision, 15_000_000))
  await page.user.click(screen.getByRole('button', { name: '下架' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '下架' }))
  await waitFor(() => expect(screen.getByTestId('shop-card-preview').textContent).toContain('15'))
  expect(valueOf(await selling.find(id))).toMatchObject({ stage: 'on-sale', card: { priceFen: 15_000_000 } })
})

it('what a reviewer asks for is named, with the way to its step (SEL-7)', async () => {
  const { market, open, selling, id } = await marketWithShop(false)
  const { revision } = valueOf(await selling.find(id))
  valueOf(await market.reviewListing(id, revision, { kind: 'ask', field: 'price', words: '请说明价格' }))
  await open()
  await screen.findByText('审核员请补充：标价（元）')
  expect(screen.getByRole('link', { name: '补充并重新提交' }).getAttribute('href')).toBe(
    `/sellshop?shop=${id}&step=money`,
  )
})

it('an unknown shop, another person’s too, is not there (SEL-15)', async () => {
  const { market, id } = await marketWithShop()
  const page = await renderPage(`/user_center/shops/${id}`, { market, person: market.seller })
  await screen.findByText('没有找到这家店铺，可能不是您的。')
  page.unmount()
  await renderPage(`/sellshop?shop=${id}`, { market, person: market.seller })
  await screen.findByText('没有找到这家店铺')
})

it('a listing that cannot be accepted yet names what is missing, with the way there (SEL-38)', async () => {
  const market = openTestMarket()
  const { selling } = market.buyer.device
  const { id } = valueOf(await selling.submit(aSellForm(), 'nothing-beside-the-form'))
  await renderPage(`/user_center/shops/${id}`, { market, person: market.buyer })
  await screen.findByText('卖家还没有通过实名认证')
  expect(screen.getByRole('link', { name: '去实名认证' }).getAttribute('href')).toBe('/user_center/server/verify')
  expect(screen.getByRole('link', { name: '去加照片' }).getAttribute('href')).toBe(`/sellshop?shop=${id}&step=what`)
  expect(await findViolations()).toEqual([])
})

it('the last step of the form says what a reviewer would miss, before it is handed in (SEL-38)', async () => {
  const market = openTestMarket()
  await renderPage('/sellshop?step=contact', { market, person: market.buyer })
  await screen.findByText('卖家还没有通过实名认证')
  await screen.findByText('还没有店铺照片')
  expect(await findViolations()).toEqual([])
})
