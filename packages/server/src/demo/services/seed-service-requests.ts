import { formatTime } from '@diandu/core/format'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { draftText, requestNumber, type ServiceDraft, type ServiceRequestId } from '@diandu/core/services'
import type { Database, Queries, Transaction } from '../../database/index.ts'
import { insertRequest, storeMove } from '../../services/index.ts'
import { DEMO_PEOPLE } from '../demo-people.ts'
import { hasDemoPeople } from '../seed-demo.ts'
import { DEMO_SERVICE_REQUESTS, type DemoServiceRequest } from './demo-service-requests.ts'

/** Any number will do, as long as every server uses the same one. */
const SEED_LOCK = 7_211_160

/** Leaves requests of demo people where none was ever sent, with what the operator did by now. */
export async function seedServiceRequests(db: Database, nowMs: number): Promise<void> {
  if ((await hasRequests(db)) || !(await hasDemoPeople(db))) return
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)::text', [SEED_LOCK])
    if (await hasRequests(tx)) return
    for (const [at, request] of DEMO_SERVICE_REQUESTS.entries()) await putRequest(tx, request, at, nowMs)
  })
}

async function putRequest(tx: Transaction, request: DemoServiceRequest, place: number, nowMs: number): Promise<void> {
  const { by, daysAgo, steps, ...asked } = request
  const person = DEMO_PEOPLE.find(({ id }) => id === `demo-${String(by).padStart(2, '0')}`)
  if (person === undefined) throw new Error(`There is no demo person ${by}`)
  const draft: ServiceDraft = { ...asked, os: null }
  const submittedAt = nowMs - daysAgo * DAY_MS - 2 * HOUR_MS
  const id = `demo-service-${place + 1}` as ServiceRequestId
  await insertRequest(tx, {
    id,
    number: requestNumber(formatTime(submittedAt, 'yyyy-mm-dd'), `${String.fromCodePoint(65 + place)}demo`),
    userId: person.id,
    mobile: person.mobile,
    draft,
    said: draftText(draft),
    at: submittedAt,
  })
  for (const { state, hours, note, yuan } of steps) {
    const move = { state, note, priceFen: yuan === undefined ? null : yuan * 100 }
    // Nothing of the demonstration is yet to come.
    await storeMove(tx, id, move, { by: 'demo', at: Math.min(submittedAt + hours * HOUR_MS, nowMs) })
  }
}

const hasRequests = async (db: Queries): Promise<boolean> =>
  (await db.query('SELECT 1 FROM service_requests LIMIT 1')).length > 0
