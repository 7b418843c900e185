import { toVerificationStatus, type VerificationStatus } from '@diandu/core/account'

/** How a person's papers stand, those who have none among them. What a newer server calls by a code of its own is under review. */
export function verificationStanding(code: number | null): VerificationStatus | 'none' {
  if (code === null) return 'none'
  const { status } = toVerificationStatus(code)
  return status === 'unknown' ? 'reviewing' : status
}
