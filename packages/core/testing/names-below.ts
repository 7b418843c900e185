/** A name in both languages, with its place. */
export interface FoundName {
  readonly at: string
  readonly zh: string
  readonly en: string
}

const MAX_DEPTH = 4

/** Every name in a value, such as a table or a list. */
export function namesBelow(at: string, value: unknown, depth = 0): readonly FoundName[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  if ('zh' in value && 'en' in value) return [{ at, zh: String(value.zh), en: String(value.en) }]
  return Object.entries(value).flatMap(([key, part]) => namesBelow(`${at}.${key}`, part, depth + 1))
}

/** A name without one of its languages, or in the wrong one. Where a sign is a brand's own it is the same in both. */
export const isFaultyName = ({ zh, en }: FoundName): boolean =>
  zh.trim() === '' || en.trim() === '' || /\p{sc=Han}/u.test(en) || (!/\p{sc=Han}/u.test(zh) && zh !== en)

/** Faults of names: a table or an entry without content, a missing language, two names of one table that are alike. */
export function faultsInNames(tables: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(tables).flatMap(([table, value]) => {
    const names = namesBelow(table, value)
    const twice = (['zh', 'en'] as const).flatMap((language) => {
      const texts = names.map((name) => name[language])
      return texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `${table} says ${text} twice`)
    })
    return [
      ...emptyBelow(table, value).map((at) => `${at} is empty`),
      ...names.filter(isFaultyName).map(({ at }) => `${at} lacks a language`),
      ...twice,
    ]
  })
}

function emptyBelow(at: string, value: unknown, depth = 0): readonly string[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  const entries = Object.entries(value)
  return entries.length === 0 ? [at] : entries.flatMap(([key, part]) => emptyBelow(`${at}.${key}`, part, depth + 1))
}
