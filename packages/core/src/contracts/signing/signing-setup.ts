import { assign, setup } from 'xstate'
import type { ContractId, SigningWay } from '../contract.ts'
import type { Proof } from '../proof.ts'
import { signingActors } from './signing-actors.ts'
import {
  isRenamed,
  type AnyAnswer,
  type ContractAnswer,
  type BegunAnswer,
  type ProofPageAnswer,
} from './signing-answers.ts'
import type { SigningContext, SigningEvent, SigningPorts } from './signing-events.ts'
import { GUARDS } from './signing-guards.ts'

/** Actors, actions and guards of the signing machine; its charts decide when they run. */
export function signingSetup(ports: SigningPorts) {
  const { random } = ports
  return setup({
    types: {
      context: {} as SigningContext,
      events: {} as SigningEvent,
      input: {} as { readonly contractId: ContractId },
    },
    actors: signingActors(ports),
    guards: GUARDS,
    actions: {
      takeContract: assign(({ context }, { result }: ContractAnswer) =>
        result.ok ? { contract: result.value } : context,
      ),
      takeProven: assign(({ context }, { result }: ContractAnswer) =>
        result.ok
          ? {
              contract: result.value,
              isRedrawn: context.isRedrawn || isRenamed(context.contract, result.value),
              begun: undefined,
            }
          : context,
      ),
      takeBegun: assign(({ context }, { result }: BegunAnswer) => (result.ok ? { begun: result.value } : context)),
      takePage: assign(({ context }, { result }: ProofPageAnswer) =>
        result.ok ? { begun: { next: 'page', ...result.value } } : context,
      ),
      chooseProof: assign((_, { proof }: { readonly proof: Proof }) => ({
        proof,
        begun: undefined,
        failure: undefined,
      })),
      // The code that was sent already stays good where another cannot be sent.
      requestAgain: assign(({ context }, { proof }: { readonly proof: Proof }) => ({
        proof,
        begun: proof === context.proof ? context.begun : undefined,
        failure: undefined,
      })),
      forgetBegun: assign({ begun: undefined }),
      takeReturn: assign({ proof: 'high', begun: undefined, isRedrawn: false, failure: undefined }),
      chooseWay: assign(
        ({ context }, { way, drawing = null }: { readonly way: SigningWay; readonly drawing?: string | null }) => ({
          way,
          drawing,
          signKey: way === context.way && drawing === context.drawing ? context.signKey : random.token(),
          failure: undefined,
        }),
      ),
      noteFailure: assign((_, { result }: AnyAnswer) => ({ failure: result.ok ? undefined : result.failure })),
      noteNoAnswer: assign({ failure: { kind: 'timeout' } }),
      clearFailure: assign({ failure: undefined }),
      noteRead: assign({ isRedrawn: false, failure: undefined }),
    },
  })
}

export type SigningSetup = ReturnType<typeof signingSetup>
