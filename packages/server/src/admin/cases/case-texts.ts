import type { Name } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'

/** The words of a queue's cases, of which a call wants one language. */
export const caseTexts =
  <Key extends string>(names: Readonly<Record<Key, Name>>) =>
  (locale: Locale): Readonly<Record<Key, string>> =>
    Object.fromEntries(Object.entries<Name>(names).map(([key, name]) => [key, nameIn(name, locale)])) as Readonly<
      Record<Key, string>
    >
