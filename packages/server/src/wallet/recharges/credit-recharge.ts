import { ok, type Result } from '@diandu/core/kernel'
import { methodOfChannel, decideCredit, type MoneyCredit } from '@diandu/core/wallet'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { keepMoved } from './move-recharge.ts'
import type { PostingDeps } from '../post.ts'
import { findRecharge, insertRecharge } from './recharge-store.ts'

export interface RechargeCredit extends Omit<MoneyCredit, 'at' | 'second' | 'reference'> {
  readonly second?: string | null
  /** The bank's name for this movement, where it has one: it is credited once. */
  readonly bankReference?: string | null
}

/**
 * Money that is known to have reached the platform becomes a person's: a request, its steps and its posting, all at
 * once. Answers the request's id.
 */
export async function creditRecharge(
  tx: Transaction,
  { second = null, bankReference = null, ...credit }: RechargeCredit,
  deps: PostingDeps,
): Promise<Result<string>> {
  const decided = decideCredit({ ...credit, second, reference: bankReference, at: deps.nowMs })
  if (!decided.ok) return decided
  const { status, steps, ...requested } = decided.value
  const id = idFrom(deps.random.token())
  await insertRecharge(tx, {
    ...requested,
    id,
    method: methodOfChannel(requested.channel),
    status: 'to-review',
    receipt: null,
    payment: null,
    purpose: null,
    bankReference,
    nextQueryAt: null,
  })
  const begun = await findRecharge(tx, id)
  if (begun === undefined) throw new Error(`Recharge ${id} is gone as soon as it was kept.`)
  await keepMoved(tx, begun, { ...begun, status, steps }, deps)
  return ok(id)
}
