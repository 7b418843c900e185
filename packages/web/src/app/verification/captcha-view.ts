import type { verificationWords } from '../../words/verification.words.ts'
import type { CaptchaStep } from './captcha-steps.ts'

type CaptchaWords = (typeof verificationWords)['en']['captcha']

interface PuzzleView {
  readonly state: 'idle' | 'checking' | 'passed' | 'failed'
  readonly message: string
}

/** How a shown puzzle looks. While another one is on its way the old one takes no answer. */
export function captchaView(step: Extract<CaptchaStep, { puzzle: unknown }>, words: CaptchaWords): PuzzleView {
  switch (step.at) {
    case 'open':
      return step.hasMissed ? { state: 'failed', message: words.wrong } : { state: 'idle', message: words.hint }
    case 'checking':
      return { state: 'checking', message: words.checking }
    case 'changing':
      return { state: 'checking', message: words.changing }
    case 'passed':
      return { state: 'passed', message: words.passed }
  }
}
