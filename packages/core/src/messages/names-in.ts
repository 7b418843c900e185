import type { Name } from '../kernel/index.ts'
import type { Locale } from './locale.ts'
import { nameIn } from './name-in.ts'

/** A row of a table that has a name, or is one. */
type Named = Name | { readonly name: Name }

/** A whole table in one language, under the same keys: `namesIn(ORDER_STATUSES, 'en').paid`. */
export function namesIn<Key extends PropertyKey>(
  table: Readonly<Record<Key, Named>>,
  locale: Locale,
): Readonly<Record<Key, string>> {
  const entries = Object.entries<Named>(table).map(([key, row]) => [
    key,
    nameIn('name' in row ? row.name : row, locale),
  ])
  return Object.fromEntries(entries) as Record<Key, string>
}
