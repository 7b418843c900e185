import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { createProvided } from '../app/rendering/create-provided.ts'

interface Step {
  /** Instead of the page where one is; what leads to where one is already does so unasked. */
  readonly replace?: boolean | undefined
  /** Carried to the page by the history. */
  readonly state?: unknown
}

type StepTo = (to: string, step: Step) => void

const [StepsProvider, useStepTo] = createProvided<StepTo>('the steps of a visit')
export { useStepTo }

/** Gives links the way to another page. It is the same function for the whole visit: no step renders a link again. */
export function PageSteps({ children }: { readonly children: ReactNode }) {
  const visit = { here: useLocation(), navigate: useNavigate() }
  const current = useRef(visit)
  useLayoutEffect(() => {
    current.current = visit
  })
  const stepTo = useCallback<StepTo>((to, { replace, state }) => {
    const { here, navigate } = current.current
    void navigate(to, { replace: replace ?? to === createPath(here), state })
  }, [])
  return <StepsProvider value={stepTo}>{children}</StepsProvider>
}
