// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AddressDraft, Addresses } from '@diandu/core/account'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'

const PATH = '/user_center/address'
const draft = (receiver: string): AddressDraft => ({
  receiver,
  mobile: '13800000009',
  region: { provinceCode: '110000', cityCode: '110100', districtCode: '110105' },
  detail: '<b>建国路</b> 88 号 🏠',
  postcode: '',
  isDefault: false,
})

async function openList(
  receivers: readonly string[],
  change: (addresses: Addresses) => Partial<Addresses> = () => ({}),
) {
  const market = openTestMarket()
  for (const receiver of receivers) await market.buyer.device.addresses.add(draft(receiver))
  const page = await renderPage(PATH, {
    market,
    person: market.buyer,
    change: withPort('addresses', (ports) => ({ ...change(ports.addresses) })),
  })
  const stored = async () => {
    const list = await market.buyer.device.addresses.list()
    return list.ok ? list.value.map(({ receiver, isDefault }) => `${receiver}${isDefault ? ' *' : ''}`) : []
  }
  return { ...page, stored }
}

const rows = () =>
  within(screen.getByRole('list', { name: '收货地址' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')

it('an empty list leads to the form', async () => {
  await openList([])
  await screen.findByText(/还没有收货地址/)
  expect(screen.getByRole('link', { name: '添加收货地址' }).getAttribute('href')).toBe('/user_center/edit_address')
  expect(await findViolations()).toEqual([])
})

it('an address that is taken out keeps its place and is put back as it was', async () => {
  const page = await openList(['周先生', '林小满'])
  await page.user.click(await screen.findByRole('button', { name: /^删除\s*周先生$/ }))
  await screen.findByText('已删除 周先生 的地址')
  expect(rows()[0]).toContain('已删除 周先生')
  expect(rows()[1]).toContain('林小满')
  expect(await page.stored()).toEqual(['林小满 *'])
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '撤销' }))
  await waitFor(async () => expect(await page.stored()).toEqual(['林小满', '周先生 *']))
  await screen.findByRole('button', { name: /^删除\s*周先生$/ })
})

it('an address that could not be removed is still there, and the page says so', async () => {
  const page = await openList(['周先生'], () => ({ remove: async () => ({ ok: false, failure: { kind: 'offline' } }) }))
  await page.user.click(await screen.findByRole('button', { name: /^删除\s*周先生$/ }))
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('没有删除成功，地址还在'))
  expect(rows()[0]).toContain('周先生13800000009')
  expect(page.received).toEqual([{ kind: 'offline' }])
})

it('the default is marked, and another can be made it (ACC-9)', async () => {
  const page = await openList(['周先生', '林小满'])
  await screen.findByRole('button', { name: /^设为默认\s*林小满$/ })
  expect(rows()[0]).toContain('默认')
  expect(rows()[0]).toContain('北京市 市辖区 朝阳区 b建国路/b 88 号 🏠')
  await page.user.click(screen.getByRole('button', { name: /^设为默认\s*林小满$/ }))
  await screen.findByRole('button', { name: /^设为默认\s*周先生$/ })
  expect(await page.stored()).toEqual(['周先生', '林小满 *'])
})

it('addresses that the server refuses with a status are told by the error page, with its words (WEB-121)', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const market = openTestMarket()
  const failure = { kind: 'http', status: 451, message: '地址簿暂时不开放' } as const
  await renderPage('/user_center/address', {
    market,
    person: market.buyer,
    change: withPort('addresses', { list: () => Promise.resolve({ ok: false, failure }) }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('地址簿暂时不开放状态码 451')
})

it('a list that did not load can be asked for again', async () => {
  let isBroken = true
  const page = await openList(['周先生'], (addresses) => ({
    list: (signal) =>
      isBroken
        ? Promise.resolve({ ok: false, failure: { kind: 'unrecognised', code: 'shape' } })
        : addresses.list(signal),
  }))
  await screen.findByText('收货地址没有加载出来')
  isBroken = false
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findByRole('button', { name: /^删除\s*周先生$/ })
})
