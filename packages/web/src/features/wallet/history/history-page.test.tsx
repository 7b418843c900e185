// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { fail } from '@diandu/core/kernel'
import { expect, it, vi } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'

const PATH = '/user_center/server/history'
const rows = (name = '账单') => within(screen.getByRole('list', { name })).queryAllByRole('listitem')

it.each([
  ['zh-CN', '账单', '充值', '+¥1,234.50', '余额 ¥1,234.50', '每月支出', '收入', '每月收入'],
  [
    'en',
    'Transactions',
    'Top-up',
    '+¥1,234.50',
    'Balance ¥1,234.50',
    'Money out by month',
    'Money in',
    'Money in by month',
  ],
] as const)(
  'the history shows twelve months as a chart that is a table, and every movement, in %s (BIL-2)',
  async (locale, list, kind, amount, left, outCaption, inTab, inCaption) => {
    const market = openTestMarket()
    market.credit(market.buyer.userId, 1_234_50)
    const page = await renderPage(PATH, { market, person: market.buyer, locale })
    // The heading, the month of the credit, and all those before in one.
    const numbers = async (caption: string) =>
      within(within(await screen.findByRole('group', { name: caption })).getByRole('table')).getAllByRole('row')
    expect(await numbers(outCaption)).toHaveLength(3)
    await page.user.click(screen.getByRole('radio', { name: inTab }))
    expect((await numbers(inCaption))[1]?.textContent).toContain('1,234.50')
    await waitFor(() => expect(rows(list)).toHaveLength(1))
    for (const text of [kind, amount, left]) expect(rows(list)[0]?.textContent).toContain(text)
    expect(
      within(rows(list)[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/user_center/server/money_detail?id=posting-1')
    expect(await findViolations()).toEqual([])
  },
)

it('the history is narrowed to a kind and to a month, with that month’s sums (BIL-4)', async () => {
  const market = openTestMarket()
  market.credit(market.buyer.userId, 5_00)
  const page = await renderPage(PATH, { market, person: market.buyer })
  await waitFor(() => expect(rows()).toHaveLength(1))
  await page.user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '提现')
  expect(await screen.findByText(/这里还没有账单/)).toBeTruthy()
  await page.user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '全部类型')
  const months = screen.getByRole<HTMLSelectElement>('combobox', { name: '月份' })
  await page.user.selectOptions(months, months.options[1]?.value ?? '')
  expect(await screen.findByText('收入 ¥5.00 · 支出 ¥0.00')).toBeTruthy()
  await waitFor(() => expect(rows()).toHaveLength(1))
})

it('the history goes on at its end, and what did not come can be asked for again (BIL-4)', async () => {
  const market = openTestMarket()
  for (let count = 1; count <= 12; count += 1) market.credit(market.buyer.userId, count)
  let failures = 1
  const page = await renderPage(PATH, {
    market,
    person: market.buyer,
    change: withPort('bills', (ports) => ({
      list: async (filter, cursor, signal) =>
        cursor !== null && failures-- > 0
          ? fail({ kind: 'http', status: 400 })
          : ports.bills.list(filter, cursor, signal),
    })),
  })
  await waitFor(() => expect(rows()).toHaveLength(10))
  await page.user.click(screen.getByRole('button', { name: '加载更多' }))
  await screen.findByText('账单没有加载出来')
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await waitFor(() => expect(rows()).toHaveLength(12))
})

it('whole months are saved as a table or as a PDF, and what failed is said (BIL-6)', async () => {
  const market = openTestMarket()
  const download = vi.fn(async () => ({ ok: true, value: null }) as const)
  const statement = vi.fn(market.buyer.device.bills.statement)
  const page = await renderPage(PATH, {
    market,
    person: market.buyer,
    change: (ports) => ({ ...ports, bills: { ...ports.bills, statement }, media: { ...ports.media, download } }),
  })
  await page.user.click(await screen.findByRole('button', { name: '保存为表格（CSV）' }))
  await waitFor(() =>
    expect(download).toHaveBeenCalledWith(expect.stringContaining('https://files.example/'), 'statement.csv'),
  )
  expect(statement).toHaveBeenLastCalledWith(
    expect.objectContaining({
      format: 'csv',
      language: 'zh',
      fromDay: expect.stringMatching(/-01$/),
      untilDay: expect.stringMatching(/-(28|29|30|31)$/),
    }),
  )
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('文件已保存'))
  statement.mockResolvedValueOnce(fail({ kind: 'http', status: 400 }))
  await page.user.click(screen.getByRole('button', { name: '保存为 PDF' }))
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('没有保存成，请再试一次'))
})
