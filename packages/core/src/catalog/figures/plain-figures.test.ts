import { describe, expect, it } from 'vitest'
import { aSellForm } from '../../../testing/a-sell-form.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { AN_ORDINARY_NOON as NOW } from '../../../testing/manual-clock.ts'
import { EXPORTED_FIGURES, listedShop, readSellForm, SELL_FIELD_NAMES, SELL_FIELDS } from '../../selling/index.ts'
import { FIGURE_NAMES, listingParts, PLAIN_FIGURE_KEYS, plainFigure } from '../index.ts'

describe.each(PLAIN_FIGURE_KEYS)('the figure %s', (key) => {
  const { row, field, name, kind, part } = plainFigure(key)

  it('is asked for in the form, may be said to be exported, and has a label there (SEL-26)', () => {
    expect(SELL_FIELDS).toContain(field)
    expect(EXPORTED_FIGURES).toContain(field)
    expect(SELL_FIELD_NAMES[field].zh).toContain(kind === 'money' ? '（元）' : '')
  })

  it('is read from the form into the listing, with its source', () => {
    const read = readSellForm(aSellForm({ exported: field }), NOW)
    if (!read.ok) throw new Error(JSON.stringify(read.failure))
    const { figures } = listedShop(read.value, [], NOW)
    expect(figures[key]).toEqual({ value: read.value[key], by: 'platform-export', at: NOW })
  })

  it('stands in its part of every page and contract, under its name', () => {
    const rows = listingParts(exampleShop(1)).find((one) => one.key === part)?.rows
    expect(rows?.find((one) => one.key === row)?.label).toEqual(name)
    expect(FIGURE_NAMES[row]).toEqual(name)
  })
})
