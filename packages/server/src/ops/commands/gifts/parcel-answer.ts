import type { ParcelStep } from '@diandu/core/coins'
import { moveParcel } from '../../../coins/index.ts'
import { done, notDone, type OpsAnswer, type OpsDeps } from '../../ops-deps.ts'
import { refusalText } from '../../texts/value-texts.ts'

/** Ends a command that sends a gift or gives its coins back. */
export async function parcelAnswer(
  id: string,
  step: ParcelStep,
  by: string,
  { db, clock }: OpsDeps,
  text: string,
): Promise<OpsAnswer> {
  const moved = await db.transaction((tx) => moveParcel(tx, id, step, { by, at: clock.now() }))
  if (moved.ok) return done(text)
  const { failure } = moved
  return notDone(
    failure.kind === 'refused' && failure.reason === 'not-found'
      ? `There is no gift "${id}". "gifts list" shows their ids.`
      : refusalText(failure),
  )
}
