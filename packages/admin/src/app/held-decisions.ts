import type { CaseChoice, CaseQueue } from '@diandu/core/admin'

/** A decision about one case, or the same one about several: it leaves after a few seconds, until then it is undone. */
export interface HeldDecision {
  readonly queue: CaseQueue
  readonly choices: readonly CaseChoice[]
  /** Of the case, for notices. */
  readonly title: string
}

export interface HeldDecisions {
  readonly hold: (decision: HeldDecision) => void
  /** Takes the latest back, if it has not left yet. */
  readonly undo: () => HeldDecision | undefined
  /** Sends all at once, because the page or the session is about to end; settles once all were answered. */
  readonly flush: () => Promise<void>
  /** Held, or sent and not answered yet. */
  readonly has: (queue: CaseQueue, id: string) => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Changes with each change. */
  readonly version: () => number
  readonly onSend: (send: Send) => void
}

/** `isLeaving`: nothing that begins later is sent any more. */
type Send = (decision: HeldDecision, isLeaving: boolean) => Promise<void>

interface Pending {
  readonly decision: HeldDecision
  timer: ReturnType<typeof setTimeout> | undefined
}

export function createHeldDecisions(holdMs: number): HeldDecisions {
  const listeners = new Set<() => void>()
  let pending: readonly Pending[] = []
  let version = 0
  let send: Send = () => Promise.resolve()
  const change = (next: readonly Pending[]): void => {
    pending = next
    version += 1
    for (const listener of listeners) listener()
  }
  const leave = (one: Pending, isLeaving = false): Promise<void> => {
    clearTimeout(one.timer)
    one.timer = undefined
    return send(one.decision, isLeaving).finally(() => change(pending.filter((other) => other !== one)))
  }
  const held = () => pending.filter(({ timer }) => timer !== undefined)
  return {
    hold: (decision) => {
      const one: Pending = { decision, timer: undefined }
      one.timer = setTimeout(() => void leave(one), holdMs)
      change([...pending, one])
    },
    undo: () => {
      const last = held().at(-1)
      if (last === undefined) return undefined
      clearTimeout(last.timer)
      change(pending.filter((one) => one !== last))
      return last.decision
    },
    flush: async () => void (await Promise.all(held().map((one) => leave(one, true)))),
    has: (queue, id) =>
      pending.some(({ decision }) => decision.queue === queue && decision.choices.some((choice) => choice.id === id)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    onSend: (next) => {
      send = next
    },
  }
}
