import { PROOFS, type SigningSnapshot } from '@diandu/core/contracts'

export type SigningStage =
  | 'opening'
  | 'interrupted'
  | 'refused'
  | 'waiting'
  | 'reading'
  | 'proving'
  | 'code'
  | 'visiting'
  | 'consent'
  | 'reviewing'
  | 'confirming'
  | 'elsewhere'
  | 'signed'
  | 'expired'
  | 'void'

/** Which screen a signing is on; a step under way stays on the screen where it was begun. */
export function signingStage(at: SigningSnapshot): SigningStage {
  if (at.matches({ open: 'reading' })) return 'reading'
  if (at.matches({ open: { verifying: 'awaitingCode' } })) return 'code'
  if (at.matches({ open: { verifying: 'visiting' } }) || at.matches({ open: { verifying: 'seekingPage' } }))
    return 'visiting'
  if (at.matches({ open: { verifying: 'finishing' } })) return finishingOn(at)
  if (at.matches({ open: 'verifying' })) return 'proving'
  if (at.matches({ open: 'mismatched' }) || at.matches({ open: 'handingIn' })) return 'consent'
  if (at.matches({ open: 'reviewing' })) return 'reviewing'
  if (at.matches({ open: 'confirming' }) || at.matches('signing')) return 'confirming'
  if (at.matches('elsewhere')) return 'elsewhere'
  for (const stage of ['signed', 'expired', 'void', 'refused', 'waiting', 'interrupted'] as const)
    if (at.matches(stage)) return stage
  return 'opening'
}

/** How many steps a stage is from the contract itself; undefined while that is unknown. */
export function signingDepth(stage: SigningStage): number | undefined {
  switch (stage) {
    case 'opening':
    case 'interrupted':
      return undefined
    case 'proving':
    case 'consent':
    case 'reviewing':
    case 'confirming':
    case 'elsewhere':
      return 1
    case 'code':
    case 'visiting':
      return 2
    default:
      return 0
  }
}

function finishingOn({ context }: SigningSnapshot): SigningStage {
  if (context.begun?.next === 'code') return 'code'
  return context.proof !== null && PROOFS[context.proof].by === 'page' ? 'visiting' : 'proving'
}

/** Something that was asked is under way. */
export const isBusy = (at: SigningSnapshot): boolean =>
  at.matches('signing') ||
  at.matches({ elsewhere: 'asking' }) ||
  at.matches({ open: 'handingIn' }) ||
  at.matches({ open: { verifying: 'beginning' } }) ||
  at.matches({ open: { verifying: 'finishing' } }) ||
  at.matches({ open: { verifying: 'seekingPage' } })
