import type { Result, StopSignal } from '../kernel/index.ts'
import type { Alert, AlertId } from './alert.ts'
import type { AlertChange, AlertDraft } from './decisions/decide-alert.ts'

/** An alert as its person reads it. */
export interface OwnAlert extends Pick<
  Alert,
  'id' | 'query' | 'name' | 'watched' | 'pace' | 'isPaused' | 'savedAt' | 'toldAt'
> {
  /** Shops on sale that fit now. */
  readonly fitting: { readonly count: number; readonly capped: boolean }
}

export interface Alerts {
  /** A person's own, the one saved last first. */
  list(signal?: StopSignal): Promise<Result<readonly OwnAlert[]>>
  /** The same filter saved again is the same alert. */
  save(draft: AlertDraft): Promise<Result<OwnAlert>>
  change(id: AlertId, change: AlertChange): Promise<Result<OwnAlert>>
  remove(id: AlertId): Promise<Result<null>>
  /** Alerts that were deleted within the last day. */
  restore(id: AlertId): Promise<Result<OwnAlert>>
}
