import { facetsNamed, TRADE_WORDS } from './facet-names.ts'
import { normalise, termGrams } from './search-grams.ts'

/** One thing that a shop must be or say. */
export interface SearchTerm {
  readonly text: string
  /** All of them in the title: the title says it. */
  readonly grams: readonly string[]
  /** Any of them: the shop is it. */
  readonly facets: readonly string[]
}

export type Search =
  | { readonly kind: 'terms'; readonly terms: readonly SearchTerm[] }
  /** Only words that every shop answers to, such as "店铺转让". */
  | { readonly kind: 'everything' }
  /** Nothing in it that could be found: punctuation and smileys. */
  | { readonly kind: 'nothing' }

/** What a person means by a text: its words, which all have to fit, in whatever order and with or without spaces. */
export function parseSearch(text: string): Search {
  const pieces = normalise(text).slice(0, MAX_LENGTH).split(SEPARATORS).flatMap(wordsOf)
  const words = [...new Set(pieces)].filter((word) => !NOISE.has(word))
  if (pieces.length === 0) return { kind: 'nothing' }
  if (words.length === 0) return { kind: 'everything' }
  return {
    kind: 'terms',
    terms: words.map((word) => ({ text: word, grams: termGrams(word), facets: facetsNamed(word) })),
  }
}

/** Some single characters become long texts when they are normalised. */
const MAX_LENGTH = 80

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u

/** Said of every shop here, so they tell none apart. */
const NOISE: ReadonlySet<string> = new Set([
  '店',
  '店铺',
  '网店',
  '网铺',
  '转让',
  '出售',
  '买',
  '卖',
  '买卖',
  '交易',
  '求购',
  '收购',
  '过户',
  '的',
  '类',
  '类目',
  '平台',
])

const KNOWN: readonly string[] = [...new Set([...TRADE_WORDS, ...NOISE])].sort((a, b) => [...b].length - [...a].length)

/** Cuts a piece without separators at the words of the trade; what is between them stays together, script by script. */
function wordsOf(piece: string): readonly string[] {
  const words: string[] = []
  let rest = ''
  const take = () => {
    words.push(...(rest.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []))
    rest = ''
  }
  for (let at = 0; at < piece.length;) {
    const known = KNOWN.find((word) => piece.startsWith(word, at) && isWhole(word, piece, at))
    const step = known ?? String.fromCodePoint(piece.codePointAt(at) ?? 0)
    if (known === undefined) rest += step
    else {
      take()
      words.push(known)
    }
    at += step.length
  }
  take()
  return words.filter((word) => termGrams(word).length > 0)
}

/**
 * A word that begins with a letter (R标) does not begin in the middle of a Latin word. One character alone is a word
 * only alone or at the end.
 */
function isWhole(word: string, piece: string, at: number): boolean {
  const isLatinStart = /^[a-z]/.test(word)
  if (isLatinStart && at > 0 && /[a-z0-9]/.test(piece.charAt(at - 1))) return false
  return word.length > 1 || at + word.length === piece.length
}
