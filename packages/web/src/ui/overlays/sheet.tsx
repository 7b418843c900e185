import { Drawer } from '@base-ui/react/drawer'
import { useRef, type ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** Stays below what scrolls: the sheet's own action. */
  readonly footer?: ReactNode
  /** Where the focus lands: on the sheet itself, or in its first field (a payment password). */
  readonly focusOn?: 'sheet' | 'field'
}

/** From the bottom, modal; Escape, a tap outside, a swipe down and the cross close it. Load it lazily. */
export function Sheet({ open, onClose, title, closeLabel, children, footer, focusOn = 'sheet' }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const firstField = () => (focusOn === 'field' ? (sheet.current?.querySelector('input') ?? true) : true)
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Drawer.Portal>
        {/* Over a sheet that is open under this one, too. */}
        <Drawer.Backdrop forceRender className={styles.veil} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup ref={sheet} className={`no-outline ${styles.sheet}`} initialFocus={firstField}>
            <div className={styles.handle} aria-hidden="true" />
            <div className={styles.head}>
              <Drawer.Title className="type-body strong">{title}</Drawer.Title>
              <Drawer.Close className={`pressable ${styles.close}`} aria-label={closeLabel}>
                <Icon name="close" />
              </Drawer.Close>
            </div>
            <Drawer.Content className={styles.content}>{children}</Drawer.Content>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
