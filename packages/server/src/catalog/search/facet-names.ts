import {
  INDUSTRIES,
  PROVINCES,
  publicPlatforms,
  SHOP_KINDS,
  TAXPAYER_KINDS,
  TRADEMARK_STATES,
  type Name,
} from '@diandu/core/catalog'
import { facetToken, type Facet } from './facet-tokens.ts'
import { isHan, normalise, runsOf } from './search-grams.ts'

interface NamedFacet {
  readonly token: string
  /** Without spaces. */
  readonly han: string
  readonly words: readonly string[]
}

const named = (facet: Facet, value: string | number, { zh, en }: Name, ...also: readonly string[]): NamedFacet => ({
  token: facetToken(facet, value),
  han: normalise(zh).replace(/\s/g, ''),
  words: [en, ...also].flatMap((text) => runsOf(normalise(text))),
})

const all = (facet: Facet, names: Readonly<Record<string, Name>>): readonly NamedFacet[] =>
  Object.entries(names).map(([value, name]) => named(facet, value, name))

const NAMED_FACETS: readonly NamedFacet[] = [
  ...publicPlatforms().map(({ id, name, code }) => named('platform', id, name, code)),
  ...all('kind', SHOP_KINDS),
  ...all('industry', INDUSTRIES),
  ...all('province', PROVINCES),
  ...all('trademark', TRADEMARK_STATES),
  ...all('taxpayer', TAXPAYER_KINDS),
]

/**
 * The tokens of the choices that a term names: a part of the Chinese name ("食品" is in "食品零食"), or the beginning of
 * a word of the English one. Two Latin letters at least, because one begins too many names.
 */
export function facetsNamed(term: string): readonly string[] {
  const isLatin = !/\p{Script=Han}/u.test(term)
  const fits = isLatin
    ? ({ words }: NamedFacet) => [...term].length > 1 && words.some((word) => word.startsWith(term))
    : ({ han }: NamedFacet) => han.includes(term)
  return NAMED_FACETS.filter(fits).map(({ token }) => token)
}

const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  内衣家居服: ['内衣', '家居服'],
  一般纳税人: ['纳税人'],
  小规模纳税人: ['小规模', '纳税人'],
}

/** The words of the trade: a run such as 天猫女装 is read as two of them. Longest first. */
export const TRADE_WORDS: readonly string[] = [...new Set(NAMED_FACETS.flatMap(({ han }) => [han, ...partsOf(han)]))]
  .filter((word) => /\p{Script=Han}/u.test(word) && [...word].length > 1)
  .sort((a, b) => [...b].length - [...a].length)

/** Names of four characters are two words side by side, and every kind of shop has a short name. */
function partsOf(han: string): readonly string[] {
  const letters = [...han]
  if (!isHan(han)) return []
  if (letters.length === 4) return [letters.slice(0, 2).join(''), letters.slice(2).join('')]
  if (letters.length === 3 && han.endsWith('店')) return [letters.slice(0, 2).join('')]
  return SHORT_NAMES[han] ?? []
}
