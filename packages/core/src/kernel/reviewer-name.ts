/** The names that mean "no reviewer" in a step; reviewers must not go by them. */
const NO_REVIEWERS: ReadonlySet<string> = new Set(['PERSON', 'CHANNEL', 'HOUSE'])

/** More words than a name has. */
const MAX_WORDS = 6

interface Word {
  readonly letters: string
  /** A single letter, a word that ends in a dot, or Latin letters without a vowel. */
  readonly isShort: boolean
}

/** Whether a text names a person: it has letters, and is none of the names of those who are no reviewers. */
export function isReviewerName(name: string): boolean {
  const letters = foldedName(name)
  return letters !== '' && !NO_REVIEWERS.has(letters)
}

/**
 * Whether two names may be one person's. Width, case, marks, dots and spaces do not tell people apart, nor does the
 * order of the words; a name that abbreviates the other, or leaves a part of it out, is not another person's.
 */
export function isSameReviewer(one: string, other: string): boolean {
  const [these, those] = [wordsOf(one), wordsOf(other)]
  if (joined(these) === joined(those)) return true
  const [few, many] = these.length <= those.length ? [these, those] : [those, these]
  return areAmong(few, many) || isSpelledBy(few, many) || isSpelledBy(many, few)
}

const joined = (words: readonly Word[]): string => words.map(({ letters }) => letters).join('')

/** The letters and digits of a name, however it is typed. */
const foldedName = (name: string): string => joined(wordsOf(name))

function wordsOf(name: string): readonly Word[] {
  // To upper case last: it alone brings together the letters that have two small forms.
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
  return [...folded.matchAll(/([\p{L}\p{N}]+)([.․‧·・。]?)/gu)].slice(0, MAX_WORDS).map(([, letters = '', dot]) => ({
    letters,
    isShort: dot !== '' || [...letters].length === 1 || /^[B-DF-HJ-NP-TV-XZ]+$/.test(letters),
  }))
}

const without = (words: readonly Word[], place: number): readonly Word[] => words.filter((_, index) => index !== place)

/** Whether each of the few words is one of the others, or is short for it. */
function areAmong([first, ...rest]: readonly Word[], many: readonly Word[]): boolean {
  if (first === undefined) return true
  return many.some((word, place) => mayBeOne(first, word) && areAmong(rest, without(many, place)))
}

const mayBeOne = (one: Word, other: Word): boolean =>
  one.letters === other.letters ||
  (one.isShort && other.letters.startsWith(one.letters)) ||
  (other.isShort && one.letters.startsWith(other.letters))

/** Whether a single word is made of the beginnings of all words of a name: `LN` and `LNa` of `Li Na`. */
const isSpelledBy = (single: readonly Word[], words: readonly Word[]): boolean =>
  single.length === 1 && words.length > 1 && begins(single[0]?.letters ?? '', words)

const begins = (text: string, words: readonly Word[]): boolean =>
  words.length === 0
    ? text === ''
    : words.some(({ letters }, place) =>
        [...letters].some(
          (_, last, all) =>
            text.startsWith(all.slice(0, last + 1).join('')) &&
            begins(text.slice(all.slice(0, last + 1).join('').length), without(words, place)),
        ),
      )
