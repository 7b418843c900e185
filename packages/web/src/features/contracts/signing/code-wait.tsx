import { useActor } from '@xstate/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { ProofBegun } from '@diandu/core/contracts'
import type { Clock } from '@diandu/core/kernel'
import { createResendCountdownMachine, RESEND_AFTER_SECONDS } from '@diandu/core/session'
import { usePorts } from '../../../app/queries/ports-context.ts'

interface CodeWaitProps {
  /** The result of the last request for a code. */
  readonly sent: ProofBegun | undefined
  readonly children: (secondsLeft: number) => ReactNode
}

/** The time until another code may be requested; restarts with each code that was sent. */
export function CodeWait({ sent, children }: CodeWaitProps) {
  const ports = usePorts()
  const [clock, setClock] = useState<Clock | 'none'>()
  useEffect(() => {
    // Where the wait is unknown, the signer may try at once.
    ports().then(
      (all) => setClock(all.clock),
      () => setClock('none'),
    )
  }, [ports])
  if (clock === undefined) return children(RESEND_AFTER_SECONDS)
  return clock === 'none' ? (
    children(0)
  ) : (
    <Counting clock={clock} sent={sent}>
      {children}
    </Counting>
  )
}

function Counting({ clock, sent, children }: CodeWaitProps & { readonly clock: Clock }) {
  const [logic] = useState(() => createResendCountdownMachine({ clock }))
  const [{ context }, send] = useActor(logic, { input: { sentAt: clock.now() } })
  useEffect(() => send({ type: 'code.sent' }), [sent, send])
  return children(context.secondsLeft)
}
