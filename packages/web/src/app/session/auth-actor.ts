import { createActor } from 'xstate'
import { createAuthMachine, type AuthActor, type Sessions } from '@diandu/core/session'
import type { PortsSource } from '../queries/ports-context.ts'

export async function startAuthActor(ports: PortsSource): Promise<AuthActor> {
  const { sessions, sessionStore, clock } = await ports()
  const port: Sessions = sessions
  return createActor(createAuthMachine({ sessions: port, store: sessionStore, clock })).start()
}
