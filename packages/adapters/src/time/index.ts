export { systemClock } from './system-clock.ts'
export { webRandom } from './web-random.ts'
