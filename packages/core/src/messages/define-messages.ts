import type { Name } from '../kernel/index.ts'

/** One area's words in both languages. */
export interface Messages<T> {
  readonly 'zh-CN': T
  readonly en: T
}

/** A text in both languages, or what a language has of its own: a list of paragraphs, a function. */
type Both = { readonly [Language in keyof Name]: unknown }
type Words = Both | ((...given: never[]) => Both) | undefined | { readonly [part: string]: Words }

type InOneLanguage<T> = T extends { readonly zh: infer Text; readonly en: infer Text }
  ? Text
  : T extends (...given: infer Given) => infer Made
    ? (...given: Given) => InOneLanguage<Made>
    : { readonly [Part in keyof T]: InOneLanguage<T[Part]> }

/** Each text is beside its translation. A word that one language lacks does not compile. */
export function defineMessages<T extends { readonly [part: string]: Words }>(words: T): Messages<InOneLanguage<T>> {
  return { 'zh-CN': wordsIn('zh', words), en: wordsIn('en', words) } as Messages<InOneLanguage<T>>
}

function wordsIn(language: keyof Name, words: Words): unknown {
  if (words === undefined) return undefined
  if (typeof words === 'function') return (...given: never[]) => wordsIn(language, words(...given))
  if (isBoth(words)) return words[language]
  return Object.fromEntries(Object.entries(words).map(([part, within]) => [part, wordsIn(language, within)]))
}

const isBoth = (words: Both | { readonly [part: string]: Words }): words is Both => 'zh' in words && 'en' in words
