import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))

/** State that outlives a transaction. Cursors, locks and settings can be the transaction's own. */
const STAYS: Readonly<Record<string, RegExp>> = {
  'a lock of the session': /pg_(?:try_)?advisory_lock(?:_shared)?\b/,
  'a setting of the session': /(?:['"`;]|BEGIN)\s*SET (?!LOCAL\b)(?:SESSION )?[a-z_.]+ *(?:=|TO\b) *['"\w]/,
  'a setting by a function': /set_config\([^)]*, *false\)/,
  'a temporary table': /CREATE (?:LOCAL |GLOBAL )?TEMP/,
  'a named statement': /['"`;]\s*PREPARE /,
  'a cursor that outlives': /WITH HOLD/,
  'a value of the session': /\b(?:currval|lastval)\(/,
}
/** A program that listens has a connection of its own. */
const LISTENS = /['"`]\s*LISTEN\b/
const OWN_CONNECTION = /new pg\.Client\b/
/** Is given such a connection. */
const USES_OWN_CONNECTION = 'database/upgrade/turn-of-session.ts'

const whatStays = (text: string): readonly string[] => [
  ...Object.entries(STAYS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : [])),
  ...(LISTENS.test(text) && !OWN_CONNECTION.test(text) ? ['a channel on a shared connection'] : []),
]

it('notices each kind of state that a session would keep', () => {
  const examples = [
    `query('SELECT pg_advisory_lock($1)')`,
    `query('SET statement_timeout = 5')`,
    'script(`SET LOCAL a = 1; SET search_path TO x`)',
    `query("SELECT set_config('a', 'b', false)")`,
    `query('CREATE TEMP TABLE a (b int)')`,
    `query('PREPARE a AS SELECT 1')`,
    `'DECLARE a CURSOR WITH HOLD FOR SELECT 1'`,
    `query("SELECT currval('a')")`,
    `query('LISTEN changes')`,
  ]
  for (const example of examples) expect([example, whatStays(example)]).toEqual([example, [expect.any(String)]])
  for (const fine of [
    `'SELECT pg_advisory_xact_lock($1)'`,
    `'SET LOCAL lock_timeout = 1'`,
    `'UPDATE a SET b = $1'`,
    `new pg.Client(url).query('LISTEN a')`,
  ])
    expect(whatStays(fine)).toEqual([])
})

it('no statement of the server leaves anything in a session that the next transaction would meet (FLEET-1)', async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter(
    (path) => /\.(?:ts|sql)$/.test(path) && !path.endsWith('.test.ts') && path !== USES_OWN_CONNECTION,
  )
  expect(files.length).toBeGreaterThan(500)
  const found = await Promise.all(
    files.map(async (path) =>
      whatStays(await readFile(`${SOURCES}/${path}`, 'utf8')).map((what) => `${path}: ${what}`),
    ),
  )
  expect(found.flat()).toEqual([])
})
