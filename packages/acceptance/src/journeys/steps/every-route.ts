import { inCheckout } from '../../server/checkout-root.ts'
import { runProgram } from '../../server/run-program.ts'

export type Visitor = 'a stranger' | 'a person' | 'a seller'

export interface Route {
  readonly path: string
  /** Who may see it in a browser. */
  readonly who: readonly Visitor[]
}

/**
 * The product's routes, as printed by its own command: a new route is visited without being named here. `known` has an
 * address for patterns with an id.
 */
export async function everyRoute(known: Readonly<Record<string, string>>): Promise<readonly Route[]> {
  const { exitCode, output } = await runProgram([inCheckout('tools', 'routes.mjs')])
  if (exitCode !== 0) throw new Error(`The routes could not be printed:\n${output}`)
  return [...output.matchAll(/^\| (\/\S*) \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, pattern = '', stranger = '', person = '']) => ({
      path: known[pattern] ?? anExample(pattern),
      who: [
        ...(stranger.trim() === 'enters' ? (['a stranger'] as const) : []),
        ...(person.trim() !== 'enters' || !isOtherForPerson(pattern, stranger)
          ? []
          : pattern.startsWith('/user_center/shops')
            ? (['a seller'] as const)
            : (['a person'] as const)),
      ],
    }),
  )
}

const anExample = (pattern: string): string =>
  pattern
    .replace(/\/:market$/, '/tmall')
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:\w+/g, '1')

/** Pages that are the same for all visitors are visited once. */
const isOtherForPerson = (pattern: string, stranger: string): boolean =>
  stranger.trim() !== 'enters' || pattern.startsWith('/user_center') || pattern === '/shop/:id'
