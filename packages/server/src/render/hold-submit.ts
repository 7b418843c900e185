import { createHash } from 'node:crypto'

/**
 * Stands in the document itself. A form that is sent before the page's code listens would be sent by the browser, away
 * from the page: it is held, and the page sends it once it has hydrated (`use-typed-early.ts` in web).
 */
export const HOLD_SUBMIT = `addEventListener("submit",function(e){var f=e.target;if(f.method==="post"){e.preventDefault();f.setAttribute("data-held","")}},true)`

export const HOLD_SUBMIT_HASH = `sha256-${createHash('sha256').update(HOLD_SUBMIT).digest('base64')}`
