import { answer } from './signing-answers.ts'
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
            {
              guard: { type: 'goesOnByCode', params: answer },
              target: 'awaitingCode',
              actions: { type: 'takeBegun', params: answer },
            },
            {
              guard: { type: 'goesOnElsewhere', params: answer },
              target: 'visiting',
              actions: { type: 'takeBegun', params: answer },
            },
            { guard: { type: 'isOk', params: answer }, target: 'finishing' },
            {
              guard: { type: 'isMismatchWithOwner', params: answer },
              target: '#signing.open.mismatched',
              actions: { type: 'noteFailure', params: answer },
            },
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
            { guard: { type: 'needsLogin', params: answer }, target: '#signing.loginNeeded' },
            {
              guard: { type: 'isOk', params: answer },
              target: 'visiting',
              actions: { type: 'takePage', params: answer },
            },
            {
              guard: { type: 'isUndecided', params: answer },
              target: 'visiting',
              actions: { type: 'noteFailure', params: answer },
            },
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
            {
              guard: { type: 'isUnproven', params: answer },
              target: 'choosing',
              actions: { type: 'takeProven', params: answer },
            },
            {
              guard: { type: 'isRedrawn', params: answer },
              target: '#signing.open.reading',
              actions: { type: 'takeProven', params: answer },
            },
            {
              guard: { type: 'isMismatched', params: answer },
              target: '#signing.open.mismatched',
              actions: { type: 'takeContract', params: answer },
            },
            {
              guard: { type: 'isReviewed', params: answer },
              target: '#signing.open.reviewing',
              actions: { type: 'takeContract', params: answer },
            },
            {
              guard: { type: 'isOk', params: answer },
              target: '#signing.open.confirming',
              actions: { type: 'takeContract', params: answer },
            },
            {
              guard: { type: 'isMismatchWithOwner', params: answer },
              target: '#signing.open.mismatched',
              actions: { type: 'noteFailure', params: answer },
            },
            { guard: { type: 'needsLogin', params: answer }, target: '#signing.loginNeeded' },
            {
              guard: { type: 'isMismatch', params: answer },
              target: 'choosing',
              actions: [{ type: 'noteFailure', params: answer }, 'forgetBegun'],
            },
            { guard: 'wasByCode', target: 'awaitingCode', actions: { type: 'noteFailure', params: answer } },
            {
              guard: { type: 'isPending', params: answer },
              target: 'seekingPage',
              actions: { type: 'noteFailure', params: answer },
            },
            {
              guard: { type: 'isUndecided', params: answer },
              target: 'visiting',
              actions: { type: 'noteFailure', params: answer },
            },
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
  })
