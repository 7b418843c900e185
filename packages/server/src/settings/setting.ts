import type * as v from 'valibot'
import type { Condition } from './conditions.ts'
import type { SecretRule } from './secret-rule.ts'

/** One environment variable: its parser, the text for a wrong value, and its row of `docs/settings.md`. */
export interface Setting {
  /** Takes the text to its value. Its description is the type as the page prints it. */
  readonly type: v.GenericSchema<string, unknown>
  /** As an operator would set it; by mode where the modes differ. */
  readonly default?: string | { readonly demo: string; readonly production?: string }
  /** Markdown, for the page. */
  readonly meaning: string
  /** Each condition asks for a value that is not the default. */
  readonly requiredWhen?: readonly Condition[]
  /** While the condition does not hold, nothing uses the value, and a wrong one is no problem. */
  readonly usedWhen?: Condition
  /** Why production must not set it. */
  readonly refusedInProduction?: string
  /** Where something is sent that must not be read on its way. */
  readonly isHttpsInProduction?: true
  /**
   * `may-differ`: each server of a market has its own. `must-agree`: two that differ would refuse what the other one
   * does. Without it a difference is logged.
   */
  readonly amongServers?: 'may-differ' | 'must-agree'
  /** Set when the value, or a part of it, must stay secret. */
  readonly secret?: SecretRule
}

export type SettingGroup = Readonly<Record<string, Setting>>

/** The values of a group once parsed. Only a default of every mode makes a value certain. */
export type ValuesOf<G extends SettingGroup> = {
  readonly [K in keyof G]: G[K] extends { default: string | { production: string } }
    ? v.InferOutput<G[K]['type']>
    : v.InferOutput<G[K]['type']> | undefined
}
