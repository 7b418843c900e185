import { queryOptions } from '@tanstack/react-query'
import type { VerificationRecord } from '@diandu/core/account'
import { mapResult } from '@diandu/core/kernel'
import { call } from '../../app/queries/run-query.ts'
import type { PortsSource } from '../../app/queries/ports-context.ts'

export interface VerificationStanding {
  /** The last documents submitted; null where none were. */
  readonly record: VerificationRecord | null
  /** When that was asked: whether a person is of age depends on it. */
  readonly askedAt: number
}

export const verificationQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['verification'],
    queryFn: call(ports, async ({ verifications, clock }, signal) =>
      mapResult(await verifications.last(signal), (record): VerificationStanding => ({ record, askedAt: clock.now() })),
    ),
    staleTime: 0,
  })
