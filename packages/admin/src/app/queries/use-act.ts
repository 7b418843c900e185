import type { Failure, Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { App } from 'antd'
import { useCallback, useState } from 'react'
import { throughGate } from '../access/gate.ts'
import { usePreferences } from '../preferences.tsx'
import { useServices } from '../services.tsx'

/** Something that changes the market: through the gates, once at a time. */
export function useAct() {
  const { gate } = useServices()
  const [isBusy, setBusy] = useState(false)
  const act = useCallback(
    async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
      setBusy(true)
      try {
        return await throughGate(gate, work)
      } finally {
        setBusy(false)
      }
    },
    [gate],
  )
  return { act, isBusy }
}

/** Says above the page why something failed. */
export function useFailureNotice(): (failure: Failure) => void {
  const { message } = App.useApp()
  const { locale } = usePreferences()
  return (failure) => void message.error(failureText(failure, locale))
}
