import { NO_FILTER, readSearch } from '@diandu/core/catalog'
import { expect, it } from 'vitest'
import { readListAddress } from '../list-address.ts'
import { requestPath, searchChips } from './search-chips.ts'

const answered = (text: string) => ({ asked: readSearch(text), leftOut: [], isWidened: false })
const chipsOf = (path: string, text: string, query = '') =>
  searchChips(
    readListAddress(path, path.startsWith('/search') ? { search: text } : {}, new URLSearchParams(query)),
    text,
    answered(text),
    'zh-CN',
  ).map(({ label, without }) => [label, decodeURIComponent(without)])

it('each part of a search is a chip whose address is the search without it (SEA-23)', () => {
  expect(chipsOf('/search/女装5万以内', '女装5万以内', 'sort=latest')).toEqual([
    ['类目 女装', '/search/5万以内?sort=latest'],
    ['价格 5万以内', '/search/女装?sort=latest'],
  ])
  expect(chipsOf('/search/女装', '女装', 'kind=flagship')).toEqual([['类目 女装', '/lists?kind=flagship']])
  expect(chipsOf('/lists', '杭州nz', 'q=杭州nz')).toEqual([
    ['地区 浙江（杭州）', '/lists?q=nz'],
    ['类目 男装 / 女装', '/lists?q=杭州'],
  ])
})

it('a search is kept as a request with all that it asked for, and its words (SEA-27)', () => {
  const path = requestPath(NO_FILTER, '天猫 女装 5万以内', answered('天猫女装5万以内'))
  expect(decodeURIComponent(path)).toBe('/want_buy?platform=1&industry=womenswear&max=50000&content=天猫+女装+5万以内')
})
