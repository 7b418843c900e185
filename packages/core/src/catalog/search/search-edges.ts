import { amountPhrase } from './amount-phrases.ts'
import { editDistance } from './edit-distance.ts'
import { figurePhrase } from './figure-phrases.ts'
import { gapsOf, lexicon, type LexiconEntry } from './lexicon.ts'
import type { SearchPart } from './search-part.ts'
import { blurred, soundsOf } from './sounds.ts'

/** One way to read the stretch of a search that begins at a place; the cheapest chain of them is what is meant. */
export interface SearchEdge {
  readonly to: number
  readonly cost: number
  readonly meaning: Omit<SearchPart, 'text' | 'from' | 'to'> | 'noise' | 'separator'
}

const MAX_WORD = 28
const MAX_HAN_WORD = 6
const MAX_JOINED_TOKENS = 6
/** More things than this are no hint. */
const MAX_VALUES = 3

const COST = {
  word: 1,
  wordWithin: 1.5,
  phrase: 0.8,
  pinyin: 1.4,
  pinyinWithin: 1.6,
  initials: 1.7,
  beginning: 2.2,
  sameSound: 2.2,
  likeSound: 2.6,
  nearlyWritten: 2.5,
  unknownHan: 1.5,
} as const

const isLatin = (character: string | undefined): boolean => character !== undefined && /[a-z0-9]/.test(character)
const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)

const isLetter = (character: string | undefined): boolean => character !== undefined && /[a-z]/.test(character)

/** Within a Latin word, or within a number; between the two a word may end. */
const isWithin = (text: string, at: number): boolean =>
  isLatin(text[at - 1]) && isLatin(text[at]) && isLetter(text[at - 1]) === isLetter(text[at])

/** A stretch that begins or ends within a Latin word is no word. */
const isWhole = (text: string, from: number, to: number): boolean => !isWithin(text, from) && !isWithin(text, to)

/** All ways to read what begins at a place of a search text in small letters. */
export function edgesFrom(text: string, from: number): readonly SearchEdge[] {
  const first = String.fromCodePoint(text.codePointAt(from) ?? 0)
  if (first === '_') return [{ to: from + 1, cost: 0, meaning: 'separator' }]
  return [
    ...phraseEdges(text, from),
    ...wordEdges(text, from),
    ...(isHan(first) ? hanEdges(text, from, first) : latinEdges(text, from)),
  ]
}

function phraseEdges(text: string, from: number): readonly SearchEdge[] {
  return [amountPhrase(text, from), figurePhrase(text, from)].flatMap((phrase) => {
    if (phrase === undefined || !isWhole(text, from, phrase.to)) return []
    const { to, facet, min, max } = phrase
    const how = facet === 'words' ? 'unknown' : 'phrase'
    return [{ to, cost: COST.phrase, meaning: { facet, min, max, values: [], how, word: text.slice(from, to) } }]
  })
}

function wordEdges(text: string, from: number): readonly SearchEdge[] {
  const edges: SearchEdge[] = []
  for (let to = from + 1; to <= Math.min(text.length, from + MAX_WORD); to += 1) {
    const entries = lexicon().byKey.get(text.slice(from, to))
    if (entries === undefined) continue
    if (isWhole(text, from, to)) edges.push(entryEdge(entries, to, COST.word - (to - from) / 100))
    else if (to - from >= 4 && isLatin(text[from])) edges.push(entryEdge(entries, to, COST.wordWithin))
  }
  return edges
}

function entryEdge(entries: readonly LexiconEntry[], to: number, cost: number): SearchEdge {
  const meaning = meaningOf(entries)
  return { to, cost, meaning: meaning === undefined ? 'noise' : { ...meaning, how: recognition(entries) } }
}

const recognition = ([first]: readonly LexiconEntry[]): SearchPart['how'] => {
  if (first?.role === 'city') return 'city'
  if (first?.isHan === false && /^\w+$/.test(first.key)) return 'english'
  return first?.role === 'synonym' ? 'synonym' : 'exact'
}

/** Entries are in the order in which they are believed: of several things named alike the first kind counts. */
function meaningOf(entries: readonly LexiconEntry[]): Omit<SearchPart, 'text' | 'from' | 'to' | 'how'> | undefined {
  const [first] = entries
  if (first === undefined || first.facet === 'noise') return undefined
  const values = entries.filter(({ facet }) => facet === first.facet).map(({ value }) => value)
  return { facet: first.facet, values: [...new Set(values)].sort(), min: null, max: null, word: first.word }
}

function guess(
  entries: readonly LexiconEntry[] | undefined,
  to: number,
  cost: number,
  how: SearchPart['how'],
): readonly SearchEdge[] {
  const meaning = meaningOf(entries ?? [])
  return meaning === undefined || meaning.values.length > MAX_VALUES ? [] : [{ to, cost, meaning: { ...meaning, how } }]
}

const unknown = (text: string, from: number, to: number, cost: number): SearchEdge => ({
  to,
  cost,
  meaning: { facet: 'words', values: [], min: null, max: null, how: 'unknown', word: text.slice(from, to) },
})

