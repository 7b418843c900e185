import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedParts, lineDiff } from './line-diff.ts'

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'))
const sideOf = (lines: ReturnType<typeof lineDiff>, without: 'gone' | 'come') =>
  lines
    .filter(({ kind }) => kind !== without)
    .map((line) => line.text)
    .join('\n')

it('both texts are read from their difference, and a text differs in nothing from itself', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after)
      expect([sideOf(lines, 'come'), sideOf(lines, 'gone')]).toEqual([before, after])
      expect(lineDiff(before, before).every(({ kind }) => kind === 'same')).toBe(true)
    }),
  )
})

it('only changes and the lines around them are shown', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  const changed = lines.with(10, 'new')
  expect(changedParts(lineDiff(lines.join('\n'), changed.join('\n'))).map((line) => line?.text ?? '…')).toEqual([
    'line 8',
    'line 9',
    'line 10',
    'new',
    'line 11',
    'line 12',
    '…',
  ])
})
