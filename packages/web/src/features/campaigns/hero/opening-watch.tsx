import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createCampaignWatchMachine, type CampaignRun } from '@diandu/core/campaigns'
import type { Clock } from '@diandu/core/kernel'

interface OpeningWatchProps {
  readonly clock: Clock
  readonly run: CampaignRun
  /** Whether an end that the page slept through calls `onTime` too. */
  readonly isOverHandle?: boolean
  /** Called once, when the campaign opens; with `over` after its end. */
  readonly onTime: (over?: 'over') => void
}

/** Whether the campaign is open is the server's answer: a phone may be ahead of it. */
export function OpeningWatch({ clock, run, isOverHandle = false, onTime }: OpeningWatchProps) {
  const [come, setCome] = useState<{ readonly over: 'over' | undefined }>()
  const [machine] = useState(() => createCampaignWatchMachine({ clock, run: (over) => setCome({ over }) }))
  useMachine(machine, { input: { window: run, isOverHandle } })
  const call = useEffectEvent(onTime)
  useEffect(() => {
    if (come !== undefined) call(come.over)
  }, [come])
  return null
}
