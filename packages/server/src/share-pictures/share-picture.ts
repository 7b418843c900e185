/** The picture that a chat shows beside a link. Each page states its own. */
export interface SharePicture {
  /** Who says all this. */
  readonly kicker: string
  readonly title: string
  readonly mark?: { readonly label: string; readonly hue: number }
  /** Read first: a price, or how many there are. */
  readonly amount: string
  readonly isPrice: boolean
  /** Beside the amount. */
  readonly note?: string
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  /** Columns over months, the oldest first. */
  readonly columns?: { readonly label: string; readonly values: readonly number[] }
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly foot: string
}
