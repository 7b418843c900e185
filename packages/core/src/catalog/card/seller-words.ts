import { INDUSTRIES } from '../industry.ts'
import { PLATFORMS } from '../platform.ts'
import { SHOP_KINDS } from '../shop-kind.ts'

/**
 * The part of a seller's title that the card does not show already: no names of platforms, categories and kinds, no
 * figures, no repetitions. The pieces keep their order and the seller's wording.
 */
export function sellerWords(title: string): string {
  const kept: string[] = []
  for (const piece of title.split(BETWEEN)) {
    const words = bare(piece)
    const text = words.toLowerCase()
    if (text !== '' && !kept.some((other) => other.toLowerCase().includes(text))) kept.push(words)
  }
  return kept.join(' ')
}

const BETWEEN = /(?:\.(?!\d)|[\s·•|｜/、，,。;；:：!！?？【】[\]（）()《》<>~～*★☆#＃+＋-])+/u

const TRADE_WORDS = [
  'R标',
  'TM标',
  '一般纳税人',
  '小规模纳税人',
  '类目',
  '店铺',
  '网店',
  '小店',
  '整店',
  '转让',
  '出售',
  '急转',
] as const
/** Words that a card shows already, the longest first, so that none is cut in two. */
const SHOWN_BY_CARD: readonly string[] = [
  ...PLATFORMS.flatMap(({ name }) => [name.zh, name.en]),
  ...Object.values(INDUSTRIES).map(({ zh }) => zh),
  ...Object.values(SHOP_KINDS).map(({ zh }) => zh),
  ...TRADE_WORDS,
]
  .map((words) => words.toLowerCase())
  .toSorted((one, other) => other.length - one.length)

const AGE = /^\d+\s*年(老店|店龄|店)?/u

/** A piece without the words at its ends that the card shows already. */
function bare(piece: string): string {
  let left = piece
  for (;;) {
    const low = left.toLowerCase()
    const start = SHOWN_BY_CARD.find((words) => low.startsWith(words)) ?? AGE.exec(left)?.[0]
    const end = SHOWN_BY_CARD.find((words) => low.endsWith(words))
    // The particle that joined the two falls with the one.
    if (start !== undefined) left = left.slice(start.length).replace(/^的/u, '')
    else if (end !== undefined) left = left.slice(0, -end.length).replace(/的$/u, '')
    else return left
  }
}
