import type { Given } from './given.ts'

/** When a setting is required. */
export interface Condition {
  /** As in "required when …", for the page. */
  readonly words: string
  /** The text about a setting that is missing, after its name. */
  readonly must: string
  readonly holds: (given: Given) => boolean
}

export const isProduction = (given: Given): boolean => given['DIANDU_MODE'] === 'production'

/** Required while another setting has this value. */
export const whenIs = (name: string, value: string): Condition => ({
  words: `\`${name}\` is \`${value}\``,
  must: `must be set when ${name} is ${value}`,
  holds: (given) => given[name] === value,
})

/** Required while another setting has any value. */
export const whenSet = (name: string): Condition => ({
  words: `\`${name}\` is set`,
  must: `must be set where ${name} is`,
  holds: (given) => given[name] !== undefined,
})

/** Required while any of a group is set, which makes sense only whole. */
export const whenAnySet = (names: readonly string[]): Condition => ({
  words: `another of the ${names.length} is set`,
  must: 'must be set where one of the others is',
  holds: (given) => names.some((name) => given[name] !== undefined),
})

/** Required of every installation for real money; `what` it has to be set to. */
export const inProduction = (what: string): Condition => ({
  words: '`DIANDU_MODE` is `production`',
  must: `must be set to ${what} in production.`,
  holds: isProduction,
})

/** Without it any host that is asked would be believed. */
export const consoleInProduction: Condition = {
  words: '`DIANDU_MODE` is `production` and `ADMIN_PORT` is set',
  must: 'must be set in production where ADMIN_PORT is.',
  holds: (given) => isProduction(given) && given['ADMIN_PORT'] !== undefined,
}

/** Production asks for the real service, unless sandboxes are allowed on purpose. */
export const withoutSandbox: Condition = {
  words: '`DIANDU_MODE` is `production` and `ALLOW_SANDBOXES` is `no`',
  must: 'must be set in production, or ALLOW_SANDBOXES=yes.',
  holds: (given) => isProduction(given) && given['ALLOW_SANDBOXES'] !== 'yes',
}
