import { createContext, useContext, type Provider } from 'react'

/** What a part needs from around it: who gives it, and how it is read. Where it was not given, `name` is told. */
export function createProvided<T>(name: string): readonly [give: Provider<T | null>, use: () => T] {
  const Provided = createContext<T | null>(null)
  return [
    Provided.Provider,
    () => {
      const value = useContext(Provided)
      if (value === null) throw new Error(`Nothing around this gives it ${name}`)
      return value
    },
  ]
}
