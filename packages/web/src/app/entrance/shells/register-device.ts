import { isPushToken } from '@diandu/core/inbox'
import type { Locale } from '../../../messages/messages.ts'
import type { PortsSource } from '../../queries/queries.ts'
import type { SessionSource } from '../../session/session-source.ts'

interface RegisterServices {
  readonly session: Pick<SessionSource, 'user' | 'subscribe'>
  readonly ports: PortsSource
  readonly locale: Locale
}

/**
 * Names the app's device to the server for each user who is signed in here, so that pushes reach it. Where the app
 * takes none, or the server is away, text messages and the list remain: the next visit tries again.
 */
export function registerDevice({ session, ports, locale }: RegisterServices): void {
  let named: unknown
  const register = async () => {
    const user = session.user()
    if (user === undefined || user === named) return
    named = user
    const { bridge, pushDevices } = await ports()
    const token = await bridge.pushToken()
    if (isPushToken(token) && session.user() === user) await pushDevices.register(token, locale === 'en' ? 'en' : 'zh')
  }
  const tryToRegister = () => void register().catch(() => undefined)
  session.subscribe(tryToRegister)
  tryToRegister()
}
