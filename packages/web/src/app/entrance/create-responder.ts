import type { QueryClient } from '@tanstack/react-query'
import type { DeviceStorage, Failure } from '@diandu/core/kernel'
import { failureText, type Locale } from '@diandu/core/messages'
import { canEnter, type SessionStore } from '@diandu/core/session'
import { toasts } from '../../ui/feedback/toasts.ts'
import { onceNotLeft } from '../queries/failures/being-left.ts'
import type { ReportFailure } from '../queries/failures/failure-context.ts'
import { createFailureHandler, isShownAsToast } from '../layout/failures/failure-handler.ts'
import type { NavigationBridge } from '../layout/navigation-bridge.tsx'
import type { PortsSource } from '../queries/queries.ts'
import { requestLogin } from '../session/login-requests.ts'
import { followSessionChannel } from './session-channel.ts'
import { createSessionLapse, reportExpiry } from './session-lapse.ts'
import type { SessionSource } from '../session/session-source.ts'
import { afterMismatch, takeIdentity, tellReopened } from './take-identity.ts'

interface ResponderDeps {
  readonly store: SessionStore
  readonly storage: DeviceStorage
  readonly session: SessionSource
  readonly queries: QueryClient
  readonly ports: PortsSource
  readonly locale: Locale
  readonly navigation: Pick<NavigationBridge, 'navigate'>
}

interface Responder {
  /** Of every call, also of one whose page never tells; `isCommand` where it was more than a question. */
  readonly onFailedCall: (failure: Failure, isCommand: boolean) => void
  readonly onFailure: ReportFailure
  readonly onOvertaken: () => void
  readonly onReopened: () => void
}

/** Handles events that concern all pages: global failures, a login in another tab. Load it lazily. */
export function createResponder(deps: ResponderDeps): Responder {
  const { store, session, ports, locale, navigation } = deps
  const path = () => location.pathname + location.search
  const sayFailure = (failure: Failure) => toasts.show(failureText(failure, locale), 'bad')
  const lapse = createSessionLapse({
    session,
    ports,
    path,
    say: sayFailure,
    goToLogin: (wish) =>
      canEnter(location.pathname, 'browser') ? requestLogin({ wish }) : navigation.navigate('/login'),
  })
  void reportExpiry(session, lapse).catch(() => undefined)
  const say = (text: string) => toasts.show(text)
  const reopen = () => onceNotLeft(() => location.replace(path()))
  const onOvertaken = () => void takeIdentity({ ...deps, say, reopen }).catch(() => undefined)
  const onMismatch = async () => {
    const { clock } = await ports()
    afterMismatch(clock, store.isOvertaken, onOvertaken, () => lapse({ kind: 'login-required' }))
  }
  followSessionChannel(session, () => void (store.isOvertaken() && onOvertaken()))
  return {
    onFailedCall(failure, isCommand) {
      if (isCommand && isShownAsToast(failure)) sayFailure(failure)
      if (failure.kind === 'refused' && failure.reason === 'another-user') void onMismatch()
    },
    onFailure: createFailureHandler({ lapse, ports, path, say: sayFailure, goTo: navigation.navigate }),
    onOvertaken,
    onReopened: () => tellReopened({ ...deps, say }),
  }
}
