import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { toasts, type Toast } from './toasts.ts'
import styles from './toast-viewport.module.css'

const unidentified: readonly Toast[] = []

/** Where toasts appear; once in the app. */
export function ToastViewport({ label }: { readonly label: string }) {
  const current = useSyncExternalStore(toasts.subscribe, toasts.current, () => unidentified)
  return (
    <div className={styles.viewport} data-toasts data-screen-only role="status" aria-label={label}>
      {current.map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** Long words stay longer. */
const shownForMs = (text: string) => 2200 + text.length * 80

function ShownToast({ toast }: { readonly toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => toasts.dismiss(toast.id), shownForMs(toast.text))
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className={styles.toast}>
      {toast.tone !== 'plain' && <Icon name={toast.tone === 'good' ? 'check' : 'warning'} size="small" />}
      <span>{toast.text}</span>
    </div>
  )
}
