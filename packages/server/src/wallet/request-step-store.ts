import type { RequestStep } from '@diandu/core/wallet'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'

type StoredStep = Omit<RequestStep<never>, 'status'> & { readonly status: number }

/** The steps of several requests, each request's in their order; `statusOf` names what a stored code is. */
export async function readRequestSteps<Status extends string>(
  db: Queries,
  requestIds: readonly string[],
  statusOf: (code: number) => Status,
): Promise<ReadonlyMap<string, readonly RequestStep<Status>[]>> {
  const rows = await db.query<StoredStep & { readonly requestId: string }>(
    `SELECT request_id, status, made_at AS at, made_by AS by, why FROM request_steps WHERE request_id = ANY($1::text[]) ORDER BY request_id, step`,
    [requestIds],
  )
  const steps = new Map<string, RequestStep<Status>[]>()
  for (const { requestId, status, ...step } of rows)
    steps.set(requestId, [...(steps.get(requestId) ?? []), { status: statusOf(status), ...step }])
  return steps
}

/**
 * The request's last step; throws where another one took its place, so that two moves at once never stand beside each
 * other.
 */
export async function addStep(
  tx: Transaction,
  requestId: string,
  place: number,
  code: number,
  { at, by, why }: Omit<StoredStep, 'status'>,
): Promise<void> {
  await insertRow(tx, 'request_steps', { requestId, step: place, status: code, madeAt: at, madeBy: by, why })
}
