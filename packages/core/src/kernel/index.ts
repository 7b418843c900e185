export type { Brand } from './brand.ts'
export { createBusyMachine, type BusyEvent, type LoadingBar } from './busy.machine.ts'
export { createBusyCount, type BusyCount } from './busy-count.ts'
export type { Clock } from './clock.ts'
export { debounce, DEBOUNCE_MS } from './debounce.ts'
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'
export { isPassing, refused, REFUSAL_REASONS, type Failure, type RefusalReason, type Refused } from './failure.ts'
export { isFen, MAX_FEN, percentOf, sumFen } from './money.ts'
export type { Name } from './name.ts'
export type { Paced } from './paced.ts'
export {
  createPageLoadMachine,
  LEAST_LOAD_MS,
  type PageLoadContext,
  type PageLoadEvent,
  type PageLoadPorts,
} from './page-load.machine.ts'
export type { Page } from './paging.ts'
export { plainPath } from './plain-path.ts'
export type { Random } from './random.ts'
export { fail, mapResult, ok, type Result } from './result.ts'
export type { StopSignal } from './stop-signal.ts'
export { createStatusMap, type Outcome, type StatusMap, type StatusReading } from './status-map.ts'
export { throttle, THROTTLE_MS } from './throttle.ts'
