import type { Shell } from '@diandu/core/session'
import { orderOfWorker } from './keep-copies.ts'

/**
 * Lets a service worker read along, from a visitor's first act on. Not inside an app or WeChat, which keep pages in
 * their own way, nor in a frame. Where none can be registered, everything is as it was.
 */
export async function startOfflineReading(shell: Shell): Promise<void> {
  if (shell !== 'browser' || !('serviceWorker' in navigator) || window.top !== window) return
  const { serviceWorker } = navigator
  const hadWorker = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // This page is of the version before: its next link leads to a document of the new one.
    if (hadWorker) document.documentElement.dataset['update'] = ''
    else tellOfThisPage()
  })
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    return
  }
  if (hadWorker) tellOfThisPage()
}

function tellOfThisPage(): void {
  orderOfWorker({ keep: 'shell', lang: document.documentElement.lang })
  orderOfWorker({ keep: 'viewed', paths: [location.pathname] })
}
