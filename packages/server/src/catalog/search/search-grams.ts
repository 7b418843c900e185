/** The longest word that is taken apart into its beginnings. */
const MAX_WORD = 24

/**
 * The pieces by which a text is found: each Han character and each pair of neighbours, and each word of other scripts
 * with its beginnings of two letters and more. A text that contains a search term holds all of that term's grams.
 */
export function textGrams(text: string): readonly string[] {
  const grams = new Set<string>()
  for (const run of runsOf(normalise(text))) {
    const letters = [...run]
    if (isHan(run)) {
      letters.forEach((letter, at) => {
        grams.add(letter)
        if (at > 0) grams.add(`${letters[at - 1]}${letter}`)
      })
    } else {
      grams.add(wordGram(letters))
      for (let length = 2; length < Math.min(letters.length, MAX_WORD); length += 1)
        grams.add(letters.slice(0, length).join(''))
    }
  }
  return [...grams]
}

/**
 * The grams that a shop must hold to be found by a term: pairs where there are pairs, else the one character; whole
 * words.
 */
export function termGrams(term: string): readonly string[] {
  const grams = new Set<string>()
  for (const run of runsOf(normalise(term))) {
    const letters = [...run]
    if (!isHan(run)) grams.add(wordGram(letters))
    else if (letters.length === 1) grams.add(run)
    else letters.slice(1).forEach((letter, at) => grams.add(`${letters[at]}${letter}`))
  }
  return [...grams]
}

/** One form for texts that look alike: full-width and half-width, large and small letters. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC')
}

/** The stretches of one script in a normalised text; what is neither letter nor digit parts them. */
function runsOf(text: string): readonly string[] {
  return text.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu) ?? []
}

const isHan = (run: string): boolean => /^\p{Script=Han}/u.test(run)

/** A word that is too long is represented by its beginning. */
const wordGram = (letters: readonly string[]): string => letters.slice(0, MAX_WORD).join('')
