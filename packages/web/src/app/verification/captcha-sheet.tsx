import type { CaptchaTicket } from '@diandu/core/session'
import { Sheet } from '../../ui/sheet.tsx'
import { verificationWords } from '../../words/verification.words.ts'
import { useWords } from '../preferences.ts'
import { CaptchaPuzzle } from './captcha-puzzle.tsx'

interface CaptchaSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onTicket: (ticket: CaptchaTicket) => Promise<boolean>
}

/** Asks for a solved puzzle before a code is sent. Load it lazily. */
export function CaptchaSheet({ open, onClose, onTicket }: CaptchaSheetProps) {
  const words = useWords(verificationWords).captcha
  return (
    <Sheet open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <CaptchaPuzzle onTicket={onTicket} />
    </Sheet>
  )
}
