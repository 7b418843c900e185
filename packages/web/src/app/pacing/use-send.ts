import { notifyManager, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useSendGate } from './use-send-gate.ts'

// By default a page hears in a later task of what a press sends: until then a box that was ticked is drawn unticked.
notifyManager.setScheduler(queueMicrotask)

/** A command that a tap sends: `mutate` passes the gate, and what has failed may be tried again at once. */
export function useSend<Answer, Words = void>(options: UseMutationOptions<Answer, Error, Words>) {
  const gate = useSendGate()
  const mutation = useMutation({
    ...options,
    onError: (...failed) => {
      gate.reopen()
      return options.onError?.(...failed)
    },
  })
  // `mutateAsync` would bypass the gate, so it is not exposed.
  const { mutateAsync: _ungated, ...rest } = mutation
  return {
    ...rest,
    mutate: (words: Words) => {
      if (gate.enter()) mutation.mutate(words)
    },
  }
}
