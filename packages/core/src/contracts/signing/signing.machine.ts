import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { signBy } from '../contract.ts'
import { provingState } from './proving-state.ts'
import { withAnswer } from './signing-answers.ts'
import type { SigningEvent, SigningPorts } from './signing-events.ts'
import { signingSetup } from './signing-setup.ts'

type EventOf<T extends SigningEvent['type']> = Extract<SigningEvent, { readonly type: T }>

/**
 * From a contract that waits to a contract that is signed (rules SIG). What the other party and the clock do meanwhile
 * is never guessed: the contract is read again, and what it says is believed.
 */
export function createSigningMachine(ports: SigningPorts) {
  const { random } = ports
  const machine = signingSetup(ports)
  return machine.createMachine({
    id: 'signing',
    context: ({ input }) => ({
      contractId: input.contractId,
      contract: undefined,
      isRedrawn: false,
      proof: null,
      begun: undefined,
      way: null,
      drawing: null,
      signKey: random.token(),
      failure: undefined,
    }),
    initial: 'opening',
    on: { 'signing.abandoned': '.abandoned' },
    states: {
      opening: {
        invoke: {
          src: 'find',
          input: ({ context }) => context.contractId,
          onDone: [
            { guard: withAnswer('isSigned'), target: 'signed', actions: withAnswer('takeContract') },
            { guard: withAnswer('isExpired'), target: 'expired', actions: withAnswer('takeContract') },
            { guard: withAnswer('isVoid'), target: 'void', actions: withAnswer('takeContract') },
            { guard: withAnswer('isOthersTurn'), target: 'waiting', actions: withAnswer('takeContract') },
            { guard: withAnswer('isOk'), target: 'open', actions: withAnswer('takeContract') },
            { guard: withAnswer('needsLogin'), target: 'loginNeeded' },
            { guard: withAnswer('isRefused'), target: 'refused', actions: withAnswer('noteFailure') },
            { target: 'interrupted', actions: withAnswer('noteFailure') },
          ],
          onError: { target: 'interrupted', actions: 'noteNoAnswer' },
        },
      },
      interrupted: { on: { 'contract.changed': { target: 'opening', actions: 'clearFailure' } } },
      waiting: {
        on: {
          'contract.changed': 'opening',
          'contract.read': { guard: 'isNotProven', target: 'open.verifying', actions: 'noteRead' },
          'page.returned': [
            { guard: 'isNotProven', target: 'open.verifying.finishing', actions: 'takeReturn' },
            { target: 'refreshing', actions: 'clearFailure' },
          ],
        },
      },
      open: {
        initial: 'reading',
        invoke: {
          src: 'deadline',
          input: ({ context }) => ({ by: context.contract === undefined ? null : signBy(context.contract) }),
        },
        on: { 'deadline.passed': 'opening', 'contract.changed': 'opening' },
        states: {
          reading: {
            always: { guard: 'isNotMyTurn', target: '#signing.waiting' },
            on: {
              'contract.read': [
                { guard: 'isNotProven', target: 'verifying', actions: 'noteRead' },
                { guard: 'isNotTheOwner', target: 'mismatched', actions: 'noteRead' },
                { guard: 'isUnderReview', target: 'reviewing', actions: 'noteRead' },
                { target: 'confirming', actions: 'noteRead' },
              ],
              // A signer who comes back from a provider's page may find this one opened again: from a check of who they
              // are, or from signing.
              'page.returned': [
                { guard: 'isNotProven', target: 'verifying.finishing', actions: 'takeReturn' },
                { target: '#signing.refreshing', actions: 'clearFailure' },
              ],
            },
          },
          verifying: provingState(machine),
          mismatched: {
            always: { guard: 'isNotMyTurn', target: '#signing.waiting' },
            on: { 'consent.given': { target: 'handingIn', actions: 'clearFailure' }, 'step.left': 'reading' },
          },
          handingIn: {
            invoke: {
              src: 'consent',
              input: ({ context, event }) => ({
                contractId: context.contractId,
                paper: (event as EventOf<'consent.given'>).paper,
              }),
              onDone: [
                { guard: withAnswer('isMismatched'), target: 'mismatched', actions: withAnswer('takeContract') },
                { guard: withAnswer('isUnproven'), target: 'verifying', actions: withAnswer('takeContract') },
                { guard: withAnswer('isReviewed'), target: 'reviewing', actions: withAnswer('takeContract') },
                { guard: withAnswer('isOk'), target: 'confirming', actions: withAnswer('takeContract') },
                { guard: withAnswer('needsLogin'), target: '#signing.loginNeeded' },
                { target: 'mismatched', actions: withAnswer('noteFailure') },
              ],
              onError: { target: 'mismatched', actions: 'noteNoAnswer' },
            },
          },
          // No party signs before the platform has accepted what their signature rests on; what it says is read with
          // the contract.
          reviewing: {
            always: { guard: 'isNotMyTurn', target: '#signing.waiting' },
            on: { 'step.left': 'reading' },
          },
          confirming: {
            always: { guard: 'isNotMyTurn', target: '#signing.waiting' },
            on: {
              'contract.confirmed': {
                target: '#signing.signing',
                actions: { type: 'chooseWay', params: ({ event }) => event },
              },
              'step.left': 'reading',
            },
          },
        },
      },
      signing: {
        invoke: {
          src: 'sign',
          input: ({ context: { contractId, signKey, way, drawing } }) => ({
            attempt: { contractId, way: way ?? 'manual', ...(drawing === null ? {} : { drawing }) },
            key: signKey,
          }),
          onDone: [
            { guard: withAnswer('isSigned'), target: 'signed', actions: withAnswer('takeContract') },
            // Whose the shop is has changed meanwhile: the contract says whose, and whether a document is needed.
            { guard: withAnswer('isMismatch'), target: 'opening', actions: withAnswer('noteFailure') },
            { guard: withAnswer('needsLogin'), target: 'loginNeeded' },
            { guard: withAnswer('isElsewhere'), target: 'elsewhere' },
            { guard: withAnswer('isRefused'), target: 'opening', actions: withAnswer('noteFailure') },
            { guard: withAnswer('isOk'), target: 'opening' },
            { target: 'open.confirming', actions: withAnswer('noteFailure') },
          ],
          onError: { target: 'open.confirming', actions: 'noteNoAnswer' },
        },
      },
      // It is signed on a page of the provider's: the way there is offered, and when the signer comes back the provider
      // is asked.
      elsewhere: {
        initial: 'going',
        invoke: {
          src: 'deadline',
          input: ({ context }) => ({ by: context.contract === undefined ? null : signBy(context.contract) }),
        },
        on: {
          'deadline.passed': 'opening',
          'contract.changed': 'opening',
          'step.left': { target: 'opening', actions: 'clearFailure' },
        },
        states: {
          going: { on: { 'page.returned': { target: 'asking', actions: 'clearFailure' } } },
          asking: {
            invoke: {
              src: 'refresh',
              input: ({ context }) => context.contractId,
              onDone: [
                { guard: withAnswer('isSigned'), target: '#signing.signed', actions: withAnswer('takeContract') },
                { guard: withAnswer('isMyTurn'), target: 'unsigned', actions: withAnswer('takeContract') },
                { guard: withAnswer('needsLogin'), target: '#signing.loginNeeded' },
                { guard: withAnswer('isRefused'), target: '#signing.opening', actions: withAnswer('noteFailure') },
                { guard: withAnswer('isOk'), target: '#signing.opening' },
                { target: 'going', actions: withAnswer('noteFailure') },
              ],
              onError: { target: 'going', actions: 'noteNoAnswer' },
            },
          },
          unsigned: { on: { 'page.returned': 'asking' } },
        },
      },
      // The same as opening, but the provider is asked first.
      refreshing: {
        invoke: {
          src: 'refresh',
          input: ({ context }) => context.contractId,
          onDone: [
            { guard: withAnswer('isSigned'), target: 'signed', actions: withAnswer('takeContract') },
            { guard: withAnswer('needsLogin'), target: 'loginNeeded' },
            { target: 'opening', actions: withAnswer('noteFailure') },
          ],
          onError: { target: 'opening', actions: 'noteNoAnswer' },
        },
      },
      signed: { type: 'final' },
      expired: { type: 'final' },
      void: { type: 'final' },
      refused: { type: 'final' },
      loginNeeded: { type: 'final' },
      abandoned: { type: 'final' },
    },
  })
}

export type SigningMachine = ReturnType<typeof createSigningMachine>
export type SigningActor = ActorRefFrom<SigningMachine>
export type SigningSnapshot = SnapshotFrom<SigningMachine>
