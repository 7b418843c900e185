import { isPaymentPassword, isVerificationCode } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { placeFailure } from '../../../app/forms/place-failure.ts'

export type SetupStage = 'code' | 'fresh' | 'repeat'

export const SETUP_STAGES = ['code', 'fresh', 'repeat'] as const satisfies readonly SetupStage[]

/**
 * How far the user has come. What was typed at an earlier stage stays, but for a password that was not repeated right.
 */
export interface Setup {
  readonly stage: SetupStage
  readonly code: string
  readonly fresh: string
  readonly repeat: string
  /** The fault at this stage. */
  readonly fault: 'incomplete' | 'weak' | 'mismatch' | undefined
  readonly failure: Failure | undefined
  readonly isSaving: boolean
}

export const NEW_SETUP: Setup = {
  stage: 'code',
  code: '',
  fresh: '',
  repeat: '',
  fault: undefined,
  failure: undefined,
  isSaving: false,
}

export type SetupEvent =
  | { readonly type: 'digits.typed'; readonly digits: string }
  | { readonly type: 'stage.finished' }
  | { readonly type: 'step.taken-back' }
  | { readonly type: 'code.not-sent'; readonly failure: Failure }
  | { readonly type: 'save.refused'; readonly failure: Failure }

export function nextSetup(setup: Setup, event: SetupEvent): Setup {
  const calm = { ...setup, fault: undefined, failure: undefined }
  switch (event.type) {
    case 'digits.typed':
      return { ...calm, [setup.stage]: event.digits }
    case 'stage.finished':
      return setup.isSaving ? setup : finishStage(calm)
    case 'step.taken-back':
      return { ...calm, stage: setup.stage === 'repeat' ? 'fresh' : 'code', repeat: '' }
    case 'code.not-sent':
      return { ...calm, failure: event.failure }
    case 'save.refused':
      return refuse({ ...calm, isSaving: false }, event.failure)
  }
}

function finishStage(setup: Setup): Setup {
  switch (setup.stage) {
    case 'code':
      return isVerificationCode(setup.code) ? { ...setup, stage: 'fresh' } : { ...setup, fault: 'incomplete' }
    case 'fresh':
      if (isPaymentPassword(setup.fresh)) return { ...setup, stage: 'repeat', repeat: '' }
      return /^\d{6}$/.test(setup.fresh) ? { ...setup, fresh: '', fault: 'weak' } : { ...setup, fault: 'incomplete' }
    case 'repeat':
      if (setup.repeat.length < setup.fresh.length) return { ...setup, fault: 'incomplete' }
      return setup.repeat === setup.fresh
        ? { ...setup, isSaving: true }
        : { ...setup, stage: 'fresh', fresh: '', repeat: '', fault: 'mismatch' }
  }
}

/**
 * A refused code leads back to the code, a refused password to the password; other failures show at the current stage.
 */
function refuse(setup: Setup, failure: Failure): Setup {
  const place = placeFailure(failure, ['code', 'paymentPassword'])
  if (place === 'code') return { ...setup, stage: 'code', failure }
  if (place === 'paymentPassword' || (failure.kind === 'refused' && failure.reason === 'password-weak')) {
    return { ...setup, stage: 'fresh', fresh: '', repeat: '', failure }
  }
  return { ...setup, failure }
}
