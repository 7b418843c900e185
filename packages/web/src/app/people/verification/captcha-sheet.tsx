import type { CaptchaTicket } from '@diandu/core/session'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { verificationMessages } from '../../../messages/account/verification.messages.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { CaptchaChallenge } from './captcha-challenge.tsx'

interface CaptchaSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onTicket: (ticket: CaptchaTicket) => Promise<boolean>
}

/** Asks for a solved puzzle before a code is sent. Load it lazily. */
export function CaptchaSheet({ open, onClose, onTicket }: CaptchaSheetProps) {
  const messages = useMessages(verificationMessages).captcha
  return (
    <Sheet open={open} onClose={onClose} title={messages.title} closeLabel={messages.close}>
      <CaptchaChallenge onTicket={onTicket} />
    </Sheet>
  )
}
