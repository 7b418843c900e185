/** The part of the platform's AbortSignal that a port needs: the caller left, stop working for it. */
export interface StopSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
