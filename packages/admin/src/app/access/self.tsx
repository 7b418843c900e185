import { mayDo, type StaffAct, type StaffSelf } from '@diandu/core/admin'
import { createContext, useContext } from 'react'

export interface SignedIn {
  readonly self: StaffSelf
  readonly renew: (self: StaffSelf) => void
  /** The login page is shown in the place of the console. */
  readonly leave: () => void
}

export const SignedInContext = createContext<SignedIn | undefined>(undefined)

export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext)
  if (signedIn === undefined) throw new Error('This part of the page is for staff who have logged in')
  return signedIn
}

export function useMay(): (act: StaffAct) => boolean {
  const { roles } = useSignedIn().self
  return (act) => mayDo(roles, act)
}
