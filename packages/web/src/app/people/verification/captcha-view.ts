import type { verificationMessages } from '../../../messages/account/verification.messages.ts'
import type { CaptchaStep } from './captcha-steps.ts'

type CaptchaMessages = (typeof verificationMessages)['en']['captcha']

interface PuzzleView {
  readonly state: 'idle' | 'checking' | 'passed' | 'failed'
  readonly message: string
}

/** How a shown puzzle looks. While another one is on its way the old one takes no answer. */
export function captchaView(step: Extract<CaptchaStep, { puzzle: unknown }>, messages: CaptchaMessages): PuzzleView {
  switch (step.at) {
    case 'open':
      return step.hasMissed ? { state: 'failed', message: messages.wrong } : { state: 'idle', message: messages.hint }
    case 'checking':
      return { state: 'checking', message: messages.checking }
    case 'changing':
      return { state: 'checking', message: messages.changing }
    case 'passed':
      return { state: 'passed', message: messages.passed }
  }
}
