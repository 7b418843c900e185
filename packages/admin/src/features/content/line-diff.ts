export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'come'
  readonly text: string
}

/** Compared line by line up to so many pairs; beyond, the middle is shown as taken away and added. */
const MAX_PAIRS = 4_000_000

/** The lines that two texts share, in their order, with those of only one of them in between. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [one, other] = [before.split('\n'), after.split('\n')]
  let from = 0
  while (from < one.length && from < other.length && one[from] === other[from]) from += 1
  let same = 0
  while (same < one.length - from && same < other.length - from && one.at(-1 - same) === other.at(-1 - same)) same += 1
  return [
    ...one.slice(0, from).map(as('same')),
    ...middle(one.slice(from, one.length - same), other.slice(from, other.length - same)),
    ...one.slice(one.length - same).map(as('same')),
  ]
}

const as =
  (kind: DiffLine['kind']) =>
  (text: string): DiffLine => ({ kind, text })

function middle(one: readonly string[], other: readonly string[]): readonly DiffLine[] {
  if (one.length * other.length > MAX_PAIRS) return [...one.map(as('gone')), ...other.map(as('come'))]
  // How many lines the rests of both share, from each pair of places on.
  const width = other.length + 1
  const shared = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number): number => shared[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      shared[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const [gone, come] = [one[row], other[column]]
    if (gone !== undefined && gone === come) {
      lines.push({ kind: 'same', text: gone })
      row += 1
      column += 1
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'gone', text: gone })
      row += 1
    } else if (come !== undefined) {
      lines.push({ kind: 'come', text: come })
      column += 1
    }
  }
  return lines
}

/** Of lines that are the same, so many around each change are shown. */
const AROUND = 2

/** The changes with some lines around them; `null` where lines between them are left out. */
export function changedParts(lines: readonly DiffLine[]): readonly (DiffLine | null)[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same'),
  )
  return lines.flatMap((line, at) => (isNear[at] === true ? [line] : isNear[at - 1] === true ? [null] : []))
}
