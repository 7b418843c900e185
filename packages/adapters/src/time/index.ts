export { pageClock } from './page-clock.ts'
export { createServerTime, type ServerTime } from './server-time.ts'
export { systemClock } from './system-clock.ts'
export { webRandom } from './web-random.ts'
