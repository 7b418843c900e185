import { parseJson } from '@diandu/core/input'

/** By which a person knows an entry of a list. */
const NAMES = ['campaign', 'series', 'key', 'id', 'kind'] as const

/** A place in a JSON text with the names of the entries that it goes through: `0 (double-twelve fee-100).stock`. */
export function namedPlace(text: string, place: string): string {
  let value: unknown = parseJson(text)
  return place
    .split('.')
    .map((part) => {
      const isEntry = Array.isArray(value)
      value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined
      const entry = isEntry && typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
      const names = NAMES.flatMap((name) => (typeof entry[name] === 'string' ? [entry[name]] : []))
      return names.length === 0 ? part : `${part} (${names.join(' ')})`
    })
    .join('.')
}
