import fc from 'fast-check'
import { MAX_SEARCH_LENGTH } from '@diandu/core/catalog'
import { anyText } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { matchPage } from '../../../router/prefetch-page.ts'
import { readListAddress } from '../list/list-address.ts'
import { resultsPath, searchedText } from './results-path.ts'

/** The text that the page of results finds in its address, after a browser has taken it in. */
function foundText(path: string): string | undefined {
  const { pathname, search } = new URL(path, 'http://page')
  const matched = matchPage(pathname + search)
  return matched === undefined
    ? undefined
    : readListAddress(pathname, matched.visit.parameters, matched.visit.search).filter.text
}

it('any text that can be searched for is found again in the address of its results', () => {
  for (const naughty of ['.', '..', '%', '%2F', 'a/b', '50%', '?', '#', '女装', 'a b', '\\', '+', '&q=x', '👨‍👩‍👧‍👦']) {
    expect(foundText(resultsPath(naughty)), naughty).toBe(naughty)
  }
  fc.assert(
    fc.property(anyText(), (typed) => {
      const text = searchedText(typed)
      fc.pre(text !== '')
      expect(foundText(resultsPath(text))).toBe(text)
    }),
  )
})

it('ordinary words stay readable in the path', () => {
  expect(resultsPath('天猫 女装')).toBe(`/search/${encodeURIComponent('天猫 女装')}`)
})

it('what is typed is cut at whole characters, and blanks are nothing', () => {
  expect(searchedText(' \n ')).toBe('')
  expect([...searchedText('𠀀'.repeat(100))]).toHaveLength(MAX_SEARCH_LENGTH)
})
