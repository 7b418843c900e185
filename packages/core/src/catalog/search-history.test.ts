import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { addSearchTerm, parseSearchHistory, SEARCH_HISTORY_LENGTH, searchText } from './index.ts'

/** Few different terms, so that they meet again. */
const aTerm = () => fc.oneof(fc.constantFrom('女装', ' 女装', '旗舰店', 'Tmall', 'tmall', '', '　'), anyText())
const aHistory = () =>
  fc.array(aTerm(), { maxLength: 40 }).map((terms) => terms.reduce<readonly string[]>(addSearchTerm, []))

function expectBounded(history: readonly string[]): void {
  expect(history.length).toBeLessThanOrEqual(SEARCH_HISTORY_LENGTH)
  expect(new Set(history).size).toBe(history.length)
  expect(history.every((term) => term !== '' && term === searchText(term))).toBe(true)
}

describe('a search history', () => {
  it('puts a term first, and takes the same one from further down (CAT-10)', () => {
    expect(addSearchTerm(['旗舰店', '女装', '数码'], ' 女装 ')).toEqual(['女装', '旗舰店', '数码'])
    const full = Array.from({ length: 20 }, (_, number) => `词${number}`)
    expect(addSearchTerm(full, '新')).toEqual(['新', ...full.slice(0, 19)])
  })

  it('stays short, trimmed and without repetition, whatever is added (CAT-10)', () => {
    fc.assert(
      fc.property(aHistory(), aTerm(), (history, term) => {
        const added = addSearchTerm(history, term)
        expectBounded(added)
        if (searchText(term) !== '') expect(added[0]).toBe(searchText(term))
        expect(addSearchTerm(added, term)).toEqual(added)
      }),
    )
  })

  it('is not changed by a term of which nothing is left (CAT-10, INP-16)', () => {
    expect(addSearchTerm(['女装'], ' \u3000<>')).toEqual(['女装'])
  })

  it.each([[null], [''], ['{'], ['null'], ['{"0":"女装"}'], ['"女装"'], ['[[1]]']])(
    'reads %j as an empty one (CAT-10)',
    (stored) => {
      expect(parseSearchHistory(stored)).toEqual([])
    },
  )

  it('reads back what was stored, and repairs what was not (CAT-10)', () => {
    expect(parseSearchHistory('["女装",7," 旗舰店 ","女装"]')).toEqual(['女装', '旗舰店'])
    fc.assert(
      fc.property(aHistory(), (history) => {
        expect(parseSearchHistory(JSON.stringify(history))).toEqual(history)
      }),
    )
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.json()), (stored) => {
        expectBounded(parseSearchHistory(stored))
      }),
    )
  })
})
