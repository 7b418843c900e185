import { assign, setup } from 'xstate'

/** The loading bar, as the busy machine sees it. */
export interface LoadingBar {
  readonly show: () => void
  readonly hide: () => void
}

export type BusyEvent =
  | { readonly type: 'request.started'; readonly request: string }
  | { readonly type: 'request.ended'; readonly request: string }

/** The bar shows from the first request and hides after the last (spec §4). A request is told from others by its name. */
export function createBusyMachine(ports: { readonly bar: LoadingBar }) {
  return setup({
    types: { context: {} as { readonly underWay: readonly string[] }, events: {} as BusyEvent },
    guards: { isLast: ({ context, event }) => context.underWay.every((request) => request === event.request) },
    actions: {
      showBar: () => ports.bar.show(),
      hideBar: () => ports.bar.hide(),
      noteRequest: assign(({ context, event }) => ({ underWay: [...new Set([...context.underWay, event.request])] })),
      forgetRequest: assign(({ context, event }) => ({ underWay: context.underWay.filter((request) => request !== event.request) })),
    },
  }).createMachine({
    id: 'busy',
    context: { underWay: [] },
    initial: 'idle',
    states: {
      idle: { on: { 'request.started': { target: 'busy', actions: 'noteRequest' } } },
      busy: {
        entry: 'showBar',
        exit: 'hideBar',
        on: {
          'request.started': { actions: 'noteRequest' },
          'request.ended': [{ guard: 'isLast', target: 'idle', actions: 'forgetRequest' }, { actions: 'forgetRequest' }],
        },
      },
    },
  })
}
