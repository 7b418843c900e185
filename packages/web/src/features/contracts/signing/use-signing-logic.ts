import { useEffect, useState } from 'react'
import { createSigningMachine, type SigningActor, type SigningSnapshot } from '@diandu/core/contracts'
import { usePorts } from '../../../app/queries/queries.ts'

export type SigningLogic = ReturnType<typeof createSigningMachine>

export interface SigningStepProps {
  readonly snapshot: SigningSnapshot
  readonly send: SigningActor['send']
}

/** The signing machine over the ports, once they are there. */
export function useSigningLogic(): SigningLogic | undefined {
  const ports = usePorts()
  const [logic, setLogic] = useState<SigningLogic>()
  useEffect(() => {
    let left = false
    void ports().then(({ contracts, identity, signatures, clock, random }) => {
      if (!left) setLogic(createSigningMachine({ contracts, identity, signatures, clock, random }))
    })
    return () => {
      left = true
    }
  }, [ports])
  return logic
}
