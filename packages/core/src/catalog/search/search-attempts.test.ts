import fc from 'fast-check'
import { anyText } from '../../../testing/index.ts'
import { expect, it } from 'vitest'
import { readSearch } from './read-search.ts'
import { searchAttempts } from './search-attempts.ts'

const asked = (text: string) =>
  searchAttempts(readSearch(text)).map(({ asked: parts }) =>
    parts
      .map(({ facet, text: spelled, min, max }) => (facet === 'words' ? `“${spelled}”` : facet + (max ?? min ?? '')))
      .join(' '),
  )

it('gives up words that no shop says first, and the industry last (SEA-24)', () => {
  expect(asked('云屿天猫女装')).toEqual([
    '“云屿” platform industry',
    '“云屿” “天猫” “女装”',
    'platform industry',
    '“云屿” industry',
    '“云屿” platform',
    'industry',
    'platform',
    '',
  ])
})

it('asks for a wider price before it asks for none (SEA-24)', () => {
  expect(asked('女装5万以内')).toEqual([
    'industry price5000000',
    '“女装” price5000000',
    'industry price7500000',
    'industry price15000000',
    'industry',
    'price5000000',
    '',
  ])
})

it('believes a title before a guess (SEA-19)', () => {
  expect(asked('抖因').slice(0, 2)).toEqual(['“抖因”', 'platform'])
  expect(asked('抖音')[0]).toBe('platform')
})

it('asks for less and less of any search, until it asks for nothing (SEA-24)', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText(), fc.constantFrom('浙江天猫女装旗舰店R标5万以内月销3万8年老店', 'a b c d e f g')),
      (text) => {
        const parts = readSearch(text)
        const attempts = searchAttempts(parts)
        if (parts[0]?.facet === 'number') return
        expect(attempts.length).toBeLessThanOrEqual(3 * parts.length + 8)
        expect(attempts.at(-1)?.asked).toEqual([])
        for (const { asked: some, leftOut } of attempts) expect(some.length + leftOut.length).toBe(parts.length)
      },
    ),
  )
})
