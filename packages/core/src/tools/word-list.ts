import type { Name } from '../kernel/index.ts'

export const WORD_CLASSES = {
  absolute: { zh: '绝对化用语', en: 'Superlatives' },
  authority: { zh: '国家机关与权威', en: 'State and authority' },
  medical: { zh: '医疗用语与疗效', en: 'Medical claims' },
  price: { zh: '价格误导', en: 'Misleading prices' },
  promise: { zh: '保证与承诺', en: 'Guarantees' },
  untrue: { zh: '虚假宣传与评价', en: 'False claims and reviews' },
} as const satisfies Record<string, Name>

export type WordClass = keyof typeof WORD_CLASSES

/** Words that one article of one law is about, for one reason. */
export interface WordGroup {
  readonly id: string
  readonly class: WordClass
  /** `forbidden` in any context; `careful` depends on the context. */
  readonly severity: 'forbidden' | 'careful'
  /** Name, date and article. */
  readonly law: Name
  readonly why: Name
  /** Each word, and its replacement; an empty text: leave it out. */
  readonly words: Readonly<Record<string, string>>
  /** Harmless phrases that hold one of the words. */
  readonly harmless: readonly string[]
}

export interface WordList {
  /** YYYY-MM-DD */
  readonly date: string
  readonly source: Name
  readonly groups: readonly WordGroup[]
}
