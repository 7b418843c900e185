import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageStateText, parsePageState, type PageState } from './page-state.ts'

const stateOf = (data: unknown, change: object = {}): PageState => {
  const state = { data, dataUpdateCount: 1, dataUpdatedAt: 7, status: 'success', fetchStatus: 'idle', ...change }
  return { queries: { mutations: [], queries: [{ queryKey: ['a'], queryHash: '["a"]', state }] as never } }
}

it('nothing in the state can end the element that holds it, and it is read back as it was', () => {
  const naughty = fc.constantFrom('</script>', '<!--', '<script>', ']]>', '\u2028', '&lt;', '\\u003c', '<')
  const texts = fc.array(fc.oneof(naughty, fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), texts), (data) => {
      const text = pageStateText(stateOf([data]))
      expect(text).not.toContain('<')
      expect(parsePageState(text)).toMatchObject(JSON.parse(JSON.stringify(stateOf([data]))))
    }),
  )
})

it('what nearly every answer has in common is not sent, and is there again; what differs is sent', () => {
  const usual = pageStateText(stateOf('shops'))
  expect(usual).not.toContain('status')
  expect(parsePageState(usual).queries?.queries[0]?.state).toMatchObject({ error: null, isInvalidated: false })
  expect(parsePageState(pageStateText(stateOf('shops', { isInvalidated: true })))).toMatchObject(
    stateOf('shops', { isInvalidated: true }),
  )
})

it('a text that cannot be read as a page’s state is none', () => {
  for (const text of [undefined, null, '', '{', 'null', '7', '"queries"', '{"other":1}', '[]']) {
    expect(parsePageState(text)).toEqual({ queries: null })
  }
  fc.assert(fc.property(fc.string(), (text) => 'queries' in parsePageState(text)))
})
