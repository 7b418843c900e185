// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { HOLDER_KINDS, PLATFORMS, SHOP_KINDS } from '@diandu/core/catalog'
import { TRANSFER_ROUTES } from '@diandu/core/transfers'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { transferFacts, transferPath } from '../../../app/shops/transfer/transfer-address.ts'

afterEach(() => history.replaceState(null, '', '/'))

const show = (path: string, visit: Parameters<typeof renderPage>[1] = {}) => {
  history.replaceState(null, '', path)
  return renderPage(path, visit)
}

/** The part of the page about one route. */
const partOf = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement)

it('says what to choose before a platform is chosen, and answers nothing (TRF-9)', async () => {
  await show('/instrument/transfer')
  expect(await screen.findByText(/^先选店铺在哪个平台/)).toBeTruthy()
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  expect(screen.queryByLabelText('过户方式')).toBeNull()
})

it('answers for each route of a platform as it is chosen, and the address is the choice (TRF-9)', async () => {
  const page = await show('/instrument/transfer')
  await page.user.selectOptions(await screen.findByLabelText('平台'), '抖音小店')
  expect(page.address()).toBe('/instrument/transfer?platform=32')
  history.replaceState(null, '', page.address())
  expect(partOf('变更店铺主体').getByText('还不能确定')).toBeTruthy()
  expect(partOf('变更店铺主体').getByText('结果要看：店铺主体')).toBeTruthy()
  await page.user.selectOptions(screen.getByLabelText('店铺主体'), '个体工商户')
  expect(page.address()).toBe('/instrument/transfer?platform=32&holder=sole-trader')
  history.replaceState(null, '', page.address())
  expect(partOf('变更店铺主体').getByText('不能过户')).toBeTruthy()
  expect(partOf('变更店铺主体').getByText(/只能关店重开/)).toBeTruthy()
  await page.user.selectOptions(screen.getByLabelText('店铺主体'), '企业')
  history.replaceState(null, '', page.address())
  await page.user.selectOptions(screen.getByLabelText('过户方式'), '变更法定代表人')
  expect(page.address()).toBe('/instrument/transfer?platform=32&holder=company&route=legal-representative')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['变更法定代表人'])
  expect(partOf('变更法定代表人').getByText('3–5 个工作日')).toBeTruthy()
  expect(partOf('变更法定代表人').getByText('没有查到：条件、材料、冻结和暂停、平台费用')).toBeTruthy()
  history.replaceState(null, '', page.address())
  await page.user.selectOptions(screen.getByLabelText('平台'), '京东')
  expect(page.address()).toBe('/instrument/transfer?platform=3&holder=company')
})

it('shows fee, days, freezes, sources with the day of reading and the version, and copies them (TRF-7)', async () => {
  const copied: string[] = []
  const page = await show('/instrument/transfer?platform=2&holder=person&route=relatives', {
    change: (ports) => ({ ...ports, copy: async (text) => (copied.push(text), true) }),
  })
  await screen.findByText('¥200.00')
  const part = partOf('过户给亲属')
  for (const text of ['有条件过户', '请向平台确认', '3–7 个工作日', '接手的人已成年', '保证金 30 天后解冻'])
    expect(part.getByText(text)).toBeTruthy()
  const source = '二手资料 · insight.xiaoduoai.com · 2026-11-26 读取 · 页面没有日期'
  expect(part.getByText(source)).toBeTruthy()
  expect(screen.getByText(/^规则版本 2026-11-26/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: '复制结果' }))
  expect(copied[0]).toContain('过户给亲属: 有条件过户')
  expect(copied[0]).toContain(`- ${source}`)
  expect(copied[0]).toContain('规则版本 2026-11-26')
})

it('says that nothing was found of a platform without rules, and asks to confirm with it (TRF-2, TRF-5)', async () => {
  await show('/instrument/transfer?platform=4', { locale: 'en' })
  await screen.findByText('Not known')
  expect(screen.getByText('Ask the platform to confirm')).toBeTruthy()
  expect(screen.getByText(/No clear rule for this was found/)).toBeTruthy()
  expect(screen.queryByText(/^Not found:/)).toBeNull()
})

it('reads back every choice that it writes into an address, and takes nonsense as unknown (TRF-9)', () => {
  const oneOf = <Key extends string>(names: Readonly<Record<Key, unknown>>) =>
    fc.option(fc.constantFrom(...(Object.keys(names) as Key[])), { nil: undefined })
  fc.assert(
    fc.property(
      fc.record({
        platform: fc.option(fc.constantFrom(...PLATFORMS.map(({ id }) => id)), { nil: undefined }),
        kind: oneOf(SHOP_KINDS),
        holder: oneOf(HOLDER_KINDS),
        route: oneOf(TRANSFER_ROUTES),
      }),
      (facts) => {
        expect(transferFacts(new URL(transferPath(facts), 'https://x.cn').searchParams)).toEqual(facts)
      },
    ),
  )
  expect(transferFacts(new URLSearchParams('platform=1e0&kind=toString&holder=any&route=any'))).toEqual({
    platform: undefined,
    kind: undefined,
    holder: undefined,
    route: undefined,
  })
})
