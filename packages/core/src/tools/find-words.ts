/** A word of the list in a text: from `start` up to `end`, in units of the text. */
export interface FoundWord {
  readonly start: number
  readonly end: number
  readonly index: number
}

interface Node {
  readonly next: Map<number, Node>
  /** Where to go on when no letter fits: the longest suffix of the read text that begins a word. */
  fallback: Node | null
  /** The words that end here, and those that end with them. */
  readonly ends: number[]
}

/**
 * Reads a text once, however many words are searched (Aho–Corasick). Upper and lower case, full and half width are
 * equal; spaces and signs that split up a word are skipped. All places are found, overlapping ones too.
 */
export function createWordFinder(words: readonly string[]): (text: string) => readonly FoundWord[] {
  const root = newNode()
  const folded = words.map((word) => [...foldedUnits(word)])
  folded.forEach((units, index) => {
    if (units.length === 0) return
    let node = root
    for (const unit of units) {
      const next = node.next.get(unit) ?? newNode()
      node.next.set(unit, next)
      node = next
    }
    node.ends.push(index)
  })
  linkFallbacks(root)
  return (text) => readText(root, folded, text)
}

function readText(root: Node, folded: readonly (readonly number[])[], text: string): readonly FoundWord[] {
  const found: FoundWord[] = []
  /** Position in the text of each unit that was not skipped. */
  const places: number[] = []
  let node = root
  for (let at = 0; at < text.length; at += 1) {
    const unit = foldedUnit(text.charCodeAt(at))
    if (unit === 0) continue
    places.push(at)
    node = step(node, unit)
    for (const index of node.ends) {
      const { length } = folded[index] as readonly number[]
      const first = places.at(-length) as number
      if (!isPartOfLatinWord(text, first, at)) found.push({ start: first, end: at + 1, index })
    }
  }
  return found
}

function step(from: Node, unit: number): Node {
  let node = from
  while (node.fallback !== null && !node.next.has(unit)) node = node.fallback
  return node.next.get(unit) ?? node
}

function linkFallbacks(root: Node): void {
  const waiting = [...root.next.values()]
  for (const node of waiting) node.fallback = root
  for (let at = 0; at < waiting.length; at += 1) {
    const node = waiting[at] as Node
    for (const [unit, next] of node.next) {
      const fallback = step(node.fallback ?? root, unit)
      next.fallback = fallback
      next.ends.push(...fallback.ends)
      waiting.push(next)
    }
  }
}

const newNode = (): Node => ({ next: new Map(), fallback: null, ends: [] })

/**
 * "top1" is not found in "stop10": a word of Latin letters and digits is found whole only. There is no letter beyond
 * the text.
 */
function isPartOfLatinWord(text: string, first: number, last: number): boolean {
  const goesOn = (inside: number, outside: number): boolean =>
    isLatin(foldedUnit(text.charCodeAt(inside))) && isLatin(foldedUnit(text.charCodeAt(outside)))
  return goesOn(first, first - 1) || goesOn(last, last + 1)
}

const isLatin = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57)

function* foldedUnits(word: string): Generator<number> {
  for (let at = 0; at < word.length; at += 1) {
    const unit = foldedUnit(word.charCodeAt(at))
    if (unit !== 0) yield unit
  }
}

/** Characters that split up a word to hide it: spaces but no line ends, zero-width signs, dots, stars and dashes. */
const READ_OVER: ReadonlySet<number> = new Set(
  [...' \t\u00a0\u3000\u200b\u200c\u200d\u2060\ufeff·•.*-_~^|/\\'].map((sign) => sign.charCodeAt(0)),
)

/** One unit for all forms of a letter; 0 for a skipped one. */
function foldedUnit(unit: number): number {
  const plain = unit >= 0xff01 && unit <= 0xff5e ? unit - 0xfee0 : unit
  if (READ_OVER.has(plain)) return 0
  return plain >= 65 && plain <= 90 ? plain + 32 : plain
}
