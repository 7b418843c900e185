import { isThriftyConnection } from './thrifty-connection.ts'

/** Idle prefetches wait for a quiet moment, and no longer than this (spec §9). */
const IDLE_LIMIT_MS = 2000

/**
 * Runs `task` once, in a quiet moment after the element came into view. Answers how to stop waiting. Never on a
 * connection that asks to be spared, and not in a browser too old to see what is in view.
 */
export function onVisible(element: Element, task: () => void): () => void {
  if (isThriftyConnection() || typeof IntersectionObserver === 'undefined') return () => undefined
  let cancelIdle = () => {}
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    cancelIdle = whenIdle(task)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelIdle()
  }
}

export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: IDLE_LIMIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 200)
  return () => clearTimeout(handle)
}
