// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCardNumber } from '@diandu/core/testing'
import { findViolations, renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const CARDS = '/user_center/server/my_crad'
const ADD = '/user_center/server/add_bank'
const NUMBER = aCardNumber()

async function open(path: string, visit: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> {
  const market = openTestMarket()
  return renderPage(path, { market, person: market.buyer, ...visit })
}
const stored = async ({ market }: RenderedPage) => {
  const cards = await market.buyer.device.bankCards.list()
  return cards.ok ? cards.value : []
}

it('without a card the next step is to add one (BNK-3)', async () => {
  await open(CARDS)
  const link = await screen.findByRole('link', { name: '添加银行卡' })
  expect(link.getAttribute('href')).toBe(ADD)
  expect(await findViolations()).toEqual([])
})

it('a card is typed, its bank recognised, and it is there (WAC-19)', async () => {
  const page = await open(ADD, { cameFrom: [CARDS] })
  await page.user.type(screen.getByLabelText('银行卡号'), NUMBER)
  await screen.findByText('已识别为招商银行')
  expect((screen.getByLabelText('开户银行') as HTMLSelectElement).value).toBe('CMB')
  await page.user.type(screen.getByLabelText('持卡人姓名'), '林小满')
  expect(await findViolations()).toEqual([])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(NUMBER)
  await page.user.click(screen.getByRole('button', { name: '添加' }))
  await waitFor(() => expect(page.address()).toBe(CARDS))
  expect(await stored(page)).toMatchObject([{ bank: 'CMB', holder: '林小满' }])
})

it('a user who has shown who they are adds cards of their own, and writes no name (ACC-46, ACC-47)', async () => {
  const market = openTestMarket()
  market.identify(market.buyer.userId, { name: '林小满', residentId: '11010519491231002X' })
  const page = await open(ADD, { market, person: market.buyer, cameFrom: [CARDS] })
  await screen.findByText('林**（已实名，只能绑本人的卡）')
  expect(screen.queryByLabelText('持卡人姓名')).toBeNull()
  expect(await findViolations()).toEqual([])
  await page.user.type(screen.getByLabelText('银行卡号'), NUMBER)
  await page.user.click(screen.getByRole('button', { name: '添加' }))
  await waitFor(() => expect(page.address()).toBe(CARDS))
  expect(await stored(page)).toMatchObject([{ holder: '林小满' }])
  cleanup()
  await open(CARDS, { market, person: market.buyer })
  await screen.findByText('已实名：林**（110*************2X），用于签合同、绑卡，不用再认证')
})

it('what is wrong is told at its field, and a refusal of the platform too (BNK-2)', async () => {
  const page = await open(ADD)
  await page.user.type(screen.getByLabelText('银行卡号'), '6225880123456780')
  await page.user.click(screen.getByRole('button', { name: '添加' }))
  for (const messages of ['银行卡号不正确，请核对', '请填写持卡人姓名']) await screen.findByText(messages)
  expect(await stored(page)).toEqual([])
  await page.market.buyer.device.bankCards.add({ bank: 'CMB', holder: '吴大川', number: aCardNumber(2) })
  await page.user.clear(screen.getByLabelText('银行卡号'))
  await page.user.type(screen.getByLabelText('银行卡号'), NUMBER)
  await page.user.type(screen.getByLabelText('持卡人姓名'), '林小满')
  await page.user.click(screen.getByRole('button', { name: '添加' }))
  await screen.findByText('持卡人须为您本人')
  expect((screen.getByLabelText('银行卡号') as HTMLInputElement).value).toBe(NUMBER)
})

it('cards show the end of their number, and go after a question (BNK-3)', async () => {
  const market = openTestMarket()
  await market.buyer.device.bankCards.add({ bank: 'ICBC', holder: '林小满', number: NUMBER })
  const page = await renderPage(CARDS, { market, person: market.buyer })
  await screen.findByText('中国工商银行')
  screen.getByText(`**** **** **** ${NUMBER.slice(-4)}`)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: `删除 ${NUMBER.slice(-4)}` }))
  const dialog = await screen.findByRole('alertdialog')
  await page.user.click(within(dialog).getByRole('button', { name: '删除' }))
  await screen.findByText('还没有银行卡，添加后就能提现')
  expect(await stored(page)).toEqual([])
})

it('the pages of bank cards speak English too, and offend no rule of axe (WEB-6)', async () => {
  await open(ADD, { locale: 'en' })
  screen.getByLabelText('Card number')
  expect(await findViolations()).toEqual([])
})
