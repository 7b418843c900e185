import { parseArgs, type ParseArgsConfig } from 'node:util'

const USUAL_ROWS = 20
const MOST_ROWS = 1000

export const ROWS_WORDS = `--most is how many lines to show, from 1 to ${MOST_ROWS}.`

/** Throws for an option that it was not told of. */
export function optionsOf(rest: readonly string[], names: readonly string[]): Readonly<Record<string, string | undefined>> {
  const options: ParseArgsConfig['options'] = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  return parseArgs({ args: [...rest], options, strict: true, allowPositionals: false }).values as Record<string, string | undefined>
}

export function rowsOf(given: string | undefined): number | null {
  if (given === undefined) return USUAL_ROWS
  const most = Number(given)
  return Number.isInteger(most) && most >= 1 && most <= MOST_ROWS ? most : null
}
