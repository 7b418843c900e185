import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../app/queries/queries.ts'

/** How well the account is guarded: it changes on other devices too. */
export const safetyQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['account-safety'],
    queryFn: call(ports, ({ profiles }, signal) => profiles.safety(signal)),
    staleTime: 0,
  })

/** The user's sessions: other devices come and go. */
export const sessionsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['active-sessions'],
    queryFn: call(ports, ({ accountSessions }, signal) => accountSessions.listSessions(signal)),
    staleTime: 0,
  })

/** Requests to the reviewers, the latest first. */
export const phoneChangesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['phone-changes'],
    queryFn: call(ports, ({ phoneChanges }, signal) => phoneChanges.record(signal)),
    staleTime: 0,
  })
