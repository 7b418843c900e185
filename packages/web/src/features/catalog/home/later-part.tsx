import { lazy, Suspense, useRef } from 'react'
import { useNear } from '../../../app/rendering/use-near.ts'

const HomeLater = lazy(async () => ({ default: (await import('./later/home-later.tsx')).HomeLater }))

/** Fetched once a visitor has scrolled nearly this far; it lies below the visible part. */
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
