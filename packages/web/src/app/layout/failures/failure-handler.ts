import type { Failure } from '@diandu/core/kernel'
import { failureText, type Locale } from '@diandu/core/messages'
import { isOfField } from '../../forms/place-failure.ts'
import type { PortsSource } from '../../queries/queries.ts'
import type { Wish } from '../../session/login-requests.ts'
import type { ReportFailure } from '../../queries/failures/failure-context.ts'

/** Spec §8: the words are read before the page changes. */
const LEAVE_AFTER_MS = 500
/** Where an account gets its phone. */
export const BINDING = '/bind_phone'

/** Who answers a failure: the platform, in one place for all pages; the page that asked; or nothing. */
type Answerer = 'login' | 'binding' | 'words' | 'page' | 'nobody'

/** Every failure of the catalogue, and no failure without an answer (spec §8). */
function answererOf(failure: Failure): Answerer {
  switch (failure.kind) {
    case 'login-required':
      return 'login'
    case 'phone-not-bound':
      return 'binding'
    case 'signer-mismatch':
      return 'words'
    case 'unrecognised':
      return 'nobody'
    case 'refused':
    case 'key-missing':
    case 'key-stale':
    case 'signature-rejected':
    case 'too-many-requests':
    case 'http':
    case 'offline':
    case 'timeout':
      return 'page'
  }
}

/** The text of a toast; undefined where the platform shows its own message, or where a code has no meaning. */
export const passingMessages = (failure: Failure, locale: Locale): string | undefined =>
  answererOf(failure) === 'page' ? failureText(failure, locale) : undefined

/**
 * Whether a failed command shows a toast, whatever its page shows (spec §8): a refusal that concerns no field, too many
 * requests, and faults of the server.
 */
export function isShownAsToast(failure: Failure): boolean {
  switch (failure.kind) {
    case 'refused':
      return failure.reason !== 'another-user' && !isOfField(failure)
    case 'too-many-requests':
      return true
    case 'http':
      return failure.status >= 500
    default:
      return false
  }
}

interface FailureHandlerDeps {
  /** Handles a lapsed session. */
  readonly lapse: (failure: Failure, wish?: Wish) => void
  readonly ports: PortsSource
  /** The page the person is on, with its query. */
  readonly path: () => string
  readonly say: (failure: Failure) => void
  readonly goTo: (path: string) => void
}

/** Hears of every failure, and answers those that are not the page's own. Several at once lead to one place once. */
export function createFailureHandler({ lapse, ports, path, say, goTo }: FailureHandlerDeps): ReportFailure {
  let isLeaving = false
  const leadToBinding = async (from: string) => {
    const { clock, returnPath } = await ports()
    returnPath.save(from)
    clock.after(LEAVE_AFTER_MS, () => {
      isLeaving = false
      goTo(BINDING)
    })
  }
  return (failure, wish) => {
    switch (answererOf(failure)) {
      case 'login':
        return lapse(failure, wish)
      case 'words':
        return say(failure)
      case 'binding':
        if (isLeaving || path().startsWith(BINDING)) return
        isLeaving = true
        say(failure)
        leadToBinding(path()).catch(() => {
          isLeaving = false
        })
        return
      case 'page':
      case 'nobody':
        return
    }
  }
}
