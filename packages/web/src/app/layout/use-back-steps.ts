import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface BackSteps {
  /** How many steps one is into the page, a sheet over it among them; undefined while that is unknown. */
  readonly depth: number | undefined
  /** Takes the last step back; undefined while that cannot be: what is being sent is not taken back. */
  readonly onBack: (() => void) | undefined
}

/**
 * Steps of a page that have no address of their own: each has its own place in the history, so that the Back button of
 * the phone undoes the last one and does not leave the page. Answers whether the history stands where the page does.
 */
export function useBackSteps(name: string, { depth, onBack }: BackSteps): boolean {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const here = stepsIn(state, name)
  const known = useRef(0)
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (depth === undefined) return
    const hasMoved = depth !== known.current
    known.current = depth
    const push = () => {
      for (let step = here + 1; step <= depth; step += 1)
        void navigate(pathname + search, { state: { steps: { name, step } } })
    }
    // The page went back by itself, or the user went forward in the history to a step that is over.
    if (depth < here) void navigate(depth - here)
    else if (depth > here && hasMoved) push()
    else if (depth > here) {
      if (latest.current === undefined) push()
      else latest.current()
    }
  }, [depth, here, name, navigate, pathname, search])
  return depth === undefined || depth === here
}

function stepsIn(state: unknown, name: string): number {
  const { steps } = (state ?? {}) as { readonly steps?: { readonly name: string; readonly step: number } }
  return steps?.name === name ? steps.step : 0
}

/** A sheet or a question over a page, which the Back button closes. */
export const useBackCloses = (isOpen: boolean, onClose: (() => void) | undefined): boolean =>
  useBackSteps(useId(), { depth: isOpen ? 1 : 0, onBack: onClose })
