/** Something on a page that only a user may do. */
export interface LoginRequest {
  /** What was wanted: done once, after a login, on the page that asked. */
  readonly goOn?: () => void
  /** The page that was wanted, which is opened after a login. */
  readonly goTo?: string
}

type Listener = () => void

let asked: LoginRequest | undefined
const listeners = new Set<Listener>()

function change(next: LoginRequest | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Who asks for a login: the sheet over the page hears of it, and of the last one only. */
export const loginRequests = {
  current: (): LoginRequest | undefined => asked,
  settle: (): void => change(undefined),
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
} as const

/** Opens the login over the page that is shown. */
export const requestLogin = (request: LoginRequest = {}): void => change(request)
