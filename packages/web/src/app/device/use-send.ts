import { notifyManager, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useSendGate } from './use-send-gate.ts'

// By default react-query notifies in a later task: until then a ticked box would render unticked.
notifyManager.setScheduler(queueMicrotask)

/** A mutation by tap: `mutate` passes the send gate, and a failed one may be repeated at once. */
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
