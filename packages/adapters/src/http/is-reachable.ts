/** Whether the server answers now. Without the HTTP client, whose code may be what has not come. */
export const isReachable = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
