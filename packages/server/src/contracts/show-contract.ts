import {
  contractShownTo,
  type ContractRecord,
  type ContractView,
  type Proof,
  type SigningParty,
} from '@diandu/core/contracts'

/** Shows a contract for one of its parties. */
export type ShowContract = (role: SigningParty, stored: ContractRecord, nowMs: number) => ContractView

/** With the proofs that can be checked here. */
export const showWith =
  (offered: readonly Proof[]): ShowContract =>
  (role, stored, at) =>
    contractShownTo(role, stored, { offered, at })
