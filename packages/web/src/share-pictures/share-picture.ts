/** The picture of a link preview. The server renders it; no browser loads this file. */
export interface SharePicture {
  /** The source: the site's name. */
  readonly kicker: string
  readonly title: string
  readonly mark?: { readonly label: string; readonly hue: number }
  /** The most prominent text: a price, or a number of shops. */
  readonly amount: string
  readonly isPrice: boolean
  /** Beside the amount. */
  readonly note?: string
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  /** Columns over months, the oldest first. */
  readonly columns?: { readonly label: string; readonly values: readonly number[] }
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly foot: string
  /** Another picture has another one, so that no chat keeps the old. */
  readonly version: string
}
