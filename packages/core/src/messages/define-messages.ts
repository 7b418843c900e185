/** One area's words in both languages. A word that one language lacks does not compile. */
export interface Messages<T> {
  readonly 'zh-CN': T
  readonly en: T
}

/** The shape comes from zh-CN, the language the product is written in first. */
export function defineMessages<T>(zh: T, en: NoInfer<Widened<T>>): Messages<Widened<T>> {
  return { 'zh-CN': zh as Widened<T>, en }
}

/** Literal texts become `string`, so that the two languages may differ in them and in nothing else. */
export type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : { readonly [K in keyof T]: Widened<T[K]> }
