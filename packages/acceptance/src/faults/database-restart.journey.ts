import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApi, SUCCESS, type ApiClient } from '../api/api-client.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { DEMO_STAFF, openStaffApi } from '../api/staff.ts'
import { startBenchPostgres, type BenchPostgres } from '../bench/bench-postgres.ts'
import { newInstallation, type Installation } from '../server/installation.ts'
import { startServerProcess, type ServerProcess } from '../server/server-process.ts'

const CASES = 12
/** Decided before PostgreSQL is away, and tried while it is. */
const BEFORE = 4
const DURING = 3

interface Case {
  readonly id: string
  readonly version: string
  readonly title: string
}

interface Entry {
  readonly act: string
  readonly object: { readonly id: string }
}

let postgres: BenchPostgres | undefined
let installation: Installation | undefined
let server: ServerProcess | undefined

beforeAll(async () => {
  postgres = await startBenchPostgres()
  if (postgres === undefined) return
  installation = await newInstallation('postgresql', postgres.url)
  server = await startServerProcess(installation, { env: { ADMIN_PORT: '0' } })
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

it('a batch of the console whose database is away in the middle decides each case once, and says what failed (ADM-4, ADM-11)', async ({
  skip,
}) => {
  if (postgres === undefined || installation === undefined || server === undefined)
    return skip('PostgreSQL is not on this machine')
  const user = await logIn(await openApi(server.url), PEOPLE.zhou)
  for (let number = 1; number <= CASES; number += 1)
    await user.must('POST user/add/proposal', { content: `希望列表能按地区筛选 ${number}`, contact: '' })

  const place = { installation, consoleUrl: server.consoleUrl }
  const support = await openStaffApi(place, DEMO_STAFF.Support)
  const auditor = await openStaffApi(place, DEMO_STAFF.Auditor)
  const close = async ({ id, version }: Case) =>
    (await support('feedback/decide/close', { id, version, words: '已记录', fields: {} })).code
  const waiting = async () =>
    (await support<readonly Case[]>('feedback?locale=zh-CN')).data.filter(({ title }) =>
      title.startsWith('希望列表能按地区筛选'),
    )

  const cases = await waiting()
  expect(cases).toHaveLength(CASES)
  const codes = new Map<string, string>()
  const closeAll = async (some: readonly Case[]) => {
    for (const one of some) codes.set(one.id, await close(one))
  }
  await closeAll(cases.slice(0, BEFORE))
  await postgres.restart(() => closeAll(cases.slice(BEFORE, BEFORE + DURING)))
  await closeAll(cases.slice(BEFORE + DURING))
  expect(cases.map(({ id }) => codes.get(id))).toEqual([
    ...Array.from({ length: BEFORE }, () => SUCCESS),
    ...Array.from({ length: DURING }, () => '503'),
    ...Array.from({ length: CASES - BEFORE - DURING }, () => SUCCESS),
  ])
  expect((await waiting()).map(({ id }) => id).sort()).toEqual(
    cases
      .slice(BEFORE, BEFORE + DURING)
      .map(({ id }) => id)
      .sort(),
  )
  await closeAll(cases.slice(BEFORE, BEFORE + DURING))
  expect(await waiting()).toEqual([])
  const { items } = (await auditor<{ readonly items: readonly Entry[] }>('log')).data
  const decided = items.filter(({ act }) => act === 'answer-feedback').map(({ object }) => object.id)
  expect(decided.sort()).toEqual(cases.map(({ id }) => id).sort())
})
