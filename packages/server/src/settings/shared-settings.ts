import { createHmac } from 'node:crypto'
import { ALL_SETTINGS, type SettingValues } from './schema.ts'
import type { Setting } from './setting.ts'

/** Compared among the servers of one market, by the name of the setting: values, and fingerprints of secrets. */
export interface SharedSettings {
  readonly mustAgree: Readonly<Record<string, string>>
  readonly shouldAgree: Readonly<Record<string, string>>
}

/** Enough to notice that two secrets differ, and too little to guess one by. */
const SHOWN_BYTES = 2

export function sharedSettings(values: SettingValues): SharedSettings {
  const textOf = (name: string, { secret }: Setting): string => {
    const text = JSON.stringify(values[name as keyof SettingValues] ?? null)
    return secret === undefined ? text : digestOf(name, text)
  }
  const those = (wanted: Setting['amongServers']) =>
    Object.fromEntries(
      ALL_SETTINGS.filter(([, { amongServers }]) => amongServers === wanted).map(([name, setting]) => [
        name,
        textOf(name, setting),
      ]),
    )
  return { mustAgree: those('must-agree'), shouldAgree: those(undefined) }
}

const digestOf = (name: string, text: string): string =>
  createHmac('sha256', text).update(`diandu ${name}`).digest().subarray(0, SHOWN_BYTES).toString('hex')
