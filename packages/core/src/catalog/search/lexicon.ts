import { FACETS, LISTING_FACETS } from '../filter/listing-facets.ts'
import { searchText } from '../filter/search-text.ts'
import { INDUSTRIES, isIndustry } from '../industry.ts'
import { PLATFORMS } from '../platform.ts'
import { PROVINCES } from '../province.ts'
import type { Name } from '../platform.ts'
import type { SearchFacet } from './search-part.ts'
import { blurred, soundsOf } from './sounds.ts'
import { INDUSTRY_WORDS } from './vocabulary/industry-words.ts'
import { FACET_WORDS, NOISE_WORDS, TRANSFER_WORDS } from './vocabulary/other-words.ts'
import { CITIES, PROVINCE_WORDS } from './vocabulary/place-words.ts'
import { PLATFORM_WORDS } from './vocabulary/platform-words.ts'

/** A word of the trade and what it names. */
export interface LexiconEntry {
  /** In small letters, as a search text has it. */
  readonly key: string
  /** As it is shown. */
  readonly word: string
  readonly facet: SearchFacet | 'noise'
  readonly value: string
  readonly role: 'name' | 'synonym' | 'city'
  readonly isHan: boolean
}

export interface Lexicon {
  readonly entries: readonly LexiconEntry[]
  readonly byKey: ReadonlyMap<string, readonly LexiconEntry[]>
  /** By the sounds of the word without spaces: nvzhuang. */
  readonly bySound: ReadonlyMap<string, readonly LexiconEntry[]>
  /** By sounds that many people do not tell apart. */
  readonly byBlurredSound: ReadonlyMap<string, readonly LexiconEntry[]>
  /** By the first letters of the sounds: nz. */
  readonly byInitials: ReadonlyMap<string, readonly LexiconEntry[]>
  /** Han words of three characters and more, by what is left when one of them is taken away. */
  readonly byGap: ReadonlyMap<string, readonly LexiconEntry[]>
  /** Entries that can be typed in Latin letters: English words and sounds. */
  readonly latin: readonly (readonly [string, LexiconEntry])[]
}

let built: Lexicon | undefined

/** Made upon the first search: most visitors of a process make none. */
export const lexicon = (): Lexicon => (built ??= build())

function build(): Lexicon {
  const entries = allEntries()
  const spoken = entries.flatMap((entry) => {
    const sounds = entry.isHan && entry.facet !== 'noise' && [...entry.key].length > 1 ? soundsOf(entry.key) : undefined
    return sounds === undefined ? [] : [{ entry, sounds }]
  })
  const written = spoken.flatMap(({ entry, sounds }) =>
    asTyped(sounds.join('')).map((typed) => [typed, entry] as const),
  )
  const english = entries.filter(({ isHan, facet }) => !isHan && facet !== 'noise')
  return {
    entries,
    byKey: grouped(entries.map((entry) => [entry.key, entry])),
    bySound: grouped(written),
    byBlurredSound: grouped(
      spoken
        .filter(({ entry }) => entry.role !== 'city')
        .map(({ entry, sounds }) => [sounds.map(blurred).join(' '), entry]),
    ),
    byInitials: grouped(
      spoken
        .filter(({ entry }) => isCalledSo(entry))
        .map(({ entry, sounds }) => [sounds.map((sound) => sound.charAt(0)).join(''), entry]),
    ),
    byGap: grouped(
      entries
        .filter(({ isHan, key, facet }) => isHan && facet !== 'noise' && [...key].length > 2)
        .flatMap((entry) => gapsOf(entry.key).map((gap) => [gap, entry] as const)),
    ),
    latin: [...english.map((entry) => [entry.key.replace(/_/g, ''), entry] as const), ...written],
  }
}

/** Two letters are initials of many words: those of names count, and of their parts. */
const isCalledSo = ({ role, facet: of, key, value }: LexiconEntry): boolean =>
  role === 'name' || of === 'platform' || (isIndustry(value) && INDUSTRIES[value].zh.includes(key))

/** The letter of 女 is on no keyboard: people take v or u for it. */
const asTyped = (sound: string): readonly string[] =>
  sound.includes('v') ? [sound, sound.replace(/v/g, 'u')] : [sound]

/** A word with each of its characters taken away in turn. */
export function gapsOf(word: string): readonly string[] {
  const characters = [...word]
  return characters.map((_, at) => [...characters.slice(0, at), ...characters.slice(at + 1)].join(''))
}

function grouped(pairs: readonly (readonly [string, LexiconEntry])[]): ReadonlyMap<string, readonly LexiconEntry[]> {
  const groups = new Map<string, LexiconEntry[]>()
  for (const [key, entry] of pairs) {
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  return groups
}

function allEntries(): readonly LexiconEntry[] {
  const ofPlatforms = PLATFORMS.filter(({ isPublic, id }) => isPublic || PLATFORM_WORDS[id] !== undefined)
  return [
    ...ofPlatforms.flatMap(({ id, code, name, isPublic }) => [
      ...named('platform', String(id), name, isPublic ? code : undefined),
      ...also('platform', String(id), PLATFORM_WORDS[id]),
    ]),
    ...facet('industry', INDUSTRIES, INDUSTRY_WORDS),
    ...FACETS.map((named) => LISTING_FACETS[named])
      .filter(({ search }) => !APART.has(search))
      .flatMap(({ search, names }) => facet(search, names, FACET_WORDS[search] ?? {})),
    ...Object.entries(TRANSFER_WORDS).flatMap(([value, words]) => also('transfer-way', value, words)),
    ...facet('province', PROVINCES, PROVINCE_WORDS),
    ...Object.entries(PROVINCES).flatMap(([value, { zh }]) => [entry('province', value, `${zh}省`, 'synonym')]),
    ...Object.entries(CITIES).flatMap(([value, cities]) =>
      cities
        .split(' ')
        .flatMap((city) => [entry('province', value, city, 'city'), entry('province', value, `${city}市`, 'city')]),
    ),
    ...also('noise', '', NOISE_WORDS),
  ]
}

/** Those whose words come in a way of their own. */
const APART: ReadonlySet<string> = new Set(['platform', 'industry', 'transfer-way', 'province'])

const facet = (
  of: SearchFacet,
  names: Readonly<Record<string, Name>>,
  words: Readonly<Partial<Record<string, string>>>,
): readonly LexiconEntry[] =>
  Object.entries(names).flatMap(([value, name]) => [...named(of, value, name), ...also(of, value, words[value])])

const named = (of: SearchFacet, value: string, { zh, en }: Name, code?: string): readonly LexiconEntry[] =>
  [zh, en, ...partsOf(en), ...(code === undefined ? [] : [code])].map((word) => entry(of, value, word, 'name'))

/** Beauty and skin care, of "Beauty & skin care". */
const partsOf = (en: string): readonly string[] => (en.includes(' & ') ? en.split(' & ') : [])

const also = (of: SearchFacet | 'noise', value: string, words: string | undefined): readonly LexiconEntry[] =>
  (words ?? '').split(' ').flatMap((word) => (word === '' ? [] : [entry(of, value, word, 'synonym')]))

function entry(of: SearchFacet | 'noise', value: string, word: string, role: LexiconEntry['role']): LexiconEntry {
  const key = searchText(word).toLowerCase()
  return { key, word: word.replace(/_/g, ' '), facet: of, value, role, isHan: /^\p{Script=Han}+$/u.test(key) }
}
