import type { Failure, Result } from '@diandu/core/kernel'
import { addAuditLine } from '../audit/index.ts'
import type { OpsParts } from './ops-parts.ts'

interface MoneyWord {
  /** Which command, as it is typed. */
  readonly name: string
  /** Of what it spoke: an id, a name, an account. */
  readonly about: string
  readonly by: string
}

/** Writes down that a reviewer's command about money was refused, with the reviewer's name. What is done tells of itself. */
export async function noteRefusal({ name, about, by }: MoneyWord, result: Result<unknown>, { db, clock }: OpsParts): Promise<void> {
  if (result.ok) return
  const { reason, field, message } = said(result.failure)
  await addAuditLine(db, { at: clock.now(), userId: null, what: `ops ${name}`, reason, field, message: `${by}: ${message} (${about})`, clientAddress: null })
}

const said = (failure: Failure): { readonly reason: string; readonly field: string | null; readonly message: string } =>
  failure.kind === 'refused'
    ? { reason: failure.reason ?? 'refused', field: failure.field ?? null, message: failure.message }
    : { reason: failure.kind, field: null, message: failure.kind }
