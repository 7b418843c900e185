import { withAnswer } from './signing-answers.ts'
import type { SigningEvent } from './signing-events.ts'
import type { SigningSetup } from './signing-setup.ts'

type ProofGiven = Extract<SigningEvent, { readonly type: 'proof.given' }>

/** The signer shows who they are: by a code, on a page elsewhere, or by what they submit. */
export const provingState = (machine: SigningSetup) =>
  machine.createStateConfig({
    initial: 'choosing',
    on: { 'step.left': 'reading' },
    states: {
      choosing: {
        on: {
          'proof.given': {
            target: 'beginning',
            actions: { type: 'chooseProof', params: ({ event }) => event },
          },
          // The code that was sent last is still to be typed.
          'code.awaited': { guard: 'wasByCode', target: 'awaitingCode', actions: 'clearFailure' },
        },
      },
      beginning: {
        invoke: {
          src: 'begin',
          input: ({ context, event }) => {
            const { proof, fields } = event as ProofGiven
            return { say: () => ({ contractId: context.contractId, proof, fields }) }
          },
          onDone: [
            { guard: withAnswer('goesOnByCode'), target: 'awaitingCode', actions: withAnswer('takeBegun') },
            { guard: withAnswer('goesOnElsewhere'), target: 'visiting', actions: withAnswer('takeBegun') },
            { guard: withAnswer('isOk'), target: 'finishing' },
            {
              guard: withAnswer('isMismatchWithOwner'),
              target: '#signing.open.mismatched',
              actions: withAnswer('noteFailure'),
            },
            { guard: withAnswer('needsLogin'), target: '#signing.loginNeeded' },
            { guard: 'wasByCode', target: 'awaitingCode', actions: withAnswer('noteFailure') },
            { target: 'choosing', actions: withAnswer('noteFailure') },
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
          'proof.given': { target: 'beginning', actions: { type: 'requestAgain', params: ({ event }) => event } },
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
            { guard: withAnswer('needsLogin'), target: '#signing.loginNeeded' },
            { guard: withAnswer('isOk'), target: 'visiting', actions: withAnswer('takePage') },
            { guard: withAnswer('isUndecided'), target: 'visiting', actions: withAnswer('noteFailure') },
            { target: 'choosing' },
          ],
          onError: { target: 'visiting', actions: 'noteNoAnswer' },
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
            { guard: withAnswer('isUnproven'), target: 'choosing', actions: withAnswer('takeProven') },
            { guard: withAnswer('isRedrawn'), target: '#signing.open.reading', actions: withAnswer('takeProven') },
            {
              guard: withAnswer('isMismatched'),
              target: '#signing.open.mismatched',
              actions: withAnswer('takeContract'),
            },
            { guard: withAnswer('isReviewed'), target: '#signing.open.reviewing', actions: withAnswer('takeContract') },
            { guard: withAnswer('isOk'), target: '#signing.open.confirming', actions: withAnswer('takeContract') },
            {
              guard: withAnswer('isMismatchWithOwner'),
              target: '#signing.open.mismatched',
              actions: withAnswer('noteFailure'),
            },
            { guard: withAnswer('needsLogin'), target: '#signing.loginNeeded' },
            {
              guard: withAnswer('isMismatch'),
              target: 'choosing',
              actions: [withAnswer('noteFailure'), 'forgetBegun'],
            },
            { guard: 'wasByCode', target: 'awaitingCode', actions: withAnswer('noteFailure') },
            { guard: withAnswer('isPending'), target: 'seekingPage', actions: withAnswer('noteFailure') },
            { guard: withAnswer('isUndecided'), target: 'visiting', actions: withAnswer('noteFailure') },
            { target: 'choosing', actions: withAnswer('noteFailure') },
          ],
          onError: [
            { guard: 'wasByCode', target: 'awaitingCode', actions: 'noteNoAnswer' },
            { guard: 'wasElsewhere', target: 'visiting', actions: 'noteNoAnswer' },
            { target: 'choosing', actions: 'noteNoAnswer' },
          ],
        },
      },
    },
  })
