import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReviewerName, isSameReviewer } from './reviewer-name.ts'

const letter = fc.constantFrom(...'abdefgilmnoprstuwz')
const aWord = fc.array(letter, { minLength: 2, maxLength: 7 }).map((letters) => letters.join(''))
const aName = fc.array(fc.oneof(aWord, fc.constantFrom('李', '娜', '王伟', 'É', 'ß')), { minLength: 1, maxLength: 3 })
const aSeparator = fc.constantFrom(' ', '  ', '　', '.', '. ', '·', '・', '‧', '．', '⋅', '•', '。', '-', ' \u200B')

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xff_00 - 0x20))

describe('The name of a reviewer', () => {
  it.each([
    ['Li Na', 'li na'],
    ['Li Na', 'ＬＩ　ＮＡ'],
    ['Li Na', ' L.i·N・a '],
    ['Li Na', 'LiNa'],
    ['Li Na', 'Na Li'],
    ['Li Na', 'Lí Nà'],
    ['Li Na', 'L. Na'],
    ['Li Na', 'L. N.'],
    ['Li Na', 'LN'],
    ['Li Na', 'nl'],
    ['Li Na', 'LNa'],
    ['Li Na', 'Li'],
    ['Li Na', 'Li Na (2)'],
    ['L. Na', 'Li N.'],
    ['Zhao Wei', 'Zh. Wei'],
    ['Zhao Wei', 'ZH WEI'],
    ['王伟', '王·伟'],
    ['王伟', '王'],
    ['王伟', '王\u200B伟'],
    ['', '···'],
  ])('%j and %j may be one person (OPS-55)', (one, other) => {
    expect(isSameReviewer(one, other)).toBe(true)
    expect(isSameReviewer(other, one)).toBe(true)
  })

  it.each([
    ['Li Na', 'Zhao Wei'],
    ['Li Na', 'Lin Na'],
    ['wang', 'zhao'],
    ['王伟', '王伟民'],
    ['王伟', '李娜'],
    ['Reviewer 1', 'Reviewer 2'],
    ['Li', 'Liu'],
  ])('%j and %j are two persons (OPS-55)', (one, other) => {
    expect(isSameReviewer(one, other)).toBe(false)
    expect(isSameReviewer(other, one)).toBe(false)
  })

  it('never becomes another person by width, case, dots, spaces or the order of words (OPS-55)', () => {
    fc.assert(
      fc.property(
        aName,
        aSeparator,
        aSeparator,
        fc.constantFrom(
          (text: string) => text,
          (text: string) => text.toUpperCase(),
          wide,
        ),
        (words, one, other, change) => {
          expect(isSameReviewer(words.join(one), change(words.join(other)))).toBe(true)
          expect(isSameReviewer(words.join(' '), change(words.toReversed().join(' ')))).toBe(true)
        },
      ),
    )
  })

  it('never becomes another person by an abbreviation (OPS-55)', () => {
    const shortened = fc.array(fc.tuple(aWord, fc.nat({ max: 6 })), { minLength: 2, maxLength: 3 }).map((words) => ({
      whole: words.map(([word]) => word).join(' '),
      initials: words.map(([word]) => word.slice(0, 1)),
      dotted: words.map(([word, length]) => (length < word.length ? `${word.slice(0, length + 1)}.` : word)).join(' '),
    }))
    fc.assert(
      fc.property(shortened, ({ whole, initials, dotted }) => {
        for (const short of [initials.join(''), initials.join(' '), initials.join('.'), dotted])
          expect(isSameReviewer(short, whole)).toBe(true)
      }),
    )
  })

  it('has letters, and is not the name of who is no reviewer (OPS-55)', () => {
    for (const name of ['', ' ', '··', '-', 'channel', ' Person ', 'ｈｏｕｓｅ', 'h.o.u.s.e'])
      expect(isReviewerName(name)).toBe(false)
    for (const name of ['Li Na', '李娜', 'W']) expect(isReviewerName(name)).toBe(true)
  })
})
