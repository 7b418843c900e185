import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { readConstraints, readFilledColumns } from './read-schema.ts'

const page = readFileSync(new URL('../../../../../docs/scaling.md', import.meta.url), 'utf8')
const section = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

/** Each table with its column, of items such as `- **Order**, `order_id`: `orders` (`id`), `refunds`.`. */
const KEYS = section('Keys for sharding')
  .split('\n- ')
  .slice(1)
  .flatMap((item) => {
    const [head = '', tables = ''] = item.split('\n\n')[0]?.split(/:(.*)/s) ?? []
    const column = /`(\w+)`/.exec(head)?.[1] ?? null
    return [...tables.matchAll(/`(\w+)`(?:\s+\(`(\w+)`\))?/g)].map(
      ([, table = '', own]) => [table, own ?? column] as const,
    )
  })

it('every table is spread by a column that is never empty, or whole on each machine, or on one (FLEET-100)', async () => {
  const filled = await readFilledColumns(await openTestDatabase())
  expect(KEYS.map(([table]) => table).sort()).toEqual([...filled.keys()].sort())
  expect(KEYS.filter(([table, column]) => column !== null && filled.get(table)?.includes(column) !== true)).toEqual([])
})

it('a constraint that cannot hold over several machines has something in its place (FLEET-101)', async () => {
  const keys = new Map(KEYS)
  const apart = (await readConstraints(await openTestDatabase())).filter(({ table, kind, columns }) => {
    const key = keys.get(table) ?? null
    return key !== null && (kind !== 'unique' || !columns.includes(key))
  })
  const listed = [...section('Unique constraints without the key').matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(listed.sort()).toEqual(apart.map(({ name }) => name).sort())
})
