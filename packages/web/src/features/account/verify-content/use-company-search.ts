import { useRef, useState } from 'react'
import type { RegisteredCompany } from '@diandu/core/account'
import { usePorts } from '../../../app/queries/ports-context.ts'

type Outcome = 'none' | 'found' | 'not-found' | 'failed'

/** Asks the register of companies; an answer to a code that is no longer there is not taken. */
export function useCompanySearch(onFound: (company: RegisteredCompany) => void) {
  const ports = usePorts()
  const [state, setState] = useState<{ readonly outcome: Outcome; readonly name: string; readonly isBusy: boolean }>(
    NOT_REQUESTED,
  )
  const requested = useRef<AbortController>(undefined)
  return {
    ...state,
    clear() {
      requested.current?.abort()
      setState(NOT_REQUESTED)
    },
    async lookUp(creditCode: string) {
      requested.current?.abort()
      const controller = new AbortController()
      requested.current = controller
      setState({ ...NOT_REQUESTED, isBusy: true })
      const answer = await ports().then(
        ({ verifications }) => verifications.company(creditCode, controller.signal),
        () => undefined,
      )
      if (controller.signal.aborted) return
      if (answer?.ok === true) {
        setState({ outcome: 'found', name: answer.value.companyName, isBusy: false })
        onFound(answer.value)
      } else {
        const isUnknown =
          answer?.failure.kind === 'refused' || (answer?.failure.kind === 'http' && answer.failure.status === 404)
        setState({ outcome: isUnknown ? 'not-found' : 'failed', name: '', isBusy: false })
      }
    },
  }
}

const NOT_REQUESTED = { outcome: 'none', name: '', isBusy: false } as const
