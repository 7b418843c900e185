import { foldTyped } from '../cleaning/fold-typed.ts'

/** By how many places a unit moves the point. */
const PLACES: Readonly<Record<string, number>> = { 千: 3, k: 3, 万: 4, 萬: 4, w: 4, 百万: 6, 千万: 7, 亿: 8, 億: 8 }

const MONEY = '人民币|rmb|cny'
const FORM = new RegExp(
  `^(?:(?:${MONEY}|¥) ?)?(?<whole>\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?: \\d{3})+|\\d+|(?=\\.\\d))(?:\\.(?<decimals>\\d*))?` +
    ` ?(?<unit>${Object.keys(PLACES).join('|')})?(?: ?(?:元|圆|块钱|块|yuan|${MONEY})整?)?$`,
  'iu',
)

/**
 * A typed number as digits and at most one point, `12800.5`; undefined where that would need a guess. Thousands may be
 * apart by commas or spaces, 。 is a point, and 千, 万, w and 亿 count. A comma is never a point: `100,50` is no number.
 */
export function plainNumber(raw: string): string | undefined {
  // ² and ① are no digits of a number, and folding would make some of them.
  if (/\p{No}/u.test(raw)) return undefined
  const text = foldTyped(raw).replaceAll('。', '.').replace(/\.+/g, '.')
  const found = FORM.exec(text)?.groups
  if (found === undefined) return undefined
  const { whole = '', decimals, unit } = found
  const digits = whole.replace(/[, ]/g, '').padStart(1, '0')
  if (unit === undefined) return decimals === undefined || decimals === '' ? digits : `${digits}.${decimals}`
  const places = PLACES[unit.toLowerCase()] ?? 0
  const [moved, rest] = [(decimals ?? '').slice(0, places).padEnd(places, '0'), (decimals ?? '').slice(places)]
  const left = rest.replace(/0+$/, '')
  return `${digits}${moved}${left === '' ? '' : `.${left}`}`.replace(/^0+(?=\d)/, '')
}
