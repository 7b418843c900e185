/** Measured by the page itself; all times in milliseconds since its navigation began. */
export interface PageReadings {
  readonly fcpMs: number
  readonly lcpMs: number
  readonly cls: number
  readonly readyMs: number | null
  readonly longTasks: readonly { readonly startMs: number; readonly durationMs: number }[]
  readonly scripts: readonly { readonly startMs: number; readonly wireBytes: number }[]
}

/**
 * Runs in the page before any of its scripts. A page is usable once the element that a visitor would press first is
 * hydrated: it has a listener, or the mark that React, which listens at the root for all elements, leaves on hydration.
 */
export function installProbe(pressed: string): void {
  const readings = {
    fcpMs: 0,
    lcpMs: 0,
    cls: 0,
    readyMs: null as number | null,
    longTasks: [] as { startMs: number; durationMs: number }[],
  }
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
    if (startTime - session.last > 1000 || startTime - session.first > 5000)
      Object.assign(session, { sum: 0, first: startTime })
    session.last = startTime
    session.sum += value
    readings.cls = Math.max(readings.cls, session.sum)
  })
  const becomeReady = (): void => {
    readings.readyMs ??= performance.now()
  }
  const listen = Element.prototype.addEventListener
  Element.prototype.addEventListener = function listenAndTell(this: Element, ...received: Parameters<typeof listen>) {
    if (this.matches(pressed)) becomeReady()
    listen.apply(this, received)
  }
  const lookForReact = (): void => {
    if (Object.keys(document.querySelector(pressed) ?? {}).some((key) => key.startsWith('__reactProps$'))) becomeReady()
    if (readings.readyMs === null) requestAnimationFrame(lookForReact)
  }
  requestAnimationFrame(lookForReact)
  Object.assign(window, {
    readProbe: () => {
      // A prefetched file is listed again when it is run: each counts once, from its first request.
      const scripts = new Map<string, { startMs: number; wireBytes: number }>()
      for (const { name, startTime, encodedBodySize } of performance.getEntriesByType(
        'resource',
      ) as PerformanceResourceTiming[]) {
        if (!/\.m?js(\?|$)/.test(name)) continue
        const known = scripts.get(name)
        scripts.set(name, {
          startMs: known?.startMs ?? startTime,
          wireBytes: Math.max(known?.wireBytes ?? 0, encodedBodySize),
        })
      }
      return { ...readings, scripts: [...scripts.values()] }
    },
    /** From the click to the end of the frame that shows a different heading. */
    timeTap: (card: string, head: string) =>
      new Promise<number>((settle) => {
        const shownHeads = (): string[] =>
          [...document.querySelectorAll(head)]
            .filter((one) => one.getClientRects().length > 0)
            .map(({ textContent }) => textContent ?? '')
        const before = shownHeads()
        const begin = (event: Event): void => {
          const wait = (): void => {
            if (!shownHeads().some((text) => text !== '' && !before.includes(text)))
              return void requestAnimationFrame(wait)
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
