import * as v from 'valibot'
import { SETTING_GROUPS } from './schema.ts'
import type { Setting } from './setting.ts'

const INTRODUCTION = `# Settings

<!-- Printed from packages/server/src/settings by \`node tools/write-settings-page.mjs\`. Edit the schema, not this page. -->

Environment variables, read once at start. If any of them is wrong, the server names every one and what it must be, and does not start.
A variable set to nothing counts as not set. Nothing has to be set for a demonstration.

Production refuses, by name, a secret that stands in the source, one that is easily guessed (zeros, one part again and again,
characters in order), and two that are equal: make each with \`openssl rand -base64 32\`. The variables marked **secret** are meant.

\`npm run dev\` sets \`DIANDU_DEV=1\`. For tests, \`TEST_DATABASE_URL\` names a PostgreSQL to use instead of a throwaway one, and \`FC_SEED\`
repeats a run of generated cases.`

/** \`docs/settings.md\`, as the schema says it. */
export const settingsPage = (): string =>
  `${[INTRODUCTION, ...SETTING_GROUPS.map(({ title, settings }) => `## ${title}\n\n${tableOf(Object.entries(settings))}`)].join('\n\n')}\n`

const tableOf = (settings: readonly (readonly [string, Setting])[]): string =>
  [
    '| variable | type | default | required when | meaning |',
    '| --- | --- | --- | --- | --- |',
    ...settings.map(([name, setting]) => `| ${cellsOf(name, setting).join(' | ')} |`),
  ].join('\n')

const cellsOf = (name: string, setting: Setting): readonly string[] => [
  `\`${name}\``,
  [v.getDescription(setting.type) ?? '', ...(setting.secret === undefined ? [] : ['**secret**'])].join(', '),
  defaultText(setting),
  (setting.requiredWhen ?? []).map(({ words }) => words).join('; '),
  [setting.meaning, ...refusalsOf(setting)].join(' '),
]

function defaultText({ default: usual, secret }: Setting): string {
  if (usual === undefined || usual === '') return ''
  if (typeof usual === 'string') return `\`${usual}\``
  const demo = secret === undefined ? `\`${usual.demo}\`` : 'one that everybody knows'
  return `demo: ${demo}${usual.production === undefined ? '' : `; production: \`${usual.production}\``}`
}

const refusalsOf = ({ refusedInProduction }: Setting): readonly string[] =>
  refusedInProduction === undefined ? [] : [`Not in production: ${refusedInProduction}`]
