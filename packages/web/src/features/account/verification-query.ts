import { queryOptions } from '@tanstack/react-query'
import type { AwaitedFace, VerificationRecord } from '@diandu/core/account'
import { ok } from '@diandu/core/kernel'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export interface VerificationStanding {
  /** The last documents submitted; null where none were. */
  readonly record: VerificationRecord | null
  readonly face: AwaitedFace
  /** When that was asked: whether a person is of age depends on it. */
  readonly askedAt: number
}

export const verificationQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['verification'],
    queryFn: call(ports, async ({ verifications, clock }, signal) => {
      const [last, face] = await Promise.all([verifications.last(signal), verifications.face(signal)])
      if (!last.ok) return last
      return face.ok ? ok<VerificationStanding>({ record: last.value, face: face.value, askedAt: clock.now() }) : face
    }),
    staleTime: 0,
  })
