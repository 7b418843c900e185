import type { Failure } from '@diandu/core/kernel'
import type { CaptchaPuzzle } from '@diandu/core/session'

/** A puzzle is good for one attempt: after a wrong one another takes its place. */
export type CaptchaStep =
  | { readonly at: 'loading' }
  | { readonly at: 'lost'; readonly failure: Failure }
  | {
      readonly at: 'open' | 'checking' | 'passed' | 'changing'
      readonly puzzle: CaptchaPuzzle
      readonly hasMissed: boolean
    }

export type CaptchaEvent =
  | { readonly type: 'puzzle.came'; readonly puzzle: CaptchaPuzzle }
  | { readonly type: 'puzzle.lost'; readonly failure: Failure }
  | { readonly type: 'puzzle.given-up' }
  | { readonly type: 'answer.given' }
  | { readonly type: 'answer.missed' }
  | { readonly type: 'answer.fitted' }

export function nextCaptchaStep(step: CaptchaStep, event: CaptchaEvent): CaptchaStep {
  const shown = 'puzzle' in step ? step : undefined
  switch (event.type) {
    case 'puzzle.came':
      return { at: 'open', puzzle: event.puzzle, hasMissed: shown?.hasMissed ?? false }
    case 'puzzle.lost':
      return { at: 'lost', failure: event.failure }
    case 'puzzle.given-up':
      return shown === undefined ? { at: 'loading' } : { ...shown, at: 'changing', hasMissed: false }
    case 'answer.given':
      return shown === undefined ? step : { ...shown, at: 'checking' }
    case 'answer.missed':
      return shown === undefined ? step : { ...shown, at: 'changing', hasMissed: true }
    case 'answer.fitted':
      return shown === undefined ? step : { ...shown, at: 'passed' }
  }
}
