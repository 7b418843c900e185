import { lazy, Suspense, useRef } from 'react'
import { useNear } from '../../../app/rendering/use-near.ts'

const HomeLater = lazy(async () => ({ default: (await import('./later/home-later.tsx')).HomeLater }))

/** What is worth coming back for: fetched once a visitor has read nearly this far, below what is seen by then. */
export function LaterPart() {
  const part = useRef<HTMLDivElement>(null)
  const isNear = useNear(part)
  return (
    <div ref={part}>
      {isNear && (
        <Suspense>
          <HomeLater />
        </Suspense>
      )}
    </div>
  )
}
