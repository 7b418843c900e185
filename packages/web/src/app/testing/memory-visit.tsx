import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type InitialEntry,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
} from 'react-router-dom'
import { PageSteps } from '../../router/page-steps.tsx'

/** A visit that no browser knows of. */
export interface MemoryVisit {
  /** The router with what is rendered in it; it begins at the last of the entries. */
  readonly Router: (props: { readonly children: ReactNode }) => ReactNode
  readonly location: () => Location
  /** Path and query. */
  readonly address: () => string
  readonly navigationType: () => string
  readonly navigate: (to: string | number, options?: NavigateOptions) => Promise<void>
  /** As the app itself leads somewhere, in the middle of whatever it does. */
  readonly leadTo: (to: string) => void
}

export function createMemoryVisit(entries: InitialEntry[]): MemoryVisit {
  let shown:
    | { readonly location: Location; readonly navigationType: string; readonly navigate: NavigateFunction }
    | undefined
  const at = () => {
    if (shown === undefined) throw new Error('The visit has not been rendered')
    return shown
  }
  function Watcher() {
    shown = { location: useLocation(), navigationType: useNavigationType(), navigate: useNavigate() }
    return null
  }
  return {
    Router: ({ children }) => (
      <MemoryRouter initialEntries={entries} useTransitions={false}>
        <Watcher />
        <PageSteps>{children}</PageSteps>
      </MemoryRouter>
    ),
    location: () => at().location,
    address: () => at().location.pathname + at().location.search,
    navigationType: () => at().navigationType,
    leadTo: (to) => void at().navigate(to),
    navigate: (to, options) =>
      act(async () => void (typeof to === 'number' ? at().navigate(to) : at().navigate(to, options))),
  }
}
