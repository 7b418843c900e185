import type { QueryClient } from '@tanstack/react-query'
import type { DeviceStorage } from '@diandu/core/kernel'
import { formDrafts } from '../../app/forms/form-drafts.ts'
import { heldNumbers } from '../../app/forms/held-numbers.ts'
import { forgetSentCodes } from '../../app/people/verification/sent-codes.ts'
import type { SessionSource } from '../../app/session/session-source.ts'

/** The server has ended the session: nothing of the person stays on this device. */
export async function forgetPerson(
  session: SessionSource,
  queries: QueryClient,
  storage: DeviceStorage,
): Promise<void> {
  const actor = await session.actor()
  actor.send({ type: 'session.ended' })
  forgetTraces(queries, storage)
}

/** Forgets the person who was here, as far as this page and its visit hold anything of them. */
export function forgetTraces(queries: QueryClient, storage: DeviceStorage): void {
  queries.clear()
  formDrafts(storage).forgetAll()
  heldNumbers.forget()
  forgetSentCodes(storage)
}
