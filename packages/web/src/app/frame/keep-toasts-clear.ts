import { toasts } from '../../ui/feedback/toasts.ts'

const STEP_PX = 8
/** Of a toast from what is pressed. */
const APART_PX = 4

interface Span {
  readonly top: number
  readonly bottom: number
}

interface Box extends Span {
  readonly left: number
  readonly right: number
}

/**
 * The lowest place for what is `height` high, between `room.top` and `room.bottom`, that touches none of the taken
 * ones: how far its lower edge is from the bottom of the room. Undefined where there is none.
 */
export function freePlace(height: number, taken: readonly Span[], room: Span): number | undefined {
  for (let bottom = room.bottom; bottom - height >= room.top; bottom -= STEP_PX)
    if (taken.every((one) => one.bottom + APART_PX <= bottom - height || one.top - APART_PX >= bottom))
      return room.bottom - bottom
  return undefined
}

/** Controls that a toast should not cover; without links where links leave no room (a list of cards). */
const PRESSED = ['a[href],button,input,select,textarea,summary', 'button,input,select,textarea,summary'] as const

const boxesOf = (selector: string, without: Element, { left, right }: Box): readonly Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !without.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1 && box.right > left && box.left < right)

function moveClear(): void {
  const viewport = document.querySelector<HTMLElement>('[data-toasts]')
  if (viewport === null || viewport.childElementCount === 0) return
  const own = viewport.getBoundingClientRect()
  const room = { top: 0, bottom: window.innerHeight - STEP_PX }
  for (const selector of PRESSED) {
    const taken = boxesOf(selector, viewport, own)
    // A toast that covers nothing stays: what moves without need is read worse.
    if (taken.every((one) => one.bottom <= own.top || one.top >= own.bottom)) return
    const place = freePlace(own.height, taken, room)
    if (place === undefined) continue
    lift(viewport, own.bottom - (room.bottom - place))
    return
  }
  // Nowhere: where the style sheet has it, above the bars.
  lift(viewport, -liftOf(viewport))
}

/** How far above its place in the style sheet it is. */
const liftOf = ({ style }: HTMLElement): number => -Number(/translateY\((-?[\d.]+)px\)/.exec(style.transform)?.[1] ?? 0)

/** Moved as it is painted: a change of its place would count as a shift of the page's layout. */
function lift(viewport: HTMLElement, byPx: number): void {
  const px = liftOf(viewport) + byPx
  viewport.style.transform = px === 0 ? '' : `translateY(${-px}px)`
}

/**
 * Each toast is where it covers nothing that is pressed, also when the page below it becomes another one. Returns how
 * to stop.
 */
export function keepToastsClear(): () => void {
  let frame = 0
  const follow = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(moveClear)
  }
  const stop = toasts.subscribe(follow)
  const changes = new MutationObserver(() => toasts.current().length > 0 && follow())
  changes.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('resize', follow)
  follow()
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    window.removeEventListener('resize', follow)
    stop()
  }
}
