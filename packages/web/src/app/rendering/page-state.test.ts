import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageStateText, parsePageState, type PageState } from './page-state.ts'

const stateOf = (data: unknown): PageState => ({ queries: { mutations: [], queries: data as never } })

it('nothing in the state can end the element that holds it, and it is read back as it was', () => {
  const naughty = fc.constantFrom('</script>', '<!--', '<script>', ']]>', '\u2028', '&lt;', '\\u003c', '<')
  const texts = fc.array(fc.oneof(naughty, fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), texts), (data) => {
      const text = pageStateText(stateOf([data]))
      expect(text).not.toContain('<')
      expect(parsePageState(text)).toEqual(JSON.parse(JSON.stringify(stateOf([data]))))
    }),
  )
})

it('a text that cannot be read as a page’s state is none', () => {
  for (const text of [undefined, null, '', '{', 'null', '7', '"queries"', '{"other":1}', '[]']) {
    expect(parsePageState(text)).toEqual({ queries: null })
  }
  fc.assert(fc.property(fc.string(), (text) => 'queries' in parsePageState(text)))
})
