import { lazy, Suspense } from 'react'

const HandoverScreen = lazy(async () => ({ default: (await import('./handover-screen.tsx')).HandoverScreen }))

/** The checklist of a hand-over. What it needs is listed with its own code, and not with the table of pages. */
export function Page() {
  return (
    <Suspense>
      <HandoverScreen />
    </Suspense>
  )
}
