import { lazy, Suspense, type ReactNode } from 'react'
import { isNativeApp } from '@diandu/core/session'
import { useDevice } from '../../device/device-context.ts'
import { useAfterFirstPicture } from '../../rendering/use-after-first-picture.ts'

const AppEntrance = lazy(async () => ({ default: (await import('./app-entrance.tsx')).AppEntrance }))

/**
 * In an app a user who is sent to the login is let in by the app's token; every other visitor sees the login page
 * itself.
 */
export function AppDoor({ children }: { readonly children: ReactNode }) {
  const isInApp = isNativeApp(useDevice().shell)
  // The server renders the same page for all visitors.
  const isEntrance = useAfterFirstPicture() && isInApp
  return isEntrance ? (
    <Suspense>
      <AppEntrance />
    </Suspense>
  ) : (
    children
  )
}
