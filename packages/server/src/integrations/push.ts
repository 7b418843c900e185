import type { Result } from '@diandu/core/kernel'
import type { HandedOver } from './handed-over.ts'

/** A notice for the devices of one person. */
export interface PushNotice {
  /** From `newRequestId`: a notice sent again with the same id is shown once. */
  readonly requestId: string
  /** As the apps call themselves at the provider. */
  readonly tokens: readonly string[]
  readonly title: string
  readonly body: string
  /** The page that opens when it is tapped. */
  readonly path: string
  /** A device that is off until then is not told any more. */
  readonly lastsMs: number
}

/** Pushes to the apps. */
export interface Push {
  /** The sandbox shows what it sends at `/sandbox/shell`. */
  readonly kind: 'sandbox' | 'jpush'
  /** So long the provider knows a request again by its id. */
  readonly knowsRequestsForMs: number
  newRequestId(): Promise<Result<string>>
  send(notice: PushNotice): Promise<HandedOver>
}
