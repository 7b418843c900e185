import fc from 'fast-check'
import { MAX_SEARCH_LENGTH, resultsPath, searchText } from '@diandu/core/catalog'
import { anyText } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { matchPage } from '../../../routes/prefetch-page.ts'
import { readListAddress } from '../list/list-address.ts'

/** The text that the page of results finds in its address, after a browser has taken it in. */
function foundText(path: string): string | undefined {
  const { pathname, search } = new URL(path, 'http://page')
  const matched = matchPage(pathname + search)
  return matched === undefined
    ? undefined
    : readListAddress(pathname, matched.visit.parameters, matched.visit.search).filter.text
}

it('what is left of any text is found again in the address of its results (INP-16)', () => {
  for (const naughty of ['a/b', '50%', '女装', 'a b', '_', '&q=x', '..店', '𠀀々〇']) {
    expect(foundText(resultsPath(naughty)), naughty).toBe(searchText(naughty))
  }
  fc.assert(
    fc.property(anyText(), (typed) => {
      fc.pre(searchText(typed) !== '')
      expect(foundText(resultsPath(typed))).toBe(searchText(typed))
    }),
  )
})

it('a text of which nothing is left leads to all shops (INP-16)', () => {
  for (const nothing of ['', ' \n ', '.', '<>', '👗']) expect(resultsPath(nothing)).toBe('/lists')
})

it('what is typed is cut at whole characters', () => {
  expect(decodeURIComponent(resultsPath('𠀀'.repeat(100)))).toBe(`/search/${'𠀀'.repeat(MAX_SEARCH_LENGTH)}`)
})
