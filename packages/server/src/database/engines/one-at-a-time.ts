/** Sends each piece of work once the one before is over, however that ended. */
export function oneAtATime(): <T>(send: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (send) => {
    const sent = last.then(send)
    last = sent.catch(() => undefined)
    return sent
  }
}
