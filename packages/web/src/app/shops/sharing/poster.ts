/** A line of a picture that is shared: what it is, its value, and a bar below both where it is one of several. */
export interface PosterRow {
  readonly label: string
  readonly value: string
  readonly isStrong?: boolean
  /** From where to where of the whole width, 0 to 1. */
  readonly bar?: { readonly from: number; readonly to: number; readonly tone: 'ink' | 'amber' | 'ferry' }
}

export interface PosterHeading {
  readonly heading: string
}

/** Contents from top to bottom; name, day and code follow below on every poster. */
export interface Poster {
  /** Above the title, small. */
  readonly kicker: string
  readonly title: string
  /** Below the title, or below the figure where there is one. */
  readonly line?: string
  /** The one large figure, and what it is. */
  readonly figure?: { readonly label: string; readonly text: string }
  /** Across the top: an address of ours. */
  readonly pictureUrl?: string
  /** The background of the white title, with the picture behind it. */
  readonly ground?: string
  readonly rows: readonly (PosterRow | PosterHeading)[]
  readonly notes: readonly string[]
  /** The one address under which the page is known: path and query. */
  readonly path: string
  /** Of the figures. */
  readonly at: number
}
