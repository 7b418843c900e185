import type { CaseDetail, CaseQueue, StaffRole, Today, WaitingCase } from '@diandu/core/admin'
import type { Database } from '../../database/index.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { openConsole, type Answered } from './open-console.ts'

const SUCCESS = '000000'

/** A market with its console: one works on the queue, an auditor looks, a colleague of another role may not. */
export async function openCaseDesk(db: Database, queue: CaseQueue, role: StaffRole, stranger: StaffRole) {
  const fixture = await openServerFixture(db)
  const { addStaff, logIn, send, clock } = await openConsole(db)
  await addStaff('worker', [role])
  await addStaff('auditor', ['auditor'])
  await addStaff('stranger', [stranger])
  const meet = () => clock.advance(Math.max(0, fixture.now() - clock.now()))
  meet()
  const [worker, auditor, colleague] = [await logIn('worker'), await logIn('auditor'), await logIn('stranger')]
  meet()
  const post = (path: string, input: Readonly<Record<string, unknown>>, cookie = worker): Promise<Answered> =>
    send('POST', path, input, { cookie })
  const waiting = async (locale: 'zh-CN' | 'en' = 'en') =>
    (await send('GET', queue, { locale }, { cookie: worker })).data as readonly WaitingCase[]
  const shown = async (id: string, cookie = worker) =>
    (await send('GET', `${queue}/one`, { id, locale: 'en' }, { cookie })).data as CaseDetail
  const decide = (
    decision: string,
    { id, version }: { readonly id: string; readonly version: string },
    words = '',
    fields = {},
    cookie = worker,
  ) => send('POST', `${queue}/decide/${decision}`, { id, version, words, fields }, { cookie })
  const done = async (...given: Parameters<typeof decide>) => (await decide(...given)).code === SUCCESS
  const reveal = (id: string, key: string, cookie = worker) =>
    send('POST', `${queue}/reveal`, { id, key, reason: 'needed for the call', locale: 'en' }, { cookie })
  const today = async () =>
    ((await send('GET', 'today', {}, { cookie: auditor })).data as Today).queues.find((one) => one.queue === queue)
      ?.waiting
  const logged = () =>
    db.query<{ readonly act: string; readonly userId: string | null; readonly reason: string; readonly after: string }>(
      `SELECT act, user_id, reason, after FROM staff_log WHERE act <> 'logged-in' ORDER BY number`,
      [],
    )
  const everySight = async (id: string, cookie: string) =>
    JSON.stringify([
      (await send('GET', queue, { locale: 'en' }, { cookie })).data,
      (await send('GET', `${queue}/one`, { id, locale: 'en' }, { cookie })).data,
    ])
  return {
    db,
    clock,
    post,
    fixture,
    worker,
    auditor,
    colleague,
    waiting,
    shown,
    decide,
    done,
    reveal,
    today,
    logged,
    everySight,
  }
}
