import { useEffect, useState, type RefObject } from 'react'
import buttonStyles from '../../ui/actions/button.module.css'

export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface Control extends Box {
  /** It leads elsewhere: where a part of it is free, that can be pressed as well. */
  readonly isLink: boolean
}

const LINK_SHARE = 0.5

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** Whether what floats lies on a button or a field, or on most of a link. */
export const coversControl = (float: Box, controls: readonly Control[]): boolean =>
  controls.some((control) => {
    const covered = overlap(float, control)
    const whole = (control.right - control.left) * (control.bottom - control.top)
    return control.isLink ? covered > whole * LINK_SHARE : covered > 0
  })

const CONTROLS = ['a', 'button', 'input', 'select', 'textarea', 'summary', 'label'].map((tag) => `main ${tag}`).join()
const FIELDS = 'input:not([type=checkbox]):not([type=radio]), select, textarea'

/** A link that looks like a button says what it does in its middle, and is pressed there. */
const isPlainLink = ({ tagName, classList }: Element): boolean =>
  /^(a|summary)$/i.test(tagName) && !classList.contains(buttonStyles.button ?? '')

export const controlsOf = (): readonly Control[] =>
  [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isSeen = bottom - top > 1 && right - left > 1 && bottom > 0 && top < window.innerHeight
    return isSeen ? [{ top, bottom, left, right, isLink: isPlainLink(element) }] : []
  })

/** Whether what floats lies on a line of text. */
export const coversLine = (float: Box, lines: readonly Box[]): boolean => lines.some((line) => overlap(float, line) > 0)

/** The lines in which a text is laid out: a short last line leaves the rest of its paragraph free. */
function linesOf(text: Text): readonly Box[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()]
}

const hasWords = (node: Node): node is Text =>
  node.nodeType === Node.TEXT_NODE && node.textContent !== null && node.textContent.trim() !== ''

/** How closely the ground of what floats is looked at: a line of text is higher, and a short figure wider. */
const PROBE_PX = 12

/** A link that is higher is a card, not a row of a list. */
const MAX_ROW_PX = 100

function coversText(float: HTMLElement): boolean {
  // Test documents know no layout; what looks for violations in them adds `elementsFromPoint` by this one.
  if (!('elementFromPoint' in document)) return false
  const box = float.getBoundingClientRect()
  const found = new Set<Element>()
  for (let y = box.top; y <= box.bottom; y += PROBE_PX)
    for (let x = box.left; x <= box.right; x += PROBE_PX) {
      const below = document.elementsFromPoint(x, y).find((element) => !float.contains(element))
      // The words of a card are a part of its link, which may be covered in part; those of a row are read as text.
      const link = below?.closest('main a')
      if (below !== undefined && (link?.clientHeight ?? 0) <= MAX_ROW_PX) found.add(below)
    }
  return [...found].some((element) => coversLine(box, [...element.childNodes].filter(hasWords).flatMap(linesOf)))
}

const isInTheWay = (float: HTMLElement, isPlaced: boolean): boolean =>
  !float.contains(document.activeElement) &&
  (document.activeElement?.matches(FIELDS) === true ||
    (!isPlaced && (coversControl(float.getBoundingClientRect(), controlsOf()) || coversText(float))))

/**
 * Whether what floats has to step aside: it would lie on a control or a text of the page, or a field is being filled
 * in. What is used itself stays, and so does what a visitor put there, except for a field.
 */
export function useGivesWay(box: RefObject<HTMLElement | null>, isPlaced: boolean): boolean {
  const [givesWay, giveWay] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (box.current !== null) giveWay(isInTheWay(box.current, isPlaced))
      })
    }
    look()
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true })
    const options = { capture: true, passive: true }
    for (const name of HAPPENINGS) window.addEventListener(name, look, options)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      for (const name of HAPPENINGS) window.removeEventListener(name, look, options)
    }
  }, [box, isPlaced])
  return givesWay
}

const HAPPENINGS = ['scroll', 'resize', 'focusin', 'focusout', 'click', 'pointerup'] as const