function hanEdges(text: string, from: number, first: string): readonly SearchEdge[] {
  const { bySound, byBlurredSound, byGap, byKey } = lexicon()
  const edges: SearchEdge[] = [unknown(text, from, from + first.length, COST.unknownHan)]
  const characters = Array.from(text.slice(from, from + 2 * MAX_HAN_WORD))
  for (let length = 2; length <= Math.min(characters.length, MAX_HAN_WORD); length += 1) {
    const word = characters.slice(0, length).join('')
    if (!isHan(word)) break
    const to = from + word.length
    const sounds = soundsOf(word)
    if (sounds !== undefined) {
      const isOfLength = ({ key, isHan: han }: LexiconEntry) => han && [...key].length === length
      const same = bySound.get(sounds.join(''))?.filter(isOfLength)
      edges.push(...guess(same, to, COST.sameSound, 'typing-error'))
      const alike = byBlurredSound.get(sounds.map(blurred).join(' '))
      edges.push(...guess(alike, to, COST.likeSound, 'typing-error'))
    }
    const gaps = length < 2 ? [] : gapsOf(word).flatMap((gap) => byGap.get(gap) ?? [])
    const near = [
      ...(length > 1 ? (byGap.get(word) ?? []) : []),
      ...(length > 2 ? gaps : []),
      ...(length > 3 ? gapsOf(word).flatMap((gap) => threeLetters(byKey.get(gap))) : []),
    ]
    edges.push(...guess(near, to, COST.nearlyWritten, 'typing-error'))
  }
  return edges
}

const threeLetters = (entries: readonly LexiconEntry[] | undefined): readonly LexiconEntry[] =>
  (entries ?? []).filter(({ isHan: han, key, facet }) => han && facet !== 'noise' && [...key].length > 2)

function latinEdges(text: string, from: number): readonly SearchEdge[] {
  const token = /^(?:[a-z]+|[0-9]+)/.exec(text.slice(from))?.[0] ?? ''
  const isStart = !isWithin(text, from)
  return [
    ...pieceEdges(token, from, isStart),
    ...(isStart ? [...joinedEdges(text, from), ...tokenEdges(token, from)] : []),
    // An unknown Latin word is taken whole: what is in it says nothing.
    ...(isStart ? [unknown(text, from, from + token.length, 2.5 + token.length * 0.35)] : []),
  ]
}

/** Pinyin and initials that follow each other without spaces: tianmaonz. */
function pieceEdges(token: string, from: number, isStart: boolean): readonly SearchEdge[] {
  const { bySound, byInitials } = lexicon()
  const edges: SearchEdge[] = []
  for (let length = 2; length <= token.length; length += 1) {
    const piece = token.slice(0, length)
    const isToken = isStart && length === token.length
    const to = from + length
    if (length > 3) edges.push(...guess(bySound.get(piece), to, isToken ? COST.pinyin : COST.pinyinWithin, 'pinyin'))
    if (length < 7) edges.push(...guess(byInitials.get(piece), to, COST.initials, 'initials'))
  }
  return edges
}

/** A word whose syllables were typed with spaces: nv zhuang. */
function joinedEdges(text: string, from: number): readonly SearchEdge[] {
  const edges: SearchEdge[] = []
  const tokens = /^[a-z]+(?:_[a-z]+)*/.exec(text.slice(from))?.[0].split('_') ?? []
  let to = from + (tokens[0]?.length ?? 0)
  for (let count = 2; count <= Math.min(tokens.length, MAX_JOINED_TOKENS); count += 1) {
    to += 1 + (tokens[count - 1]?.length ?? 0)
    if (!isWhole(text, from, to)) continue
    const joined = tokens.slice(0, count).join('')
    edges.push(...guess(lexicon().bySound.get(joined), to, COST.pinyin + count / 20, 'pinyin'))
    // A compound written apart: tm all, flag ship.
    edges.push(...guess(lexicon().byKey.get(joined), to, COST.wordWithin, 'english'))
  }
  return edges
}

/** A word that is not typed to its end, or not right. */
function tokenEdges(token: string, from: number): readonly SearchEdge[] {
  if (token.length < 3 || lexicon().byKey.has(token) || lexicon().bySound.has(token)) return []
  const to = from + token.length
  const begun = lexicon()
    .latin.filter(([typed]) => typed.startsWith(token))
    .map(([, entry]) => entry)
  return [...guess(begun, to, COST.beginning - token.length / 100, 'beginning'), ...mistyped(token, to)]
}

function mistyped(token: string, to: number): readonly SearchEdge[] {
  if (token.length < 4 || /\d/.test(token)) return []
  const most = token.length < 8 ? 1 : 2
  for (let distance = 1; distance <= most; distance += 1) {
    const near = lexicon()
      .latin.filter(
        ([typed]) =>
          // Short words are near to many; their first letter is seldom mistaken.
          (token.length > 5 || (typed.length > 3 && typed[0] === token[0])) &&
          editDistance(token, typed, distance) === distance,
      )
      .map(([, entry]) => entry)
    const found = guess(near, to, COST.nearlyWritten + distance - 1, 'typing-error')
    if (found.length > 0) return found
  }
  return []
}
