// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Addresses } from '@diandu/core/account'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

interface Visit {
  readonly market?: TestMarket
  readonly change?: (addresses: Addresses) => Partial<Addresses>
}

async function openForm(
  path = '/user_center/edit_address',
  { market = openTestMarket(), change = () => ({}) }: Visit = {},
) {
  return renderPage(path, {
    market,
    person: market.buyer,
    cameFrom: ['/user_center/address'],
    change: withPort('addresses', (ports) => ({ ...change(ports.addresses) })),
  })
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const region = () => screen.getByRole('combobox', { name: '所在地区' })
const save = ({ user }: RenderedPage) => user.click(screen.getByRole('button', { name: '保存地址' }))

async function fill(page: RenderedPage) {
  fireEvent.input(field('收件人'), { target: { value: '<i>林小满</i>🐟' } })
  fireEvent.input(field('手机号'), { target: { value: '138 0000 0009' } })
  fireEvent.input(field('详细地址'), { target: { value: '东门 1 号 <br>' } })
  await page.user.click(region())
  await page.user.click(await screen.findByRole('option', { name: '广东省' }))
  await page.user.click(screen.getByRole('option', { name: '东莞市' }))
  await waitFor(() => expect(region().textContent).toBe('广东省 东莞市'))
}

const stored = async ({ market }: RenderedPage) => {
  const list = await market.buyer.device.addresses.list()
  return list.ok ? list.value : []
}

it.each(['/user_center/edit_address', '/user_center/edit-address'])(
  '%s keeps an address as it was typed (SAF-1)',
  async (path) => {
    const page = await openForm(path)
    await fill(page)
    await save(page)
    await waitFor(() => expect(page.address()).toBe('/user_center/address'))
    expect(await stored(page)).toMatchObject([
      {
        receiver: '<i>林小满</i>🐟',
        mobile: '13800000009',
        detail: '东门 1 号 br',
        regionNames: ['广东省', '东莞市'],
        isDefault: true,
      },
    ])
  },
)

it('each wrong field of an address is named, and the first has the focus (ACC-5)', async () => {
  const page = await openForm()
  await save(page)
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: '收件人', description: '请填写收件人，2 到 25 个字' }),
  )
  expect(region().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('请填写 11 位手机号')).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await page.user.type(field('收件人'), '林小满')
  await page.user.type(field('手机号'), '13800000009')
  await save(page)
  expect(document.activeElement).toBe(region())
})

it('a region is chosen in a sheet by keyboard, and Back closes it', async () => {
  const page = await openForm()
  region().focus()
  await page.user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: '选择所在地区' })
  await screen.findByRole('listbox', { name: '省份' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('北京市'))
  expect(await findViolations()).toEqual([])
  await page.user.keyboard('{Enter}{Enter}{ArrowDown}{Enter}')
  await waitFor(() => expect(region().textContent).toBe('北京市 市辖区 朝阳区'))
  await page.user.click(region())
  await screen.findByRole('dialog')
  await page.goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(region().textContent).toBe('北京市 市辖区 朝阳区'))
})

it('a typed address is there after a reload (SAF-1)', async () => {
  const page = await openForm()
  await fill(page)
  page.unmount()
  await openForm(undefined, { market: page.market })
  await waitFor(() => expect(region().textContent).toBe('广东省 东莞市'))
  expect([field('收件人').value, field('手机号').value, field('详细地址').value]).toEqual([
    '<i>林小满</i>🐟',
    '13800000009',
    '东门 1 号 <br>',
  ])
})

it('two taps keep one address (SAF-2)', async () => {
  const page = await openForm()
  await fill(page)
  await page.user.dblClick(screen.getByRole('button', { name: '保存地址' }))
  await waitFor(() => expect(page.address()).toBe('/user_center/address'))
  expect(await stored(page)).toHaveLength(1)
})

it('after a lost answer the list is offered, and what was typed stays (SAF-2)', async () => {
  const page = await openForm(undefined, {
    change: (addresses) => ({
      add: async (draft) => (await addresses.add(draft), { ok: false, failure: { kind: 'timeout' } }),
    }),
  })
  await fill(page)
  await save(page)
  await screen.findByText(/不确定有没有保存上/)
  expect(screen.getByRole('link', { name: '去地址列表' }).getAttribute('href')).toBe('/user_center/address')
  expect(field('收件人').value).toBe('<i>林小满</i>🐟')
})

it('an address that is kept is changed where it stands (SAF-1)', async () => {
  const market = openTestMarket()
  const added = await market.buyer.device.addresses.add({
    receiver: '周先生',
    mobile: '13800000009',
    region: { provinceCode: '440000', cityCode: '441900', districtCode: null },
    detail: '西门 2 号',
    postcode: '',
    isDefault: true,
  })
  if (!added.ok) throw new Error('not added')
  const page = await openForm(`/user_center/edit_address?id=${added.value.id}`, { market })
  await waitFor(() => expect(field('收件人').value).toBe('周先生'))
  expect(screen.getByRole<HTMLInputElement>('switch', { name: '设为默认地址' }).disabled).toBe(true)
  await page.user.type(field('邮政编码（选填）'), '523000')
  await save(page)
  await waitFor(() => expect(page.address()).toBe('/user_center/address'))
  expect(await stored(page)).toMatchObject([{ id: added.value.id, postcode: '523000' }])
})

it('an address that is not there is said to be gone', async () => {
  await openForm('/user_center/edit_address?id=nowhere')
  await screen.findByText(/没有找到这个地址/)
  expect(screen.getByRole('link', { name: '去地址列表' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})
