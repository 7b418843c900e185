export type { Brand } from './brand.ts'
export { createBusyCount, type BusyCount } from './pacing/busy-count.ts'
export type { Clock } from './clock.ts'
export { debounce, DEBOUNCE_MS } from './pacing/debounce.ts'
export type { DeviceStorage, KeyValueStore } from './device-storage.ts'
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'
export { isPassing, refused, REFUSAL_REASONS, type Failure, type RefusalReason, type Refused } from './failure.ts'
export { memoryStore } from './memory-store.ts'
export { isFen, MAX_FEN, percentOf, sumFen } from './money.ts'
export { MIN_LOAD_MS } from './pacing/min-load-ms.ts'
export type { Name } from './name.ts'
export type { Paced } from './pacing/paced.ts'
export {
  createPageLoadMachine,
  type PageLoadContext,
  type PageLoadEvent,
  type PageLoadInput,
  type PageLoadPorts,
} from './pacing/page-load.machine.ts'
export type { Page } from './paging.ts'
export { plainPath } from './plain-path.ts'
export type { Random } from './random.ts'
export { fail, mapResult, ok, type Result } from './result.ts'
export { isReviewerName, isSameReviewer } from './reviewer-name.ts'
export type { StopSignal } from './stop-signal.ts'
export { createStatusCodes, type StatusCodes } from './status/status-codes.ts'
export { createReviewMap } from './status/review-type.ts'
export { createStatusMap, type Outcome, type StatusMap, type StatusReading } from './status/status-map.ts'
export { throttle, THROTTLE_MS } from './pacing/throttle.ts'
