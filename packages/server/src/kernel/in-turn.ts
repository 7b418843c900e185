/**
 * Works one after the other, in the order in which they were given; each answer is its own. One that fails does not
 * hold up the next.
 */
export function inTurn(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (work) => (last = last.catch(() => undefined).then(work))
}
