import { fromCallback, setup } from 'xstate'
import type { Clock } from '../kernel/index.ts'
import type { CampaignWindow } from './campaign-window.ts'
import { watchCampaign } from './watch-campaign.ts'

export interface CampaignWatchPorts {
  readonly clock: Clock
  readonly run: (over?: 'over') => void
}

export interface CampaignWatchInput {
  readonly window: CampaignWindow
  /** Whether the end is handled too; not where it is left out. */
  readonly isOverHandle?: boolean
}

export type CampaignWatchEvent =
  | { readonly type: 'campaign.opened' }
  | { readonly type: 'campaign.ended' }
  | { readonly type: 'watch.stopped' }

/** `watchCampaign` as a chart, to show where it stands: waiting, begun, over, missed or stopped. */
export function createCampaignWatchMachine(ports: CampaignWatchPorts) {
  return setup({
    types: { context: {} as CampaignWatchInput, events: {} as CampaignWatchEvent, input: {} as CampaignWatchInput },
    actors: {
      watch: fromCallback<CampaignWatchEvent, CampaignWindow>(({ input, sendBack }) =>
        watchCampaign({
          clock: ports.clock,
          window: input,
          isOverHandle: true,
          run: (over) => sendBack({ type: over === undefined ? 'campaign.opened' : 'campaign.ended' }),
        }),
      ),
    },
    guards: { handlesOver: ({ context }) => context.isOverHandle === true },
    actions: { run: () => ports.run(), runOver: () => ports.run('over') },
  }).createMachine({
    id: 'campaignWatch',
    context: ({ input }) => input,
    initial: 'waiting',
    states: {
      waiting: {
        invoke: { src: 'watch', input: ({ context }) => context.window },
        on: {
          'campaign.opened': { target: 'begun', actions: 'run' },
          'campaign.ended': [{ guard: 'handlesOver', target: 'over', actions: 'runOver' }, { target: 'missed' }],
          'watch.stopped': 'stopped',
        },
      },
      begun: { type: 'final' },
      over: { type: 'final' },
      missed: { type: 'final' },
      stopped: { type: 'final' },
    },
  })
}
