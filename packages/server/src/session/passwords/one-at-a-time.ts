/**
 * Runs what is asked in one name one after the other, in the order in which it was asked; what is asked in others'
 * names goes on beside it.
 */
export function oneAtATime(): <T>(name: string, task: () => Promise<T>) => Promise<T> {
  const ends = new Map<string, Promise<void>>()
  return (name, task) => {
    const done = (ends.get(name) ?? Promise.resolve()).then(task)
    const end = done.then(
      () => undefined,
      () => undefined,
    )
    ends.set(name, end)
    void end.then(() => void (ends.get(name) === end && ends.delete(name)))
    return done
  }
}
