import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { sixFigures } from './six-figures-view.ts'

const { figures } = exampleShop(3)
const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`)
const valueOf = (key: string, day: string, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  sixFigures(figures, at(day), locale).find((figure) => figure.key === key)?.value

it('there are six figures, each with a label in both languages', () => {
  for (const locale of ['zh-CN', 'en'] as const) {
    const strip = sixFigures(figures, at('2026-03-10'), locale)
    expect(strip).toHaveLength(6)
    expect(strip.every(({ label, value }) => label !== '' && value !== '')).toBe(true)
  }
})

it('whole years are told, and months of a shop in its first year', () => {
  expect(valueOf('open', '2026-03-10')).toBe('4 年')
  expect(valueOf('open', '2021-11-20')).toBe('6 个月')
  expect(valueOf('open', '2022-05-20', 'en')).toBe('1 year')
  expect(valueOf('open', '2020-01-01')).toBe('0 个月')
})

it('points of all classes are summed', () => {
  expect(valueOf('points', '2026-03-10')).toBe('3 分')
})
