/**
 * Whether the next page is to come as a document, from the service worker: there is no network, or the worker is of a
 * newer version than this page.
 */
export const needsDocument = (): boolean =>
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null &&
  (!navigator.onLine || 'update' in document.documentElement.dataset)
