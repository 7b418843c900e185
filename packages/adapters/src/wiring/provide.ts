import type { Bind } from 'inversify'
import type { Token } from './tokens.ts'

/** Binds what a function makes of other parts, once for the container. The parts are checked against its parameters. */
export function provide<T, Parts extends unknown[]>(
  bind: Bind,
  made: Token<T>,
  make: (...parts: Parts) => T,
  parts: { readonly [Place in keyof Parts]: Token<Parts[Place]> },
): void {
  bind<T>(made)
    .toResolvedValue<symbol[]>(make as (...parts: unknown[]) => T, [...parts] as unknown as symbol[])
    .inSingletonScope()
}
