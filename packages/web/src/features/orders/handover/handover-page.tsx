import { lazy, Suspense } from 'react'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'

const HandoverScreen = lazy(async () => ({ default: (await import('./handover-screen.tsx')).HandoverScreen }))

/** The checklist of a hand-over. What it needs is listed with its own code, and not with the table of pages. */
export function Page() {
  return (
    <Suspense fallback={<Awaited />}>
      <HandoverScreen />
    </Suspense>
  )
}

/** Until then the page has its title and its way back. */
function Awaited() {
  const title = useMessages(titleMessages).handover
  return (
    <Screen top={<BackBar title={title} home="/user_center/order" />}>
      <Skeleton label={useMessages(appMessages).loading}>
        <SkeletonLines count={6} />
      </Skeleton>
    </Screen>
  )
}
