import type pg from 'pg'
import { expect, it } from 'vitest'
import { connectionWay, isRefusedParameter } from './connection-way.ts'

/** A connection whose pooler, if any, gives named statements other names. */
function connection(processID: number, { pid = 7, limit = '0', isRenamed = false } = {}) {
  const sent: string[] = []
  const query = async (statement: string | { readonly name: string; readonly text: string }) => {
    const text = typeof statement === 'string' ? statement : statement.text
    sent.push(text)
    if (text.includes('pg_backend_pid')) return { rows: [{ pid, limit }] }
    return { rows: typeof statement === 'string' ? [] : [{ known: !isRenamed }] }
  }
  return { client: { processID, query } as unknown as pg.PoolClient, sent }
}

it('takes a session that answers itself as it is, after one question', async () => {
  const { client, sent } = connection(7, { limit: '1min' })
  expect(await connectionWay(client)).toEqual({ isPooled: false, keepsStatements: true, limitsStatements: true })
  expect(sent).toHaveLength(1)
})

it('names statements behind a pooler that renames them, and leaves none behind where it does not (FLEET-1)', async () => {
  const renaming = connection(1, { isRenamed: true, limit: '1min' })
  expect(await connectionWay(renaming.client)).toEqual({
    isPooled: true,
    keepsStatements: true,
    limitsStatements: true,
  })
  expect(renaming.sent.filter((text) => text.startsWith('DEALLOCATE'))).toEqual([])
  const passing = connection(1)
  expect(await connectionWay(passing.client)).toEqual({
    isPooled: true,
    keepsStatements: false,
    limitsStatements: false,
  })
  expect(passing.sent.filter((text) => text.startsWith('DEALLOCATE'))).toHaveLength(1)
})

it('tells a refused parameter from any other refusal', () => {
  expect(isRefusedParameter(new Error('unsupported startup parameter: statement_timeout'))).toBe(true)
  expect(isRefusedParameter(new Error('password authentication failed'))).toBe(false)
})
