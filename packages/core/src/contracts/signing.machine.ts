import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { signBy, type ContractId, type SigningWay } from './contract.ts'
import type { Proof } from './proof.ts'
import { signingActors } from './signing-actors.ts'
import { answer, isRenamed, type AnyAnswer, type Answer, type BegunAnswer, type PageAnswer } from './signing-answers.ts'
import type { SigningContext, SigningEvent, SigningPorts } from './signing-events.ts'
import { GUARDS } from './signing-guards.ts'

type EventOf<T extends SigningEvent['type']> = Extract<SigningEvent, { readonly type: T }>

/**
 * From a contract that waits to a contract that is signed (rules SIG). What the other party and the clock do meanwhile is
 * never guessed: the contract is read again, and what it says is believed.
 */
export function createSigningMachine(ports: SigningPorts) {
  const { random } = ports
  return setup({
    types: { context: {} as SigningContext, events: {} as SigningEvent, input: {} as { readonly contractId: ContractId } },
    actors: signingActors(ports),
    guards: GUARDS,
    actions: {
      takeContract: assign(({ context }, { result }: Answer) => (result.ok ? { contract: result.value } : context)),
      takeProven: assign(({ context }, { result }: Answer) =>
        result.ok ? { contract: result.value, isRedrawn: context.isRedrawn || isRenamed(context.contract, result.value), begun: undefined } : context,
      ),
      takeBegun: assign(({ context }, { result }: BegunAnswer) => (result.ok ? { begun: result.value } : context)),
      takePage: assign(({ context }, { result }: PageAnswer) => (result.ok ? { begun: { next: 'page', ...result.value } } : context)),
      chooseProof: assign((_, { proof }: { readonly proof: Proof }) => ({ proof, begun: undefined, failure: undefined })),
      // The code that was sent already stays good where another cannot be sent.
      askAgain: assign(({ context }, { proof }: { readonly proof: Proof }) => ({ proof, begun: proof === context.proof ? context.begun : undefined, failure: undefined })),
      forgetBegun: assign({ begun: undefined }),
      takeReturn: assign({ proof: 'high', begun: undefined, isRedrawn: false, failure: undefined }),
      chooseWay: assign(({ context }, { way, drawing = null }: { readonly way: SigningWay; readonly drawing?: string | null }) => ({
        way,
        drawing,
        signKey: way === context.way && drawing === context.drawing ? context.signKey : random.token(),
        failure: undefined,
      })),
      noteFailure: assign((_, { result }: AnyAnswer) => ({ failure: result.ok ? undefined : result.failure })),
      noteNoAnswer: assign({ failure: { kind: 'timeout' } }),
      clearFailure: assign({ failure: undefined }),
      noteRead: assign({ isRedrawn: false, failure: undefined }),
    },
  }).createMachine({
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
            { guard: { type: 'isSigned', params: answer }, target: 'signed', actions: { type: 'takeContract', params: answer } },
            { guard: { type: 'isExpired', params: answer }, target: 'expired', actions: { type: 'takeContract', params: answer } },
            { guard: { type: 'isVoid', params: answer }, target: 'void', actions: { type: 'takeContract', params: answer } },
            { guard: { type: 'isOthersTurn', params: answer }, target: 'waiting', actions: { type: 'takeContract', params: answer } },
            { guard: { type: 'isOk', params: answer }, target: 'open', actions: { type: 'takeContract', params: answer } },
            { guard: { type: 'needsLogin', params: answer }, target: 'loginNeeded' },
            { guard: { type: 'isRefused', params: answer }, target: 'refused', actions: { type: 'noteFailure', params: answer } },
            { target: 'interrupted', actions: { type: 'noteFailure', params: answer } },
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
        invoke: { src: 'deadline', input: ({ context }) => ({ by: context.contract === undefined ? null : signBy(context.contract) }) },
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
              // Whoever comes back from a page elsewhere may find this one opened anew: from a check of who they are, or from signing.
              'page.returned': [
                { guard: 'isNotProven', target: 'verifying.finishing', actions: 'takeReturn' },
                { target: '#signing.refreshing', actions: 'clearFailure' },
              ],
            },
          },
          verifying: {
            initial: 'choosing',
            on: { 'step.left': 'reading' },
            states: {
              choosing: {
                on: {
                  'proof.given': { target: 'beginning', actions: { type: 'chooseProof', params: ({ event }) => event } },
                  // The code that was sent last is still to be typed.
                  'code.awaited': { guard: 'wasByCode', target: 'awaitingCode', actions: 'clearFailure' },
                },
              },
              beginning: {
                invoke: {
                  src: 'begin',
                  input: ({ context, event }) => {
                    const { proof, fields } = event as EventOf<'proof.given'>
                    return { say: () => ({ contractId: context.contractId, proof, fields }) }
                  },
                  onDone: [
                    { guard: { type: 'goesOnByCode', params: answer }, target: 'awaitingCode', actions: { type: 'takeBegun', params: answer } },
                    { guard: { type: 'goesOnElsewhere', params: answer }, target: 'visiting', actions: { type: 'takeBegun', params: answer } },
                    { guard: { type: 'isOk', params: answer }, target: 'finishing' },
                    { guard: { type: 'isMismatchWithOwner', params: answer }, target: '#signing.open.mismatched', actions: { type: 'noteFailure', params: answer } },
                    { guard: { type: 'needsLogin', params: answer }, target: '#signing.loginNeeded' },
                    { guard: 'wasByCode', target: 'awaitingCode', actions: { type: 'noteFailure', params: answer } },
                    { target: 'choosing', actions: { type: 'noteFailure', params: answer } },
                  ],
                  onError: [
                    { guard: 'wasByCode', target: 'awaitingCode', actions: 'noteNoAnswer' },
                    { target: 'choosing', actions: 'noteNoAnswer' },
                  ],
                },
              },
              awaitingCode: {
                on: {
                  'code.entered': { target: 'finishing', actions: 'clearFailure' },
                  'proof.given': { target: 'beginning', actions: { type: 'askAgain', params: ({ event }) => event } },
                  'step.left': { target: 'choosing', actions: 'clearFailure' },
                },
              },
              visiting: {
                on: {
                  'page.returned': { target: 'finishing', actions: 'clearFailure' },
                  'step.left': { target: 'choosing', actions: ['forgetBegun', 'clearFailure'] },
                },
              },
              seekingPage: {
                invoke: {
                  src: 'page',
                  input: ({ context }) => context.contractId,
                  onDone: [
                    { guard: { type: 'needsLogin', params: answer }, target: '#signing.loginNeeded' },
                    { guard: { type: 'isOk', params: answer }, target: 'visiting', actions: { type: 'takePage', params: answer } },
                    { target: 'choosing' },
                  ],
                  onError: 'choosing',
                },
              },
              finishing: {
                invoke: {
                  src: 'finish',
                  input: ({ context: { contractId, proof }, event }) => {
                    const code = event.type === 'code.entered' ? event.code : null
                    return proof === null ? {} : { say: () => ({ contractId, proof, code }) }
                  },
                  onDone: [
                    { guard: { type: 'isUnproven', params: answer }, target: 'choosing', actions: { type: 'takeProven', params: answer } },
                    { guard: { type: 'isRedrawn', params: answer }, target: '#signing.open.reading', actions: { type: 'takeProven', params: answer } },
                    { guard: { type: 'isMismatched', params: answer }, target: '#signing.open.mismatched', actions: { type: 'takeContract', params: answer } },
                    { guard: { type: 'isReviewed', params: answer }, target: '#signing.open.reviewing', actions: { type: 'takeContract', params: answer } },
                    { guard: { type: 'isOk', params: answer }, target: '#signing.open.confirming', actions: { type: 'takeContract', params: answer } },
                    { guard: { type: 'isMismatchWithOwner', params: answer }, target: '#signing.open.mismatched', actions: { type: 'noteFailure', params: answer } },
                    { guard: { type: 'needsLogin', params: answer }, target: '#signing.loginNeeded' },
                    { guard: { type: 'isMismatch', params: answer }, target: 'choosing', actions: [{ type: 'noteFailure', params: answer }, 'forgetBegun'] },
                    { guard: 'wasByCode', target: 'awaitingCode', actions: { type: 'noteFailure', params: answer } },
                    { guard: { type: 'isUndecided', params: answer }, target: 'visiting', actions: { type: 'noteFailure', params: answer } },
                    { guard: { type: 'isPending', params: answer }, target: 'seekingPage', actions: { type: 'noteFailure', params: answer } },
                    { target: 'choosing', actions: { type: 'noteFailure', params: answer } },
                  ],
                  onError: [
                    { guard: 'wasByCode', target: 'awaitingCode', actions: 'noteNoAnswer' },
                    { guard: 'wasElsewhere', target: 'visiting', actions: 'noteNoAnswer' },
                    { target: 'choosing', actions: 'noteNoAnswer' },
                  ],
                },
              },
            },
          },
          mismatched: {
            always: { guard: 'isNotMyTurn', target: '#signing.waiting' },
            on: { 'consent.given': { target: 'handingIn', actions: 'clearFailure' }, 'step.left': 'reading' },
          },
          handingIn: {
            invoke: {
              src: 'consent',
              input: ({ context, event }) => ({ contractId: context.contractId, paper: (event as EventOf<'consent.given'>).paper }),
              onDone: [
                { guard: { type: 'isMismatched', params: answer }, target: 'mismatched', actions: { type: 'takeContract', params: answer } },
                { guard: { type: 'isUnproven', params: answer }, target: 'verifying', actions: { type: 'takeContract', params: answer } },
                { guard: { type: 'isReviewed', params: answer }, target: 'reviewing', actions: { type: 'takeContract', params: answer } },
                { guard: { type: 'isOk', params: answer }, target: 'confirming', actions: { type: 'takeContract', params: answer } },
                { guard: { type: 'needsLogin', params: answer }, target: '#signing.loginNeeded' },
                { target: 'mismatched', actions: { type: 'noteFailure', params: answer } },
              ],
              onError: { target: 'mismatched', actions: 'noteNoAnswer' },
            },
          },
          // Nobody signs before the house has accepted what their signature rests on; what it says is read with the contract.
          reviewing: {
            always: { guard: 'isNotMyTurn', target: '#signing.waiting' },
            on: { 'step.left': 'reading' },
          },
          confirming: {
            always: { guard: 'isNotMyTurn', target: '#signing.waiting' },
            on: {
              'contract.confirmed': { target: '#signing.signing', actions: { type: 'chooseWay', params: ({ event }) => event } },
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
            { guard: { type: 'isSigned', params: answer }, target: 'signed', actions: { type: 'takeContract', params: answer } },
            // Whose the shop is has changed meanwhile: the contract says whose, and whether a paper is needed.
            { guard: { type: 'isMismatch', params: answer }, target: 'opening', actions: { type: 'noteFailure', params: answer } },
            { guard: { type: 'needsLogin', params: answer }, target: 'loginNeeded' },
            { guard: { type: 'isElsewhere', params: answer }, target: 'elsewhere' },
            { guard: { type: 'isRefused', params: answer }, target: 'opening', actions: { type: 'noteFailure', params: answer } },
            { guard: { type: 'isOk', params: answer }, target: 'opening' },
            { target: 'open.confirming', actions: { type: 'noteFailure', params: answer } },
          ],
          onError: { target: 'open.confirming', actions: 'noteNoAnswer' },
        },
      },
      // It is signed on a page of the provider's: the way there is offered, and whoever comes back is asked about there.
      elsewhere: {
        initial: 'going',
        invoke: { src: 'deadline', input: ({ context }) => ({ by: context.contract === undefined ? null : signBy(context.contract) }) },
        on: { 'deadline.passed': 'opening', 'contract.changed': 'opening', 'step.left': { target: 'opening', actions: 'clearFailure' } },
        states: {
          going: { on: { 'page.returned': { target: 'asking', actions: 'clearFailure' } } },
          asking: {
            invoke: {
              src: 'refresh',
              input: ({ context }) => context.contractId,
              onDone: [
                { guard: { type: 'isSigned', params: answer }, target: '#signing.signed', actions: { type: 'takeContract', params: answer } },
                { guard: { type: 'isMyTurn', params: answer }, target: 'unsigned', actions: { type: 'takeContract', params: answer } },
                { guard: { type: 'needsLogin', params: answer }, target: '#signing.loginNeeded' },
                { guard: { type: 'isRefused', params: answer }, target: '#signing.opening', actions: { type: 'noteFailure', params: answer } },
                { guard: { type: 'isOk', params: answer }, target: '#signing.opening' },
                { target: 'going', actions: { type: 'noteFailure', params: answer } },
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
            { guard: { type: 'isSigned', params: answer }, target: 'signed', actions: { type: 'takeContract', params: answer } },
            { guard: { type: 'needsLogin', params: answer }, target: 'loginNeeded' },
            { target: 'opening', actions: { type: 'noteFailure', params: answer } },
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
