import { createContext, useContext } from 'react'
import type { Failure } from '@diandu/core/kernel'

/** Tells the platform of a failure that no query or command carried: a machine's, for one. */
const FailureContext = createContext<(failure: Failure) => void>(() => undefined)

export const FailureProvider = FailureContext.Provider

export const useReportFailure = (): ((failure: Failure) => void) => useContext(FailureContext)
