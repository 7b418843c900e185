import * as v from 'valibot'
import { isProduction } from './conditions.ts'
import { refuseSecrets } from './refuse-secrets.ts'
import { ALL_SETTINGS, type SettingValues } from './schema.ts'
import type { Given } from './given.ts'
import type { Setting } from './setting.ts'
import { channelProblems } from './groups/shell-settings.ts'

/** By the schema: the value of every setting, and everything that is wrong, a line for each. */
export function parseSettings(
  given: Given,
  mayResealFromAny: boolean,
): { readonly values: SettingValues; readonly problems: readonly string[] } {
  const read = ALL_SETTINGS.map(([name, setting]) => ({ name, ...parseSetting(name, setting, given) }))
  // A value that does not parse is a problem, and then the values are not returned.
  const values = Object.fromEntries(read.map(({ name, value }) => [name, value])) as unknown as SettingValues
  return {
    values,
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...channelProblems(values),
      ...(isProduction(given) ? refuseSecrets(given, { mayResealFromAny }) : []),
    ],
  }
}

interface ParsedSetting {
  readonly value?: unknown
  readonly problems: readonly string[]
}

function parseSetting(name: string, setting: Setting, given: Given): ParsedSetting {
  const text = given[name]
  const usual = defaultOf(setting, given)
  const problems = [
    ...(setting.requiredWhen ?? []).flatMap(({ holds, must }) =>
      (text === undefined || text === setting.default) && holds(given) ? [`${name} ${must}`] : [],
    ),
    ...(isProduction(given) ? refusedInProduction(name, setting, text) : []),
  ]
  const chosen = text !== undefined && setting.usedWhen?.holds(given) !== false ? text : usual
  if (chosen === undefined) return { problems }
  const parsed = v.safeParse(setting.type, chosen)
  if (parsed.success) return { value: parsed.output, problems }
  return { problems: [...parsed.issues.map(({ message }) => `${name} ${message}`), ...problems] }
}

const defaultOf = (setting: Setting, given: Given): string | undefined =>
  typeof setting.default === 'object' ? setting.default[isProduction(given) ? 'production' : 'demo'] : setting.default

function refusedInProduction(name: string, setting: Setting, text: string | undefined): readonly string[] {
  if (text === undefined) return []
  if (setting.refusedInProduction !== undefined)
    return [`${name} must not be set in production: ${setting.refusedInProduction}`]
  const isInClear = setting.isHttpsInProduction === true && !(URL.canParse(text) && new URL(text).protocol === 'https:')
  return isInClear ? [`${name} must begin with https:// in production.`] : []
}
