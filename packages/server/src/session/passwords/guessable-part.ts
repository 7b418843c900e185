/** Parts of a password that can be guessed by knowing no more than whose it is. */
export type Guessable = 'a-name' | 'a-pattern' | 'a-date'

/** Names of this project: they can be tried without knowing the user. */
const OPERATOR_NAMES = ['diandu', '店渡']

/** Keys and letters in their order, as fingers find them. */
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) => [
  row,
  Array.from(row).toReversed().join(''),
])

/** Shorter ones are in good passwords by chance. */
const SHORTEST_NAME = 4
const SHORTEST_RUN = 3
const MIN_BESIDE_A_NAME = 6
const MIN_STEPS = 5
/** A unit of this length is a password of its own, and may be repeated. */
const MIN_UNIT = 8

/** A birthday, with its year first or last: there are fewer days in a century than an attacker has patience for. */
const DATE =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/
const BETWEEN_DIGITS = /[-./\s]/g

/** Why a password is guessed by an attacker who knows its user's `names` and the keyboard, or undefined. */
export function guessablePart(password: string, names: readonly string[]): Guessable | undefined {
  const text = plain(password)
  if (countSigns(withoutNames(text, names)) < Math.min(MIN_BESIDE_A_NAME, countSigns(text))) return 'a-name'
  if (DATE.test(text.replaceAll(BETWEEN_DIGITS, ''))) return 'a-date'
  return countSteps(text) < MIN_STEPS || countSigns(unitOf(text)) < MIN_UNIT ? 'a-pattern' : undefined
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()
const countSigns = (text: string): number => Array.from(text).length

function withoutNames(text: string, names: readonly string[]): string {
  const own = names.map(plain).filter((name) => countSigns(name) >= SHORTEST_NAME)
  return [...own, ...OPERATOR_NAMES]
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
}

/** Neighbours on the keyboard and equal characters are one step, however many of them follow one another. */
function countSteps(text: string): number {
  const signs = Array.from(text)
  let steps = 0
  for (let at = 0; at < signs.length; steps += 1) at += runAt(signs, at)
  return steps
}

function runAt(signs: readonly string[], from: number): number {
  const isRun = (run: readonly string[]): boolean =>
    run.every((sign) => sign === run[0]) || ROWS.some((row) => row.includes(run.join('')))
  let length = SHORTEST_RUN
  while (from + length <= signs.length && isRun(signs.slice(from, from + length))) length += 1
  return length === SHORTEST_RUN ? 1 : length - 1
}

/** The shortest text whose repetition gives this one: the whole of it, where nothing repeats. */
function unitOf(text: string): string {
  const again = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, again)
}
