// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { DAY_MS } from '@diandu/core/kernel'
import { parseSellPrefill, SELL_PREFILL_KEY } from '@diandu/core/valuation'
import { expect, it } from 'vitest'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../app/testing/open-test-market.ts'

function soldMarket(): TestMarket {
  const market = openTestMarket(9)
  for (const [at, id] of market.shopIds.entries())
    market.recordSale(id, { priceFen: 8_000_000 + at * 50_000, soldAt: market.clock.now() - (at + 1) * DAY_MS })
  return market
}

const RESULT =
  '/assessment/result?platform=1&kind=flagship&industry=womenswear&trademark=registered&taxpayer=general&described=4.8&service=4.8&delivery=4.8&fans=12000&turnover=180000&years=5&general=2'

async function fillFirstStep(page: RenderedPage): Promise<void> {
  await page.user.selectOptions(screen.getByLabelText('平台'), '天猫')
  await page.user.selectOptions(screen.getByLabelText('店铺类型'), '旗舰店')
  await page.user.selectOptions(screen.getByLabelText('主营类目'), '女装')
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
}

it.each(
  ['/assessment', '/assessment?step=2', '/assessment?step=3', RESULT, '/assessment/result'].flatMap((path) => [
    [path, 'zh-CN'] as const,
    [path, 'en'] as const,
  ]),
)('%s has one heading and no violation in %s (WEB-6)', async (path, locale) => {
  await renderPage(path, { market: soldMarket(), locale })
  await waitFor(() => expect(screen.queryByRole('status', { name: /估价|Working/ })).toBeNull())
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('three steps lead to a price; a record is kept, and what was typed is there on the way back (VAL-11)', async () => {
  const market = soldMarket()
  const page = await renderPage('/assessment', {
    market,
    person: market.buyer,
    alsoShow: ['/assessment/result'],
  })
  await screen.findByText('还没有记录，估一次就会出现在这里')
  await fillFirstStep(page)
  await page.user.type(await screen.findByLabelText('描述相符'), '4.8')
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  expect((await screen.findAllByText('三项评分一起填，或者都不填')).length).toBe(2)
  await page.user.type(screen.getByLabelText('服务态度'), '4.9')
  await page.user.type(screen.getByLabelText('物流服务'), '4.7')
  await page.user.type(screen.getByLabelText('月均营业额（元）'), '180,000')
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await page.user.click(await screen.findByRole('radio', { name: 'R标' }))
  await page.user.click(screen.getByRole('button', { name: '看估价' }))
  await screen.findByText('大概能卖', { selector: 'p' })
  expect(page.address()).toMatch(/^\/assessment\/result\?platform=1&kind=flagship&industry=womenswear/)
  await page.goBack()
  expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'R标' })).toHaveProperty('checked', true)
  const records = await market.buyer.device.valuations.records(null)
  expect(records.ok && records.value.items).toHaveLength(1)
})

it('a step with something missing is not left, and the first wrong field gets the focus', async () => {
  const page = await renderPage('/assessment')
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findAllByText('请选一个')).toHaveLength(3)
  expect(page.address()).toBe('/assessment')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('平台')))
})

it('the result says the range, each step with its amount, how sure it is, and shops that were sold (VAL-2, VAL-5, VAL-6)', async () => {
  await renderPage(RESULT, { market: soldMarket() })
  const table = await screen.findByRole('table', { name: '价格怎么来的' })
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  expect(screen.getByRole('img', { name: /价格范围：最低 ¥.+，大概 ¥.+，最高 ¥.+5 家/ })).toBeTruthy()
  expect(screen.getByText(/依据 \d+ 家.+成交/)).toBeTruthy()
  const sold = screen.getAllByText(/^\d{4}-\d\d-\d\d 成交 ¥/)
  expect(sold).toHaveLength(5)
  expect(sold[0]?.closest('a')?.getAttribute('href')).toMatch(/^\/shop\/shop-/)
})

it('"sell it at this price" leads to the form that sells a shop, with the figures and the price (VAL-10)', async () => {
  const market = soldMarket()
  const page = await renderPage(RESULT, { market })
  await page.user.click(await screen.findByRole('link', { name: '按这个价卖' }))
  expect(page.address()).toBe('/sellshop?from=assessment')
  const prefill = parseSellPrefill(sessionStorage.getItem(SELL_PREFILL_KEY))
  expect(prefill).toMatchObject({
    platform: 1,
    kind: 'flagship',
    industry: 'womenswear',
    fans: 12_000,
    monthlyTurnoverFen: 18_000_000,
    valuedAt: market.clock.now(),
  })
  expect(prefill?.priceFen).toBeGreaterThan(0)
})

it('where nothing was sold no price is made up, and there are ways on (VAL-4)', async () => {
  await renderPage(RESULT)
  await screen.findByText('还没有可比的成交')
  expect(screen.getByRole('link', { name: '看在售的同类店铺' }).getAttribute('href')).toBe(
    '/lists?platform=1&kind=flagship',
  )
  expect(screen.getByRole('link', { name: '去发布，自己定价' })).toBeTruthy()
  expect(screen.queryByText(/¥/)).toBeNull()
})

it('a record begins the form again with its figures, and an address of nonsense leads to the form (VAL-9)', async () => {
  const market = soldMarket()
  const page = await renderPage('/assessment?platform=3&kind=enterprise&industry=food&fans=77', { market })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('平台').value).toBe('3'))
  expect(page.address()).toBe('/assessment')
  expect(screen.getByLabelText<HTMLSelectElement>('主营类目').value).toBe('food')
  cleanup()
  await renderPage('/assessment/result?platform=x', { market })
  expect((await screen.findByRole('link', { name: '去填写' })).getAttribute('href')).toBe('/assessment')
})

it('an answer that does not come keeps what was typed and can be asked for again', async () => {
  let isBroken = true
  const market = soldMarket()
  const page = await renderPage('/assessment', {
    market,
    change: withPort('valuations', (ports) => ({
      valueAndKeep: async (shop) =>
        isBroken ? { ok: false, failure: { kind: 'offline' } } : ports.valuations.valueAndKeep(shop),
    })),
  })
  await fillFirstStep(page)
  await screen.findByLabelText('描述相符')
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await page.user.click(await screen.findByRole('button', { name: '看估价' }))
  await screen.findByText(/没有算出来，填的都还在，请再试一次/)
  isBroken = false
  await page.user.click(screen.getByRole('button', { name: '看估价' }))
  await waitFor(() => expect(page.address()).toMatch(/^\/assessment\/result\?/))
})
