import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createCampaignWatchMachine, type CampaignRun } from '@diandu/core/campaigns'
import type { Clock } from '@diandu/core/kernel'

interface OpeningWatchProps {
  readonly clock: Clock
  readonly run: CampaignRun
  /** The campaign is open, or over where the page slept through it. */
  readonly onOpened: () => void
}

/** Says once that the time has come. Whether it has, the server says: a phone may be ahead of it. */
export function OpeningWatch({ clock, run, onOpened }: OpeningWatchProps) {
  const [machine] = useState(() => createCampaignWatchMachine({ clock, run: () => undefined }))
  const [watch] = useMachine(machine, { input: { window: run, isOverHandle: true } })
  const hasCome = watch.matches('begun') || watch.matches('over')
  const open = useEffectEvent(onOpened)
  useEffect(() => {
    if (hasCome) open()
  }, [hasCome])
  return null
}
