import type { Container, MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify'
import { token } from './token.ts'

/** A port as the container knows it: the token that stands for it, which a test may rebind, and how it is bound. */
export interface Port<T> {
  readonly token: ServiceIdentifier<T>
  readonly bindIn: (container: Container) => void
}

/** A port that `make` makes of what the tokens after it stand for, which must fit its parameters. */
export function port<T, Deps extends unknown[]>(
  make: (...deps: Deps) => T,
  ...deps: MapToResolvedValueInjectOptions<Deps>
): Port<T> {
  const made = token<T>(make.name)
  return { token: made, bindIn: (container) => void container.bind(made).toResolvedValue(make, deps) }
}
