import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { ALL_SETTINGS } from './schema.ts'
import { settingsPage } from './settings-page.ts'

const written = () => readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')

it('the page of the settings is what the schema prints: run `node tools/write-settings-page.mjs`', () => {
  expect(written()).toBe(settingsPage())
})

it('the page tells every setting once, with its type, its default and its meaning', () => {
  const names = [...settingsPage().matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(names).toEqual(ALL_SETTINGS.map(([name]) => name))
  expect(new Set(names).size).toBe(names.length)
  expect(settingsPage()).toContain(
    '| `PORT` | whole number, 0 to 65535 | `3000` |  | Where to listen; `0` takes any free port. The address is printed. |',
  )
  for (const [name, { type, meaning }] of ALL_SETTINGS) {
    expect(v.getDescription(type), name).toBeTruthy()
    expect(meaning, name).toMatch(/\.$/)
  }
})

it('the page tells no default of a secret (SET-3)', () => {
  for (const [name, setting] of ALL_SETTINGS)
    if (setting.secret !== undefined && typeof setting.default === 'object')
      expect(settingsPage(), name).not.toContain(setting.default.demo)
})
