import { createContext, useContext } from 'react'
import type { Failure } from '@diandu/core/kernel'
import type { Wish } from '../../session/login-requests.ts'

/** With what was pressed, where a login is all that it wants. */
export type ReportFailure = (failure: Failure, wish?: Wish) => void

/** Tells the platform of a failure that no query or command carried: a machine's, for one. */
const FailureContext = createContext<ReportFailure>(() => undefined)

export const FailureProvider = FailureContext.Provider

export const useReportFailure = (): ReportFailure => useContext(FailureContext)
