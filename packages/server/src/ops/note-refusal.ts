import type { Failure, Result } from '@diandu/core/kernel'
import { addAuditLine } from '../audit/index.ts'
import { done, notDone, type OpsAnswer, type OpsDeps } from './ops-deps.ts'

interface MoneyWord {
  /** Which command, as it is typed. */
  readonly name: string
  /** Of what it spoke: an id, a name, an account. */
  readonly about: string
  readonly by: string
}

/**
 * Writes down that a reviewer's command about money was refused, with the reviewer's name. What is done tells of
 * itself.
 */
export async function noteRefusal(
  { name, about, by }: MoneyWord,
  result: Result<unknown>,
  { db, clock }: OpsDeps,
): Promise<void> {
  if (result.ok) return
  const { reason, field, message } = reasonOf(result.failure)
  await addAuditLine(db, {
    at: clock.now(),
    userId: null,
    what: `ops ${name}`,
    reason,
    field,
    message: `${by}: ${message} (${about})`,
    clientAddress: null,
  })
}

const reasonOf = (
  failure: Failure,
): { readonly reason: string; readonly field: string | null; readonly message: string } =>
  failure.kind === 'refused'
    ? { reason: failure.reason ?? 'refused', field: failure.field ?? null, message: failure.message }
    : { reason: failure.kind, field: null, message: failure.kind }

/**
 * Answers what was done about money, or writes the refusal down and says it: where the state does not allow it, in the
 * words of the command.
 */
export async function answerAndNote(
  word: MoneyWord,
  text: Result<string>,
  deps: OpsDeps,
  ifState: string | undefined = undefined,
): Promise<OpsAnswer> {
  await noteRefusal(word, text, deps)
  return text.ok ? done(text.value) : notDone(moneyRefusalText(text.failure, ifState))
}

const BY_ANOTHER =
  'Another reviewer has to do this one. Initials and parts of a name are taken for the same person: write names in full.'

/** The refusals of reviewers, in the language of this tool. */
function moneyRefusalText(failure: Failure, ifState: string | undefined): string {
  if (failure.kind !== 'refused') return failure.kind
  if (failure.reason === 'balance-held')
    return 'The user owes buyers more than the wallet keeps. Move the withdrawal to failed: the money goes back to the wallet, and what is owed stays there.'
  if (failure.reason === 'not-found') return 'There is nothing with this id.'
  if (failure.field === 'reference')
    return failure.reason === 'key-reused'
      ? 'This movement of the bank was credited before.'
      : 'Say also --reference, the bank’s name for the movement.'
  if (failure.field === 'second')
    return 'A large sum, and what makes a large sum with what was let through alone in the last 24 hours, is credited by two: say also --second, another reviewer who looked at it, and --reference.'
  if (failure.field === 'by') return BY_ANOTHER
  return failure.field === 'status' ? (ifState ?? failure.message) : failure.message
}
