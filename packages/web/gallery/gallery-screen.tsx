import type { ReactElement, ReactNode } from 'react'
import styles from '../src/app/layout/layout.module.css'
import { Screen } from '../src/app/layout/screen.tsx'

interface GalleryScreenProps {
  readonly children: ReactNode
  readonly topBar: ReactElement
  readonly tabBar?: ReactNode
  readonly action?: ReactNode
  readonly floating?: ReactNode
}

/** A page as the app composes it, without its router. */
export function GalleryScreen({ children, topBar, tabBar, action, floating }: GalleryScreenProps) {
  return (
    <div className={styles.layout}>
      {floating}
      <Screen top={topBar} action={action}>
        {children}
      </Screen>
      {tabBar}
    </div>
  )
}
