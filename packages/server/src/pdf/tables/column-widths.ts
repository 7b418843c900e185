/** `natural` is the width of its widest cell in one line, `share` its part of the rest. */
export interface MeasuredColumn {
  readonly natural: number
  readonly share: number
  /** Numbers are read by their places and are never broken. */
  readonly isWhole: boolean
}

/**
 * Widths that fill a line: columns of numbers are as wide as their widest cell, what is left goes to the others by
 * their shares, and none gets more than it needs while another has too little.
 */
export function columnWidths(columns: readonly MeasuredColumn[], total: number): readonly number[] {
  const widths = columns.map(({ natural, isWhole }) => (isWhole ? natural : 0))
  let open = columns.flatMap(({ isWhole }, place) => (isWhole ? [] : [place]))
  const left = () => total - widths.reduce((sum, width) => sum + width, 0)
  const sharesOf = (places: readonly number[]) => places.reduce((sum, place) => sum + (columns[place]?.share ?? 0), 0)
  const part = (place: number, rest: number) => (rest * (columns[place]?.share ?? 0)) / sharesOf(open)
  for (;;) {
    const rest = left()
    const content = open.filter((place) => (columns[place]?.natural ?? 0) <= part(place, rest))
    if (content.length === 0) {
      for (const place of open) widths[place] = part(place, rest)
      break
    }
    for (const place of content) widths[place] = columns[place]?.natural ?? 0
    open = open.filter((place) => !content.includes(place))
  }
  // The remaining width is spread over all columns, so that the table reaches both margins.
  const [rest, shares] = [left(), columns.reduce((sum, { share }) => sum + share, 0)]
  return rest > 0 ? widths.map((width, place) => width + (rest * (columns[place]?.share ?? 0)) / shares) : widths
}
