/** A slow connection may take so long; where nothing has come of it by then, the page is not being left any more. */
const LEFT_WITHIN_MS = 30_000

let leftBy = 0

/**
 * Whether another document is on its way: one that the person chose, and that a reload or a step of our own would take
 * away from them.
 */
export const isBeingLeft = (): boolean => performance.now() < leftBy

const AGAIN_MS = 1_000

/** Takes a step of our own to another document, unless the person is on their way to one; then once they are not. */
export function onceNotLeft(
  step: () => void,
  later: (again: () => void) => void = (again) => void setTimeout(again, AGAIN_MS),
): void {
  if (isBeingLeft()) later(() => onceNotLeft(step, later))
  else step()
}

/** Before a step of our own to another document. */
export const noteLeaving = (): void => void (leftBy = performance.now() + LEFT_WITHIN_MS)

export function watchLeaving(): void {
  // The document marks it until this code has come: the event that tells it is not repeated.
  if ('left' in document.documentElement.dataset) noteLeaving()
  window.addEventListener('beforeunload', noteLeaving)
  // A phone of Apple's tells of no `beforeunload`: there a link that no handler has taken is the sign.
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && (target as Element).closest('a[href]')) noteLeaving()
  })
  window.addEventListener('pageshow', () => {
    leftBy = 0
    delete document.documentElement.dataset['left']
  })
}
