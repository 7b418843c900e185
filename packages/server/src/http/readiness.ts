/** Whether this process should be sent requests. It starts unready, and becomes so again when it stops. */
export interface Readiness {
  readonly isReady: () => boolean
  readonly set: (isReady: boolean) => void
}

export function createReadiness(): Readiness {
  let ready = false
  return { isReady: () => ready, set: (isReady) => void (ready = isReady) }
}
