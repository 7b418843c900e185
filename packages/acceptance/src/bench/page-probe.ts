/** What the page tells of itself; all times in milliseconds since its navigation began. */
export interface PageReadings {
  readonly fcpMs: number
  readonly lcpMs: number
  readonly cls: number
  readonly readyMs: number | null
  readonly longTasks: readonly { readonly startMs: number; readonly durationMs: number }[]
  readonly scripts: readonly { readonly startMs: number; readonly wireBytes: number }[]
}

/** Runs in the page before any of its scripts. A page can be used once it listens to clicks on the element that a person would press. */
export function installProbe(pressed: string): void {
  const readings = { fcpMs: 0, lcpMs: 0, cls: 0, readyMs: null as number | null, longTasks: [] as { startMs: number; durationMs: number }[] }
  const watch = (type: string, see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') readings.fcpMs = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    readings.lcpMs = entry.startTime
  })
  watch('longtask', ({ startTime, duration }) => readings.longTasks.push({ startMs: startTime, durationMs: duration }))
  // The largest session of shifts: gaps of at most one second, five seconds in all.
  const session = { sum: 0, first: 0, last: 0 }
  watch('layout-shift', ({ value = 0, hadRecentInput = false, startTime }) => {
    if (hadRecentInput) return
    if (startTime - session.last > 1000 || startTime - session.first > 5000) Object.assign(session, { sum: 0, first: startTime })
    session.last = startTime
    session.sum += value
    readings.cls = Math.max(readings.cls, session.sum)
  })
  const listen = Element.prototype.addEventListener
  Element.prototype.addEventListener = function listenAndTell(this: Element, ...heard: Parameters<typeof listen>) {
    if (heard[0] === 'click' && readings.readyMs === null && this.matches(pressed)) readings.readyMs = performance.now()
    listen.apply(this, heard)
  }
  Object.assign(window, {
    readProbe: () => ({
      ...readings,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.m?js(\?|$)/.test(name))
        .map((entry) => ({ startMs: entry.startTime, wireBytes: (entry as PerformanceResourceTiming).encodedBodySize })),
    }),
    /** From the finger's click to the frame in which the awaited element is there, and that frame's work done. */
    timeTap: (card: string, awaited: string) =>
      new Promise<number>((settle) => {
        const begin = (event: Event): void => {
          const wait = (): void => {
            if ((document.querySelector(awaited)?.getClientRects().length ?? 0) === 0) return void requestAnimationFrame(wait)
            const channel = new MessageChannel()
            channel.port1.onmessage = () => settle(performance.now() - event.timeStamp)
            channel.port2.postMessage(0)
          }
          requestAnimationFrame(wait)
        }
        document.querySelector(card)?.addEventListener('click', begin, { capture: true, once: true })
      }),
  })
}
