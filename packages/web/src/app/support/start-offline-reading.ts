import type { Shell } from '@diandu/core/session'
import { noteLeaving } from '../queries/failures/being-left.ts'
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
  document.addEventListener('click', leadToDocument, true)
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    return
  }
  if (hadWorker) tellOfThisPage()
}

/**
 * Without a network, and on a page that is older than the worker, a link to a page of ours leads to a document, which
 * the worker has or fetches.
 */
function leadToDocument(event: MouseEvent): void {
  const needsDocument = !navigator.onLine || 'update' in document.documentElement.dataset
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!needsDocument || !isPlain || link === null || link.target !== '' || navigator.serviceWorker.controller === null)
    return
  event.preventDefault()
  event.stopPropagation()
  noteLeaving()
  location.assign(link.href)
}

function tellOfThisPage(): void {
  orderOfWorker({ keep: 'shell', lang: document.documentElement.lang })
  orderOfWorker({ keep: 'viewed', paths: [location.pathname] })
}
