import { createContext, useContext, type Provider } from 'react'

/** A context with its provider and its hook. Without a provider the hook's error names `name`. */
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
