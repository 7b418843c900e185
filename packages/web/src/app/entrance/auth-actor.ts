import { createActor } from 'xstate'
import { createAuthMachine, type AuthActor, type Sessions } from '@diandu/core/session'
import type { PortsSource } from '../queries/queries.ts'
import { mergeViewedShops } from './merge-viewed-shops.ts'

export async function startAuthActor(ports: PortsSource): Promise<AuthActor> {
  const { sessions, sessionStore, clock, viewedShops, viewHistory } = await ports()
  const port: Sessions = sessions
  const actor = createActor(createAuthMachine({ sessions: port, store: sessionStore, clock })).start()
  mergeViewedShops(actor, { viewedShops, viewHistory })
  return actor
}
