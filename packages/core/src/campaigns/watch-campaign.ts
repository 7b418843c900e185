import type { Clock } from '../kernel/index.ts'
import { DEFAULT_WINDOW, phaseOf, type CampaignWindow } from './campaign-window.ts'

/** How often the clock is read before a campaign opens (spec §9): a machine that slept is late by so much at most. */
export const CAMPAIGN_POLL_MS = 1000

export interface CampaignWatch {
  readonly clock: Clock
  /** The spec's own window where none is given. */
  readonly window?: CampaignWindow
  /**
   * Runs once: when the campaign opens, or at once while it is open; with 'over' after its end, where that is asked
   * for.
   */
  readonly run: (over?: 'over') => void
  readonly isOverHandle?: boolean
}

/** Waits for a campaign; the answer stops waiting. */
export function watchCampaign({
  clock,
  window = DEFAULT_WINDOW,
  run,
  isOverHandle = false,
}: CampaignWatch): () => void {
  let stop = () => {}
  const look = () => {
    const now = clock.now()
    const phase = phaseOf(window, now)
    if (phase === 'before') stop = clock.after(untilNextLook(window.opensAt - now), look)
    else if (phase === 'between') run()
    else if (isOverHandle) run('over')
  }
  look()
  return () => stop()
}

/** Sooner when it opens sooner; the usual wait when it is not known when. */
const untilNextLook = (leftMs: number): number => (leftMs < CAMPAIGN_POLL_MS ? leftMs : CAMPAIGN_POLL_MS)
