import { createContext, useContext } from 'react'
import type { Shell } from '@diandu/core/session'

const ShellContext = createContext<Shell>('browser')

export const ShellProvider = ShellContext.Provider

/** What is around the page; while the server draws, a browser. */
export const useShell = (): Shell => useContext(ShellContext)
