import { mapResult } from '@diandu/core/kernel'
import { photosIn, unmetConditions, type SellForm } from '@diandu/core/selling'
import { useLoad, usePorts, call } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { UnmetNotice } from '../unmet-notice.tsx'

/** Before a listing is handed in: what a reviewer would miss. A visitor is told of the verification too. */
export function MissingYet({ form, photosPath }: { readonly form: SellForm; readonly photosPath: string }) {
  const ports = usePorts()
  const isSignedIn = useUser() !== undefined
  const { data, isPending } = useLoad({
    queryKey: ['verification', 'is-known'],
    queryFn: call(ports, async ({ verifications }, signal) => {
      const [last, identity] = await Promise.all([verifications.last(signal), verifications.identity(signal)])
      if (!last.ok) return last
      return mapResult(identity, (known) => known !== null || last.value?.status === 'verified')
    }),
    enabled: isSignedIn,
  })
  const isVerified = data === true || (isSignedIn && isPending)
  const photos = photosIn(form.photos) ?? []
  return (
    <div className="mb-16 grid gap-8">
      <UnmetNotice unmet={unmetConditions({ isVerified, arePayoutsHeld: false }, { photos })} photosPath={photosPath} />
    </div>
  )
}
