import { createWordFinder, type FoundWord } from './find-words.ts'
import type { WordGroup, WordList } from './word-list.ts'

/** The longest text that is checked at once, in characters. */
export const MAX_CHECKED_LENGTH = 20_000

/** One prohibited word and its place in a text. */
export interface WordHit {
  readonly start: number
  readonly end: number
  /** As the list has it. */
  readonly word: string
  readonly group: string
  readonly suggestion: string
}

/** Made once of a list; finds every prohibited word of a text, from its beginning to its end, none within another. */
export function createWordCheck({ groups }: Pick<WordList, 'groups'>): (text: string) => readonly WordHit[] {
  // Of a word and a phrase at one place the harmless one is read first.
  const entries = [...groups.flatMap(harmlessOf), ...groups.flatMap(prohibitedOf)]
  const find = createWordFinder(entries.map(({ word }) => word))
  return (text) => {
    const hits: WordHit[] = []
    let [takenTo, harmlessTo] = [0, 0]
    for (const { start, end, index } of longestFirst(find(text))) {
      const { isHarmless, ...entry } = entries[index] as Entry
      if (isHarmless) harmlessTo = Math.max(harmlessTo, end)
      else if (start >= takenTo && end > harmlessTo) {
        hits.push({ start, end, ...entry })
        takenTo = end
      }
    }
    return hits
  }
}

/** The text with what is suggested in the place of each hit. */
export function suggestedText(text: string, hits: readonly WordHit[]): string {
  let at = 0
  const pieces: string[] = []
  for (const { start, end, suggestion } of hits) {
    pieces.push(text.slice(at, start), suggestion)
    at = end
  }
  return pieces.join('') + text.slice(at)
}

interface Entry {
  readonly word: string
  readonly group: string
  readonly suggestion: string
  readonly isHarmless: boolean
}

const harmlessOf = ({ id, harmless }: WordGroup): readonly Entry[] =>
  harmless.map((word) => ({ word, group: id, suggestion: word, isHarmless: true }))

const prohibitedOf = ({ id, words }: WordGroup): readonly Entry[] =>
  Object.entries(words).map(([word, suggestion]) => ({ word, group: id, suggestion, isHarmless: false }))

/** In the order of their beginnings, the longest first of those that begin together. */
const longestFirst = (found: readonly FoundWord[]): readonly FoundWord[] =>
  found.toSorted((one, other) => one.start - other.start || other.end - one.end)
