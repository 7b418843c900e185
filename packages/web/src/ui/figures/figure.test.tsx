// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Figure } from './figure.tsx'
import { FigureGrid } from './figure-grid.tsx'

const figure = (
  <FigureGrid>
    <Figure label="粉丝" value="18.4万" source="platform" sourceLabel="平台导出" sourceDetail="2026-09-10 导出" />
  </FigureGrid>
)

it.each(['{Escape}', 'elsewhere'])('the mark opens the source and %s closes it (WEB-55)', async (way) => {
  render(figure)
  const mark = screen.getByRole('button', { name: '粉丝 · 平台导出' })
  expect(screen.queryByText('2026-09-10 导出')).toBeNull()
  await userEvent.click(mark)
  expect(screen.getByRole('status').textContent).toBe('平台导出2026-09-10 导出')
  if (way === 'elsewhere') await userEvent.click(document.body)
  else await userEvent.keyboard(way)
  expect(screen.queryByText('2026-09-10 导出')).toBeNull()
  expect(mark.getAttribute('aria-expanded')).toBe('false')
})
