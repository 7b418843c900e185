import { EVERY_NEWS, type Alert, type AlertId } from '../src/alerts/index.ts'
import { AN_ORDINARY_NOON } from './manual-clock.ts'

/** Of shops up to 200 000 yuan, for whatever happens to them; nothing waits. */
export const anAlert = (change: Partial<Alert> = {}): Alert => ({
  id: 'alert-1' as AlertId,
  userId: 'lin',
  query: 'max=200000',
  name: '',
  watched: EVERY_NEWS,
  pace: 'daily',
  isPaused: false,
  removedAt: null,
  savedAt: AN_ORDINARY_NOON,
  since: AN_ORDINARY_NOON,
  toldAt: null,
  waitingSince: null,
  beyond: 0,
  ...change,
})
