import { createWordFinder } from './find-words.ts'
import type { WordGroup, WordList } from './word-list.ts'

/** The longest text that is checked at once, in characters. */
export const MAX_CHECKED_LENGTH = 20_000

/** One prohibited word where it stands in a text. */
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
  const entries = groups.flatMap((group) => entriesOf(group))
  const find = createWordFinder(entries.map(({ word }) => word))
  return (text) => {
    const found = find(text).flatMap(({ start, end, index }) => {
      const entry = entries[index]
      return entry === undefined ? [] : [{ start, end, ...entry }]
    })
    const harmless = found.filter(({ isHarmless }) => isHarmless)
    return longestFirst(found.filter(({ isHarmless }) => !isHarmless)).reduce<WordHit[]>((hits, hit) => {
      const isTaken = hit.start < (hits.at(-1)?.end ?? 0)
      if (isTaken || isWithin(hit, harmless)) return hits
      const { start, end, word, group, suggestion } = hit
      hits.push({ start, end, word, group, suggestion })
      return hits
    }, [])
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

const entriesOf = ({ id, words, harmless }: WordGroup): readonly Entry[] => [
  ...Object.entries(words).map(([word, suggestion]) => ({ word, group: id, suggestion, isHarmless: false })),
  ...harmless.map((word) => ({ word, group: id, suggestion: word, isHarmless: true })),
]

type Span = Pick<WordHit, 'start' | 'end'>

const longestFirst = <T extends Span>(spans: readonly T[]): readonly T[] =>
  spans.toSorted((one, other) => one.start - other.start || other.end - one.end)

/** By halving: the harmless phrases of a text stand in the order of their ends. */
function isWithin({ start, end }: Span, harmless: readonly Span[]): boolean {
  let [low, high] = [0, harmless.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((harmless[middle]?.end ?? 0) < end) low = middle + 1
    else high = middle
  }
  for (let at = low; at < harmless.length; at += 1) {
    const phrase = harmless[at] as Span
    if (phrase.start <= start) return true
    if (phrase.start >= end) return false
  }
  return false
}
