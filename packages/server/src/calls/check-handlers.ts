import { callName, type Call } from '@diandu/wire'
import type { Handler } from './handler.ts'

/** Messages for calls without a handler and handlers without a call; empty where the sets match. */
export function checkHandlers(endpoints: readonly Call[], handlers: readonly Handler[]): readonly string[] {
  const complaints: string[] = []
  const handled = new Map<string, number>()
  for (const { endpoint } of handlers) handled.set(callName(endpoint), (handled.get(callName(endpoint)) ?? 0) + 1)
  const named = new Set(endpoints.map(callName))
  if (named.size < endpoints.length) complaints.push('Two endpoints have the same method and path.')
  for (const name of named) {
    const count = handled.get(name) ?? 0
    if (count !== 1) complaints.push(count === 0 ? `${name} has no handler.` : `${name} has ${count} handlers.`)
  }
  for (const name of handled.keys()) if (!named.has(name)) complaints.push(`${name} has a handler but no endpoint.`)
  return complaints
}
