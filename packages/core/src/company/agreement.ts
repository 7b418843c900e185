/** The text of an agreement in one language. */
export interface AgreementText {
  readonly opening: string
  readonly articles: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

export const AGREEMENT_NAMES = ['registration'] as const
export type AgreementName = (typeof AGREEMENT_NAMES)[number]

export interface Agreement {
  readonly name: AgreementName
  /** The day since which it reads so. */
  readonly version: string
  readonly zh: AgreementText
  readonly en: AgreementText
}
