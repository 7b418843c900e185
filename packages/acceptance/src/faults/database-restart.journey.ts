import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApi, SUCCESS, type ApiClient } from '../api/api-client.ts'
import { startBenchPostgres, type BenchPostgres } from '../bench/bench-postgres.ts'
import { newInstallation, type Installation } from '../server/installation.ts'
import { startServerProcess, type ServerProcess } from '../server/server-process.ts'

let postgres: BenchPostgres | undefined
let installation: Installation | undefined
let server: ServerProcess | undefined

beforeAll(async () => {
  postgres = await startBenchPostgres()
  if (postgres === undefined) return
  installation = await newInstallation('postgresql', postgres.url)
  server = await startServerProcess(installation)
})
afterAll(async () => {
  await server?.stop()
  await installation?.remove()
  await postgres?.stop()
})

it('the server finds a PostgreSQL that was restarted, and says meanwhile that it is busy', async ({ skip }) => {
  if (postgres === undefined || server === undefined) return skip('PostgreSQL is not on this machine')
  const { url } = server
  const api: ApiClient = await openApi(url)
  const list = async () => api.call('GET goods', { sort: 'price-up' })
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status
  // Many at once, so that several connections are open and idle.
  const before = await Promise.all(Array.from({ length: 12 }, list))
  expect(before.map(({ code }) => code)).toEqual(before.map(() => SUCCESS))
  await postgres.restart(async () => {
    // Another list than before: that one may still be answered from memory.
    const away = await api.call('GET goods', { sort: 'price-down' })
    expect([away.status, away.code]).toEqual([503, '503'])
    // A page whose own call failed says so by its status (WEB-121).
    expect([await statusOf('/health/live'), await statusOf('/health/ready'), await statusOf('/lists')]).toEqual([
      200, 503, 503,
    ])
  })
  const after = await Promise.all(Array.from({ length: 12 }, list))
  expect(after.map(({ text }) => text.replace(/"timestamp":\d+/, ''))).toEqual(
    before.map(({ text }) => text.replace(/"timestamp":\d+/, '')),
  )
  expect([await statusOf('/health/ready'), await statusOf('/lists')]).toEqual([200, 200])
  // Its address is in no document that is kept from the time without a database.
  expect(await (await fetch(`${url}/lists`)).text()).toContain('/shop/')
})
