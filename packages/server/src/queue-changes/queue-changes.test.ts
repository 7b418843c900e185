import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORK_QUEUES } from '@diandu/core/admin'
import { expect, it } from 'vitest'
import { consoleChanges } from './queue-changes.ts'

const SERVER = join(import.meta.dirname, '..')
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(SERVER, name), 'utf8'))

it.each(Object.keys(WORK_QUEUES))('the store of the queue %s announces its changes (ADM-70)', (queue) => {
  expect(sources.some((source) => source.includes(`announceQueue(tx, '${queue}'`))).toBe(true)
})

it('what consoles have to know is read out of all that was announced', () => {
  expect(
    consoleChanges(new Set(['shop:s1', 'queue:refunds:o1', 'queue:papers:', 'queue:new-one:x', 'staff:st1'])),
  ).toEqual([
    { kind: 'queue', queue: 'refunds', caseId: 'o1' },
    { kind: 'queue', queue: 'papers', caseId: null },
    { kind: 'staff', staffId: 'st1' },
  ])
  expect(consoleChanges('everything')).toBe('everything')
})
