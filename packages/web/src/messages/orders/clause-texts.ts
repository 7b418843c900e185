import type { Clause, OlderClause } from '@diandu/core/orders'

/** The figures of a deal as the sentences of its agreement contain them. */
export interface ClauseFigures {
  readonly price: string
  readonly deposit: string
  readonly balance: string
  readonly fee: string
  readonly now: string
  readonly later: string
  readonly damages: string
  readonly damagesShare: string
  /**
   * The company's registered capital, and the least part of it that changes hands; null where the capital is not known.
   */
  readonly capital: string | null
  readonly share: string | null
  /** The coupon's saving, and the rest of that payment; null without a coupon. */
  readonly coupon: string | null
  readonly own: string | null
}

export interface ClauseMessages {
  readonly title: string
  readonly text: (figures: ClauseFigures) => string
}

/** Older versions have no clause on viewing. */
export type ClauseTexts = Readonly<Record<OlderClause, ClauseMessages> & Partial<Record<Clause, ClauseMessages>>>
