import { expect, it } from 'vitest'
import { DatabaseBusy, orBusy } from './database-busy.ts'

const failing = (message: string, code?: string) =>
  orBusy(Promise.reject(Object.assign(new Error(message), code === undefined ? {} : { code })))

it.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
  ['read ECONNRESET', 'ECONNRESET'],
  ['terminating connection due to administrator command', '57P01'],
  ['the database system is starting up', '57P03'],
  ['sorry, too many clients already', '53300'],
  ['getaddrinfo EAI_AGAIN database', 'EAI_AGAIN'],
  ['connect ENETUNREACH 10.0.0.1:5432', 'ENETUNREACH'],
  ['connect EHOSTDOWN 10.0.0.1:5432', 'EHOSTDOWN'],
  ['read ECONNABORTED', 'ECONNABORTED'],
  ['cannot execute UPDATE in a read-only transaction', '25006'],
  ['Connection terminated unexpectedly', undefined],
  ['timeout exceeded when trying to connect', undefined],
  ['Query read timeout', undefined],
  ['canceling statement due to statement timeout', '57014'],
  ['terminating connection due to idle-in-transaction timeout', '25P03'],
  ['could not extend file "base/5/1249": No space left on device', '53100'],
])('%s is a database that is busy, away or full, and a 503', async (message, code) => {
  await expect(failing(message, code)).rejects.toMatchObject({ statusCode: 503, cause: { message } })
})

it('a statement that took too long is told by words of its own', async () => {
  await expect(failing('canceling statement due to statement timeout', '57014')).rejects.toThrow(
    'A statement took too long.',
  )
})

it.each([
  ['division by zero', '22012'],
  ['duplicate key', '23505'],
  ['deadlock detected', '40P01'],
  ['a mistake', undefined],
])('%s stays what it is', async (message, code) => {
  await expect(failing(message, code)).rejects.not.toBeInstanceOf(DatabaseBusy)
})
