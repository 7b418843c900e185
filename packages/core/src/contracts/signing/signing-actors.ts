import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { IdentityPage } from '../../account/index.ts'
import type { Result } from '../../kernel/index.ts'
import type { ContractId } from '../contract.ts'
import type { ContractView, ProofAnswer, ProofAttempt, ProofBegun, SigningAttempt } from '../contracts.ports.ts'
import type { SigningPorts } from './signing-events.ts'
import { secretOf, type Unwritten } from '../unwritten.ts'

/** The work that the signing chart leaves to others. */
export const signingActors = ({ contracts, identity, signatures, clock }: SigningPorts) => ({
  find: fromPromise<Result<ContractView>, ContractId>(({ input, signal }) => contracts.find(input, signal)),
  begin: fromPromise<Result<ProofBegun>, Unwritten<ProofAttempt>>(async ({ input, signal }) =>
    identity.begin(await secretOf(input), signal),
  ),
  finish: fromPromise<Result<ContractView>, Unwritten<ProofAnswer>>(async ({ input, signal }) =>
    identity.finish(await secretOf(input), signal),
  ),
  page: fromPromise<Result<IdentityPage>, ContractId>(({ input, signal }) => identity.page(input, signal)),
  consent: fromPromise<Result<ContractView>, { readonly contractId: ContractId; readonly paper: string }>(
    ({ input, signal }) => signatures.handInConsent(input.contractId, input.paper, signal),
  ),
  refresh: fromPromise<Result<ContractView>, ContractId>(({ input, signal }) => signatures.refresh(input, signal)),
  sign: fromPromise<Result<ContractView>, { readonly attempt: SigningAttempt; readonly key: string }>(
    ({ input, signal }) => signatures.sign(input.attempt, input.key, signal),
  ),
  // One that is over already was told by the contract itself, or this machine's clock is wrong.
  deadline: fromCallback<EventObject, { readonly by: number | null }>(({ sendBack, input: { by } }) =>
    by === null || by < clock.now()
      ? undefined
      : clock.after(by + 1 - clock.now(), () => sendBack({ type: 'deadline.passed' })),
  ),
})
