/** An action that needs a signed-in user, by a name that its page recognises after the login. */
export interface Wish {
  readonly name: string
  /** The page that asked. */
  readonly path: string
  /** The action's arguments, in the page's own terms. */
  readonly words?: unknown
  /** Whose it is, where their login lapsed: it goes on for no other user. */
  readonly by?: string | undefined
}

/** Something on a page that only a user may do. */
export interface LoginRequest {
  /** The action that asked for the login (see `useAsUser`). */
  readonly wish?: Wish | undefined
  /** The page that was wanted, which is opened after a login. */
  readonly goTo?: string
}

type Listener = () => void

let asked: LoginRequest | undefined
let wished: Wish | undefined
const listeners = new Set<Listener>()

function change(request: LoginRequest | undefined, wish: Wish | undefined): void {
  asked = request
  wished = wish
  for (const listener of listeners) listener()
}

/** Who asks for a login: the sheet over the page hears of it, and of the last one only. */
export const loginRequests = {
  current: (): LoginRequest | undefined => asked,
  /** Stays until it was done, or cannot be done any more. */
  wish: (): Wish | undefined => wished,
  /** The login is over; what was wanted may go on. */
  settle: (): void => change(undefined, wished),
  /** So is what was wanted. */
  drop: (): void => change(undefined, undefined),
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
} as const

/** Opens the login over the page that is shown. */
export const requestLogin = (request: LoginRequest = {}): void => change(request, request.wish)
