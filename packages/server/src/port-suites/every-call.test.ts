import { readdirSync, readFileSync } from 'node:fs'
import * as wire from '@diandu/wire'
import { expect, it } from 'vitest'

const SOURCES = new URL('../../../adapters/src/', import.meta.url)

/** Every file that may send a call; a test sends none for a user. */
const text = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
  .join('\n')

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value

it('every call of the wire is sent by a client', () => {
  const calls = Object.entries(wire).filter(([, value]) => isCall(value))
  expect(calls.length).toBeGreaterThan(150)
  const unsent = calls.filter(([name]) => !new RegExp(`\\b${name}\\b`).test(text)).map(([name]) => name)
  expect(unsent).toEqual([])
})
