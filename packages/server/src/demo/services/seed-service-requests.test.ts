import { decideServiceMove, serviceDraftFaults, type ServiceRequestState } from '@diandu/core/services'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { serviceContent } from '../../services/service-content.ts'
import { DEMO_SERVICE_REQUESTS } from './demo-service-requests.ts'
import { seedServiceRequests } from './seed-service-requests.ts'

it('the requests of the demonstration are such as a person could send and the operator answer', () => {
  for (const { steps, ...draft } of DEMO_SERVICE_REQUESTS) {
    expect(serviceDraftFaults({ ...draft, os: null }, serviceContent.ofFile(draft.service))).toEqual({})
    let state: ServiceRequestState = 'submitted'
    for (const step of steps) {
      expect(decideServiceMove(state, { state: step.state, note: step.note, priceFen: null }).ok).toBe(true)
      state = step.state
    }
  }
})

it('a demonstration is given its requests once, where its people are, and none of a day to come', async () => {
  const db = await openTestDatabase()
  const nowMs = createManualClock().now()
  const count = async () => (await db.query('SELECT 1 FROM service_requests')).length
  await seedServiceRequests(db, nowMs)
  expect(await count()).toBe(0)
  await db.change(
    "INSERT INTO users (id, username, username_key, mobile, password_hash, created_at) VALUES ('demo-01', 'li', 'li', '13800000001', 'x', 0)",
    [],
  )
  await seedServiceRequests(db, nowMs)
  await seedServiceRequests(db, nowMs)
  expect(await count()).toBe(DEMO_SERVICE_REQUESTS.length)
  expect(await db.query('SELECT 1 FROM service_request_steps WHERE happened_at > $1', [nowMs])).toEqual([])
})
