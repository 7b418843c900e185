import type { QueryClient } from '@tanstack/react-query'
import { formDrafts } from '../../app/forms/form-drafts.ts'
import { heldNumbers } from '../../app/forms/held-numbers.ts'
import { forgetSentCodes } from '../../app/verification/sent-codes.ts'
import type { SessionSource } from '../../app/session/session-source.ts'

/** The server has ended the session: nothing of the person stays on this device. */
export async function forgetPerson(session: SessionSource, queries: QueryClient): Promise<void> {
  const actor = await session.actor()
  actor.send({ type: 'session.ended' })
  forgetTraces(queries)
}

/** What this page's memory holds of the person who was here. */
export function forgetTraces(queries: QueryClient): void {
  queries.clear()
  formDrafts.forgetAll()
  heldNumbers.forget()
  forgetSentCodes()
}
