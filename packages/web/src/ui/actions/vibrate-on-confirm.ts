/** Felt, not heard, and shorter than the press itself. */
const CONFIRMED_MS = 15

/**
 * The hand feels that money or a contract was confirmed, in a shell or browser that has it; nothing where motion is not
 * wanted.
 */
export function vibrateOnConfirm(): void {
  if (typeof navigator.vibrate !== 'function') return
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== true) navigator.vibrate(CONFIRMED_MS)
}
