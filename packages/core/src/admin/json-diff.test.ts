import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonDiff } from './json-diff.ts'

it('names each leaf that differs, appears or goes', () => {
  const before = { status: 'processing', card: { bank: 'ICBC', four: '1234' }, roles: ['reviewer'] }
  const after = { status: 'paid-out', card: { bank: 'ICBC' }, roles: ['reviewer', 'support'], by: 'Li' }
  expect(jsonDiff(JSON.stringify(before), JSON.stringify(after))).toEqual([
    { what: 'status', before: 'processing', after: 'paid-out' },
    { what: 'card.four', before: '1234', after: '' },
    { what: 'roles.1', before: '', after: 'support' },
    { what: 'by', before: '', after: 'Li' },
  ])
})

it('names each part of what came or went as a whole', () => {
  expect(jsonDiff('null', '{"id":"p1","roles":["support"]}')).toEqual([
    { what: 'id', before: '', after: 'p1' },
    { what: 'roles.0', before: '', after: 'support' },
  ])
})

it('takes a text that is no JSON as a whole, and an empty one as nothing', () => {
  expect(jsonDiff('{broken', '{"a":1}')).toEqual([{ what: '', before: '{broken', after: '{"a":1}' }])
  expect(jsonDiff('', '"new"')).toEqual([{ what: '', before: '', after: 'new' }])
})

it('finds nothing between a value and itself, and the same places from either side', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (one, other) => {
      expect(jsonDiff(one, one)).toEqual([])
      const places = (changes: ReturnType<typeof jsonDiff>) => changes.map(({ what }) => what).toSorted()
      expect(places(jsonDiff(one, other))).toEqual(places(jsonDiff(other, one)))
    }),
  )
})
