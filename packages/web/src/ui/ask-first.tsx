import { lazy, Suspense, type ComponentProps } from 'react'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

type AskFirstProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open'> & { readonly isAsking: boolean }

/** Asks before what cannot be undone. The dialog's code comes when it is first needed. */
export function AskFirst({ isAsking, ...dialog }: AskFirstProps) {
  return (
    isAsking && (
      <Suspense>
        <ConfirmDialog open {...dialog} />
      </Suspense>
    )
  )
}
