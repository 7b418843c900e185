// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CostTable } from './cost-table.tsx'

it('rows say when and to whom, each time of payment its sum (WEB-35)', () => {
  render(
    <CostTable
      caption="总费用"
      headings={{ what: '项目', amount: '金额' }}
      groups={[
        {
          key: 'now',
          title: '现在',
          sumFen: 200_00,
          isNow: true,
          rows: [{ key: 'd', what: '定金', amountFen: 200_00, when: '下单时', toWhom: '托管' }],
        },
        {
          key: 'later',
          title: '以后',
          sumFen: 900_00,
          isNow: false,
          rows: [{ key: 'b', what: '尾款', amountFen: 900_00, when: '9 月 24 日前', toWhom: '托管' }],
        },
      ]}
      total={{ label: '合计', fen: 1_100_00 }}
    />,
  )
  const table = screen.getByRole('table', { name: '总费用' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    '项目金额',
    '现在¥200.00',
    '定金下单时 · 托管¥200.00',
    '以后¥900.00',
    '尾款9 月 24 日前 · 托管¥900.00',
    '合计¥1,100.00',
  ])
  expect(within(table).getByRole('rowheader', { name: /定金/ })).toBeTruthy()
})
