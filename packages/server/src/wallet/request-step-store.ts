import type { RequestStep } from '@diandu/core/wallet'
import type { Queries, Transaction } from '../database/index.ts'

/** The steps of several requests, each request's in their order. */
export async function readSteps(db: Queries, requestIds: readonly string[]): Promise<ReadonlyMap<string, readonly RequestStep[]>> {
  const rows = await db.query<RequestStep & { readonly requestId: string }>(
    `SELECT request_id AS "requestId", status, made_at AS at, made_by AS by, why FROM request_steps WHERE request_id = ANY($1::text[]) ORDER BY request_id, step`,
    [requestIds],
  )
  const steps = new Map<string, RequestStep[]>()
  for (const { requestId, ...step } of rows) steps.set(requestId, [...(steps.get(requestId) ?? []), step])
  return steps
}

/** The request's last step; throws where another one took its place, so that two moves at once never stand beside each other. */
export async function addStep(tx: Transaction, requestId: string, place: number, { status, at, by, why }: RequestStep): Promise<void> {
  await tx.change('INSERT INTO request_steps (request_id, step, status, made_at, made_by, why) VALUES ($1, $2, $3, $4, $5, $6)', [requestId, place, status, at, by, why])
}
