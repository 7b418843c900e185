import { notifyManager } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isPassing, type Failure, type Result } from '@diandu/core/kernel'
import type { Ports } from '../../composition/ports.ts'
import { useReportFailure } from './failures/failure-context.ts'
import { usePorts } from './queries.ts'
import type { Wish } from '../session/login-requests.ts'
import { useDevice } from '../device/device-context.ts'
import { createSendGate, type SendGate } from '../device/use-send-gate.ts'

// By default react-query notifies in a later task: until then a ticked box would render unticked.
notifyManager.setScheduler(queueMicrotask)

/** The same intention has the same key until it has ended, so that another try after a lost answer is the same act. */
export type KeyFor = (intention: unknown) => string

interface SendPlan<Answer, Words> {
  /** Once a try. */
  readonly send: (words: Words, keyFor: KeyFor) => Promise<Result<Answer>>
  /**
   * The subject of a tap: one tap in two seconds sends (spec §5), and taps on one subject do not hold up another. With
   * null the next one sends as soon as the last one is answered.
   */
  readonly about?: (words: Words) => string | null
  /** The action that continues after the login, where this one has lapsed. */
  readonly wish?: (words: Words) => Wish
  /** It counts as being sent until these have ended. */
  readonly onDone?: (answer: Answer, words: Words) => unknown
  readonly onFailed?: (failure: Failure, words: Words) => unknown
  /** Also after a lost answer. */
  readonly onSettled?: (words: Words) => unknown
}

const NO_ANSWER = { ok: false, failure: { kind: 'offline' } } as const

/** Sends once for a tap, one at a time. A failure is reported and may be shown, and another try may follow at once. */
export function useSendOnce<Answer, Words = void>(plan: SendPlan<Answer, Words>) {
  const { clock, random } = useDevice()
  const reportFailure = useReportFailure()
  const [gates] = useState(() => new Map<string, SendGate>())
  const [keys] = useState(() => new Map<string, string>())
  const isSending = useRef(false)
  const [sent, setSent] = useState<{ readonly words: Words }>()
  const [answer, setAnswer] = useState<Answer>()
  const [failure, setFailure] = useState<Failure>()
  const gateOf = (name: string): SendGate => {
    const gate = gates.get(name) ?? createSendGate(clock)
    gates.set(name, gate)
    return gate
  }
  const send = async (words: Words): Promise<Result<Answer> | undefined> => {
    const { about = () => '', wish, onDone, onFailed, onSettled } = plan
    const name = about(words)
    const gate = name === null ? undefined : gateOf(name)
    if (isSending.current || gate?.enter() === false) return undefined
    isSending.current = true
    setSent({ words })
    setFailure(undefined)
    const intentions = new Set<string>()
    const keyFor: KeyFor = (intention) => {
      const text = JSON.stringify(intention)
      intentions.add(text)
      const key = keys.get(text) ?? random.token()
      keys.set(text, key)
      return key
    }
    try {
      const result: Result<Answer> = await plan.send(words, keyFor).catch(() => NO_ANSWER)
      if (result.ok || !isPassing(result.failure)) for (const ended of intentions) keys.delete(ended)
      if (result.ok) {
        setAnswer(() => result.value)
        await onDone?.(result.value, words)
      } else {
        gate?.reopen()
        reportFailure(result.failure, wish?.(words))
        setFailure(result.failure)
        await onFailed?.(result.failure, words)
      }
      await onSettled?.(words)
      return result
    } finally {
      isSending.current = false
      setSent(undefined)
    }
  }
  return {
    send,
    isBusy: sent !== undefined,
    busyWith: sent?.words,
    /** The last one that came. */
    answer,
    failure,
    showFailure: setFailure,
  } as const
}

interface CallPlan<Answer, Words> extends Omit<SendPlan<Answer, Words>, 'send'> {
  readonly send: (ports: Ports, words: Words, keyFor: KeyFor) => Promise<Result<Answer>>
}

/** The same for a call to a port. */
export function useSend<Answer, Words = void>({ send, ...plan }: CallPlan<Answer, Words>) {
  const ports = usePorts()
  return useSendOnce<Answer, Words>({
    ...plan,
    send: async (words, keyFor) => send(await ports(), words, keyFor),
  })
}
