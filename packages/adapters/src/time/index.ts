export { createHouseTime, type HouseTime } from './house-time.ts'
export { systemClock } from './system-clock.ts'
export { webRandom } from './web-random.ts'
