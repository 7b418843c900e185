/** Whether the server answers now. */
export const isReachable = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
