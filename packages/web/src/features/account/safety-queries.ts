import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../app/ask.ts'
import type { PortsSource } from '../../app/ports-context.ts'

/** How well the account is guarded: it changes on other devices too. */
export const safetyQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['account-safety'], queryFn: ask(ports, ({ profiles }, signal) => profiles.safety(signal)), staleTime: 0 })

/** What was asked for of a reviewer, the last one first. */
export const phoneChangesQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['phone-changes'], queryFn: ask(ports, ({ phoneChanges }, signal) => phoneChanges.record(signal)), staleTime: 0 })
