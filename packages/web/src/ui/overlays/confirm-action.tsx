import { lazy, Suspense, type ComponentProps } from 'react'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

type ConfirmActionProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open'> & { readonly isConfirming: boolean }

/** Asks before what cannot be undone. The dialog's code comes when it is first needed. */
export function ConfirmAction({ isConfirming, ...dialog }: ConfirmActionProps) {
  return (
    isConfirming && (
      <Suspense>
        <ConfirmDialog open {...dialog} />
      </Suspense>
    )
  )
}
