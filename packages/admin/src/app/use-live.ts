import { CASE_QUEUES, type CaseQueue, type ConsoleEvent, type WorkQueue } from '@diandu/core/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSignedIn } from './access/self.tsx'
import { caseKey, casesKey } from './decisions.tsx'
import { useServices } from './services.tsx'

/** Whatever colleagues and users change is read again at once, for as long as the page is looked at. */
export function useLive(): void {
  const { ports, activity } = useServices()
  const { self } = useSignedIn()
  const queries = useQueryClient()
  const isSeen = useIsSeen()
  const onEvent = useEffectEvent((event: ConsoleEvent) => {
    // The answer opens the login over the page.
    if (event.kind === 'over') return void ports.access.self()
    // A page that is only open must not keep its session alive: all of it is read when the person comes back.
    const refetchType = activity.isRecent() ? 'active' : 'none'
    for (const queryKey of keysOf(event)) void queries.invalidateQueries({ queryKey, refetchType })
  })
  // A new session has another stream.
  useEffect(() => (isSeen ? ports.events.follow(onEvent) : undefined), [ports, isSeen, self])
}

function keysOf(event: Exclude<ConsoleEvent, { kind: 'over' }>): readonly (readonly string[])[] {
  if (event.kind === 'everything') return [[]]
  const { queue, caseId } = event
  if (!isCaseQueue(queue)) return [['today'], [queue]]
  return [['today'], casesKey(queue), caseId === null ? ['case', queue] : caseKey(queue, caseId)]
}

const isCaseQueue = (queue: WorkQueue): queue is CaseQueue => Object.hasOwn(CASE_QUEUES, queue)

function useIsSeen(): boolean {
  const [isSeen, see] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const onChange = () => see(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return isSeen
}
