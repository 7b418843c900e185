import {
  contractShownTo,
  type ContractRecord,
  type ContractView,
  type Proof,
  type SigningParty,
} from '@diandu/core/contracts'

/** Draws a contract for one of its parties. */
export type ShowContract = (role: SigningParty, stored: ContractRecord, nowMs: number) => ContractView

/** With the proofs that somebody checks here. */
export const showWith =
  (offered: readonly Proof[]): ShowContract =>
  (role, stored, at) =>
    contractShownTo(role, stored, { offered, at })
