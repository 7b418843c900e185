import { readFileSync } from 'node:fs'
import { WORK_QUEUES } from '@diandu/core/admin'
import { expect, it } from 'vitest'
import { COMMANDS } from './commands/index.ts'

/** Pages of the console that are no queue. */
const OTHER_PAGES = ['money', 'orders', 'owners', 'people', 'content', 'staff', 'log', 'system']

it('each command is in the table of commands and pages, and each page that it names is there', () => {
  const page = readFileSync(new URL('../../../../docs/commands-and-pages.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([a-z -]+)` \| (.+) \|$/gm)]
  const names = Object.values(COMMANDS).flatMap((topic) => topic.map(({ name }): string => name))
  expect(rows.map(([, name]) => name).toSorted()).toEqual(names.toSorted())
  const pages = rows.flatMap(([, , where = '']) => [...where.matchAll(/`\/([a-z]+)`/g)].map(([, path]) => path))
  expect(new Set(pages.filter((path) => ![...OTHER_PAGES, ...Object.keys(WORK_QUEUES)].includes(path ?? '')))).toEqual(
    new Set(),
  )
})
