// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { fail } from '@diandu/core/kernel'
import { countOf, pastedShop, scoreOf, scoreText } from './rating-form.ts'

const group = (name: string) => within(screen.getByRole('group', { name }))

async function fill(page: RenderedPage, name: string, score: string, count: string): Promise<void> {
  await page.user.type(group(name).getByLabelText('现在的评分'), score)
  await page.user.type(group(name).getByLabelText('评价人数'), count)
}

it('37 five stars lift 74 of 4.70 to 4.8, the worst rating comes first, and the plan is compared with its industry (TOOL-6, TOOL-8)', async () => {
  const page = await renderPage('/instrument/ratesSingle')
  await fill(page, '描述相符', '4.7', '74')
  await fill(page, '服务态度', '4.82', '74')
  await fill(page, '物流服务', '4.6', '10')
  await page.user.click(screen.getByRole('button', { name: '算一算' }))
  await screen.findByText('37 个五星到 4.80')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '物流服务',
    '描述相符',
    '服务态度',
  ])
  expect(screen.getByText('已经到 4.80')).toBeTruthy()
  expect(screen.getByText(/每一个一星要 19 个五星/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('结果')
  const peers = screen.getByLabelText('和哪个类目比')
  await page.user.selectOptions(peers, within(peers).getAllByRole('option')[1] as HTMLElement)
  expect(screen.getAllByText(/同类目在售 \d+ 家，平均 \d\.\d\d/)).toHaveLength(3)
})

it('what lifts the ratings that are too low is told, and copied with its date and source (TOOL-14, TOOL-18)', async () => {
  const copied: string[] = []
  const page = await renderPage('/instrument/ratesSingle', {
    change: (ports) => ({ ...ports, copy: async (text) => (copied.push(text), true) }),
  })
  await fill(page, '描述相符', '4.9', '74')
  await fill(page, '服务态度', '4.9', '74')
  await fill(page, '物流服务', '4.6', '10')
  await page.user.click(screen.getByRole('button', { name: '算一算' }))
  const tips = within(await screen.findByRole('list', { name: '怎么提上来' }))
  expect(tips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['当天发货', '破损先补发'])
  screen.getByText('2026-11-23 的建议')
  await page.user.click(screen.getByRole('button', { name: /复制/ }))
  await waitFor(() =>
    expect(copied[0]).toMatch(/物流服务 · 怎么提上来\n当天发货\n破损先补发\n2026-11-23 的建议 · 店渡编写的建议$/),
  )
})

it('industries that do not load take nothing from the plan, and are asked for again (TOOL-8)', async () => {
  let isDown = true
  const page = await renderPage('/instrument/ratesSingle', {
    change: withPort('sellerTools', (ports) => ({
      shopClasses: async (signal) =>
        isDown ? fail({ kind: 'http', status: 500 }) : ports.sellerTools.shopClasses(signal),
    })),
  })
  for (const name of ['描述相符', '服务态度', '物流服务']) await fill(page, name, '4.7', '74')
  await page.user.click(screen.getByRole('button', { name: '算一算' }))
  await screen.findByText('类目没有加载出来')
  expect(screen.getAllByText('37 个五星到 4.80')).toHaveLength(3)
  expect(screen.queryByLabelText('和哪个类目比')).toBeNull()
  isDown = false
  await page.user.click(screen.getByRole('button', { name: /重试|再试/ }))
  expect(await screen.findByLabelText('和哪个类目比')).toBeTruthy()
  expect(screen.queryByText('类目没有加载出来')).toBeNull()
})

it('five stars on average are said to be out of reach (TOOL-7)', async () => {
  const page = await renderPage('/instrument/ratesSingle')
  for (const name of ['描述相符', '服务态度', '物流服务']) await fill(page, name, '4.9', '8')
  await page.user.clear(screen.getByLabelText('目标评分'))
  await page.user.type(screen.getByLabelText('目标评分'), '5')
  await page.user.click(screen.getByRole('button', { name: '算一算' }))
  expect(await screen.findAllByText('再多五星也到不了')).toHaveLength(3)
})

it('what is no score, a mebibyte too, is told at its field, and nothing is asked', async () => {
  const page = await renderPage('/instrument/ratesSingle')
  await page.user.click(group('描述相符').getByLabelText('现在的评分'))
  await page.user.paste('9'.repeat(1024 * 1024))
  await page.user.click(screen.getByRole('button', { name: '算一算' }))
  expect((await screen.findAllByText('评分是 1 到 5 之间的数，最多两位小数')).length).toBe(3)
  expect(screen.queryByText('结果')).toBeNull()
})

it('the scores of a shop on the market are filled in from its link; an unknown one is told', async () => {
  const page = await renderPage('/instrument/ratesSingle')
  const link = screen.getByLabelText('用店渡上一家店的评分（选填）')
  await page.user.type(link, 'https://m.diandu.example/shop/shop-0003?from=x')
  await page.user.click(screen.getByRole('button', { name: '带出评分' }))
  const score = group('描述相符').getByLabelText<HTMLInputElement>('现在的评分')
  await screen.findByDisplayValue(/^\d\.\d\d$/, {}, { timeout: 2000 }).catch(() => undefined)
  expect(score.value).toMatch(/^\d\.\d\d$/)
  await page.user.clear(link)
  await page.user.type(link, 'no-such-shop')
  await page.user.click(screen.getByRole('button', { name: '带出评分' }))
  await screen.findByText('没有找到这家店铺，检查一下链接')
})

it('reads scores and counts as people type them, and nothing else', () => {
  expect([scoreOf('4.7'), scoreOf(' 5 '), scoreOf('4。85'), scoreOf('5.01'), scoreOf('0.9'), scoreOf('4.777')]).toEqual(
    [470, 500, 485, undefined, undefined, undefined],
  )
  expect([countOf('1,234'), countOf('0'), countOf('-1'), countOf('99999999')]).toEqual([1234, 0, undefined, undefined])
  expect([pastedShop('/shop/abc-1'), pastedShop('abc-1'), pastedShop('不是'), pastedShop('')]).toEqual([
    'abc-1',
    'abc-1',
    undefined,
    undefined,
  ])
  fc.assert(fc.property(fc.integer({ min: 100, max: 500 }), (score) => scoreOf(scoreText(score)) === score))
})
