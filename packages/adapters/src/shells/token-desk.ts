import { TOKEN_CALLBACK } from './bridge-names.ts'

/** A page's window, as an app reaches into it. */
export type BridgeWindow = Record<string, unknown>

/** Asks an app for its token: `ask` is given the name of the callback that the app may call. */
export type TokenDesk = (call: (callback: string) => unknown) => Promise<string | undefined>

/**
 * Where an app hands over its token. It may answer in the call itself, by a promise, or later through the page's
 * callback: the first answer counts, whichever way it comes. Whether what it says can be a token is not checked here.
 */
export function createTokenDesk(page: BridgeWindow, callback: string = TOKEN_CALLBACK): TokenDesk {
  const waiting = new Set<(token: string | undefined) => void>()
  const take = (answer: unknown): void => {
    const settlers = [...waiting]
    waiting.clear()
    for (const settle of settlers) settle(typeof answer === 'string' ? answer : undefined)
  }
  // A call that gives nothing back has not answered yet: the callback will.
  const takeGiven = (given: unknown): void => {
    if (given !== undefined && given !== null) take(given)
  }
  page[callback] = take
  return (call) =>
    new Promise((settle) => {
      waiting.add(settle)
      Promise.resolve()
        .then(() => call(callback))
        .then(takeGiven, () => take(undefined))
    })
}
