import { PLATFORMS, TRADEMARK_STATES } from '../catalog/index.ts'

/** Names with letters of which some are upper case; the longest first, since one may hold another. */
const NAMES = [...PLATFORMS.map(({ name }) => name), ...Object.values(TRADEMARK_STATES)]
  .flatMap(({ zh, en }) => [zh, en])
  .filter((name) => name !== name.toLowerCase())
  .toSorted((one, other) => other.length - one.length)
const BY_LETTERS = new Map(NAMES.map((name) => [name.toLowerCase(), name]))
/** A name is no part of a longer word of Latin letters: "jd" is none of "jdk". */
const NAMED = new RegExp(`(^|[^a-z0-9])(${[...BY_LETTERS.keys()].join('|')})(?![a-z0-9])`, 'gi')

/** A counted word as people read it: platforms and trademarks as they are written. */
export const shownWord = (word: string): string =>
  word.replaceAll(NAMED, (_all, before: string, name: string) => before + (BY_LETTERS.get(name.toLowerCase()) ?? name))
