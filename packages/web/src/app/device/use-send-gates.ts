import { useState } from 'react'
import { useDevice } from './device-context.ts'
import { createSendGate, type SendGate } from './use-send-gate.ts'

/** A gate for each thing that a tap may be about: a tap on one keeps none on another from sending (spec §5). */
export function useSendGates(): (name: string) => SendGate {
  const { clock } = useDevice()
  const [gates] = useState(() => new Map<string, SendGate>())
  return (name) => {
    const gate = gates.get(name) ?? createSendGate(clock)
    gates.set(name, gate)
    return gate
  }
}
