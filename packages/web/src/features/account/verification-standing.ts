import type { VerificationStatus } from '@diandu/core/account'

/** How a person's documents stand, those who have none among them. */
export const verificationStanding = (status: VerificationStatus | null): VerificationStatus | 'none' => status ?? 'none'
