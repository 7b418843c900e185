import { useEffect, useState } from 'react'
import type { ProofBegun } from '@diandu/core/contracts'
import { RESEND_AFTER_SECONDS, type ResendCountdownActor } from '@diandu/core/session'
import { usePorts } from '../../../app/ports-context.ts'

/** How many seconds until another code may be asked for, counted anew with each code that was sent. */
export function useCodeWait(sent: ProofBegun | undefined): number {
  const ports = usePorts()
  const [secondsLeft, setSecondsLeft] = useState(RESEND_AFTER_SECONDS)
  useEffect(() => {
    let isLeft = false
    let actor: ResendCountdownActor | undefined
    const begin = async () => {
      const [{ clock }, { startCountdown }] = await Promise.all([ports(), import('../../../app/verification/start-countdown.ts')])
      if (isLeft) return
      actor = startCountdown(clock, clock.now())
      const look = ({ context }: { readonly context: { readonly secondsLeft: number } }) => setSecondsLeft(context.secondsLeft)
      look(actor.getSnapshot())
      actor.subscribe(look)
    }
    // Whoever cannot be told how long may try at once.
    begin().catch(() => setSecondsLeft(0))
    return () => {
      isLeft = true
      actor?.stop()
    }
  }, [ports, sent])
  return secondsLeft
}
