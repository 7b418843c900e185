import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { faultsInNames } from '../../testing/names-below.ts'
import { createWordCheck, suggestedText } from './check-words.ts'
import { createWordFinder } from './find-words.ts'
import { WORD_CLASSES, type WordGroup } from './word-list.ts'

const group = (words: WordGroup['words'], harmless: readonly string[] = []): WordGroup => ({
  id: 'group',
  class: 'absolute',
  severity: 'forbidden',
  law: { zh: '', en: '' },
  why: { zh: '', en: '' },
  words,
  harmless,
})
const check = createWordCheck({
  groups: [
    group({ 最: '', 最佳: '合适', 全网最低价: '（写现价）', 最低: '低', TOP1: '', 第一: '', 唯一: '' }, [
      '第一次',
      '全国第一次',
      '天下第一',
      '唯一',
    ]),
  ],
})
const marked = (text: string) => check(text).map(({ start, end }) => text.slice(start, end))

describe('prohibited words', () => {
  it('are found where they stand, the longest of several at one place, with a suggestion (TOOL-9)', () => {
    const text = '这是全网最低价，也是最佳'
    expect(check(text)).toEqual([
      { start: 2, end: 7, word: '全网最低价', group: 'group', suggestion: '（写现价）' },
      { start: 10, end: 12, word: '最佳', group: 'group', suggestion: '合适' },
    ])
    expect(suggestedText(text, check(text))).toBe('这是（写现价），也是合适')
  })

  it.each(['最 佳', '最～佳', '最·佳', '最\u200b佳', 'ＴＯＰ１', 'top-1', 'Top1'])(
    'are found in %j (TOOL-10)',
    (text) => {
      expect(marked(`我们${text}，`)).toEqual([text])
    },
  )

  it('are not found across lines, nor within a longer Latin word (TOOL-10)', () => {
    expect(marked('stop10 top12 TOP1!')).toEqual(['TOP1'])
    expect(marked('网\n最\n低')).toEqual(['最'])
  })

  it.each([...' \t\u00a0\u3000\u200b\u200c\u200d\u2060\ufeff·•.*-_~^|/\\'])(
    'are found where %j pulls them apart (TOOL-10)',
    (sign) => {
      expect(marked(`最${sign}${sign}佳`)).toEqual([`最${sign}${sign}佳`])
    },
  )

  it('are found in small and large letters and digits of either width, up to the last of them (TOOL-10)', () => {
    const found = createWordFinder(['az', '09', '!'])
    for (const text of ['az', 'AZ', 'ＡＺ', 'ａｚ', '09', '０９', '！～', '～!']) expect(found(text)).toHaveLength(1)
    for (const [word, text] of [
      ['`', '@'],
      ['{', '['],
      ['\u007f', '｟'],
    ] as const)
      expect(createWordFinder([word])(text)).toEqual([])
  })

  it('are found at both ends of a text, and never as a part of a Latin word that goes on (TOOL-10)', () => {
    for (const text of ['top1', '好top1', 'top1好', '`top1{', ':top1:']) expect(marked(text)).toEqual(['top1'])
    for (const text of ['atop1', 'top1a', '0top1', 'top19', 'ztop1', 'top1Z']) expect(marked(text)).toEqual([])
  })

  it('are not marked within a harmless phrase, and are beside it (TOOL-11)', () => {
    expect(marked('第一次用第一')).toEqual(['第一'])
    expect(marked('全国第一次')).toEqual([])
    expect(marked('第一，第一次，第一')).toEqual(['第一', '第一'])
    expect(marked('第一次第一次第一')).toEqual(['第一'])
    expect(marked('天下第一，第一')).toEqual(['第一'])
    expect(marked('唯一唯一')).toEqual([])
  })

  it('are marked as by looking at each of them alone, wherever harmless phrases stand (TOOL-9, TOOL-11)', () => {
    const aWord = fc.stringMatching(/^[甲乙丙]{1,3}$/)
    const aText = fc.stringMatching(/^[甲乙丙]{0,30}$/)
    const words = (max: number) => fc.uniqueArray(aWord, { minLength: 1, maxLength: max })
    fc.assert(
      fc.property(
        words(4),
        fc.array(fc.stringMatching(/^[甲乙丙]{1,6}$/), { maxLength: 3 }),
        aText,
        (some, phrases, text) => {
          const found = (list: readonly string[]) =>
            list.flatMap((word) =>
              [...text].flatMap((_, start) =>
                text.startsWith(word, start) ? [{ start, end: start + word.length }] : [],
              ),
            )
          const harmless = found(phrases)
          const rest = found(some)
            .filter((one) => !harmless.some(({ start, end }) => start <= one.start && end >= one.end))
            .toSorted((one, other) => one.start - other.start || other.end - one.end)
          const expected: { start: number; end: number }[] = []
          for (const one of rest) if (one.start >= (expected.at(-1)?.end ?? 0)) expected.push(one)
          const list = [group(Object.fromEntries(some.map((word) => [word, ''])), phrases)]
          expect(createWordCheck({ groups: list })(text).map(({ start, end }) => ({ start, end }))).toEqual(expected)
        },
      ),
    )
  })

  it('are found as by looking for each of them at each place (TOOL-9)', () => {
    const letter = fc.constantFrom('最', '佳', '低', 'a', 'b', '1', ' ', '，')
    const aText = fc.array(letter, { maxLength: 40 }).map((letters) => letters.join(''))
    const aWord = fc
      .array(fc.constantFrom('最', '佳', '低'), { minLength: 1, maxLength: 4 })
      .map((word) => word.join(''))
    fc.assert(
      fc.property(fc.array(aWord, { maxLength: 6 }), aText, (words, text) => {
        const plain = [...text].flatMap((unit, at) => (unit === ' ' ? [] : [{ unit, at }]))
        const expected = words.flatMap((word, index) =>
          plain.flatMap((_, from) => {
            const piece = plain.slice(from, from + word.length)
            const [first, last] = [piece[0], piece.at(-1)]
            const fits = piece.map(({ unit }) => unit).join('') === word
            return fits && first && last ? [{ start: first.at, end: last.at + 1, index }] : []
          }),
        )
        const inOrder = (found: readonly object[]) => found.map((one) => JSON.stringify(one)).toSorted()
        expect(inOrder(createWordFinder(words)(text))).toEqual(inOrder(expected))
      }),
    )
  })

  it('are of six kinds, each named in both languages (TOOL-9)', () => {
    expect(faultsInNames({ WORD_CLASSES })).toEqual([])
    expect(Object.keys(WORD_CLASSES)).toHaveLength(6)
  })

  it('take time in step with the text, however many words there are', () => {
    const words = Array.from({ length: 500 }, (_, number) => `最${'好'.repeat(number % 40)}${number}`)
    const find = createWordFinder(words)
    const text = `最${'好'.repeat(19_998)}`
    expect(find(text)).toEqual([])
  })
})
