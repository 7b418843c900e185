// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ChartFrame } from './chart-frame.tsx'
import { ColumnChart } from './column-chart.tsx'
import { StripPlot } from './strip-plot.tsx'

const COLUMNS = [
  { key: '1', label: '1月', value: 10, text: '¥10', says: '1月：¥10' },
  { key: '2', label: '2月', value: 20, text: '¥20', middle: 15, says: '2月：¥20，中位 ¥15' },
]

it('a chart is one stop for the keyboard, and arrow keys tell its places as sentences', async () => {
  const user = userEvent.setup()
  render(<ColumnChart label="每月营业额" columns={COLUMNS} middleLabel="横线是中位" />)
  await user.tab()
  const slider = screen.getByRole('slider', { name: '每月营业额' })
  expect(document.activeElement).toBe(slider)
  expect(slider.getAttribute('aria-valuetext')).toBe('2月：¥20，中位 ¥15')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(slider.getAttribute('aria-valuetext')).toBe('1月：¥10')
  await user.keyboard('{End}')
  expect([slider.getAttribute('aria-valuenow'), slider.getAttribute('aria-valuemax')]).toEqual(['2', '2'])
})

it('the same numbers are a table, there for listeners at all times and for all readers upon a press', async () => {
  const table = { headings: ['月份', '营业额'], rows: [['1月', '¥10']] }
  render(
    <ChartFrame title="每月营业额" table={table} labels={{ table: '看数字', chart: '看图' }}>
      <p>图</p>
    </ChartFrame>,
  )
  expect(screen.getByRole('row', { name: '1月 ¥10' })).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: '看数字' }))
  expect(screen.queryByText('图')).toBeNull()
  expect(screen.getByRole('row', { name: '1月 ¥10' })).toBeTruthy()
})

it('sales begin with the last month in which something was sold', () => {
  const strip = { box: null, dots: [] as readonly number[] }
  render(
    <StripPlot
      label="成交价"
      own={{ value: 10, text: '本店 ¥10' }}
      write={String}
      strips={[
        { ...strip, key: '1', label: '1月', dots: [5], says: '1月：1 单' },
        { ...strip, key: '2', label: '2月', says: '2月：没有成交' },
      ]}
    />,
  )
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('1月：1 单')
})
