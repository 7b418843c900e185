import type { Shop } from '@diandu/core/catalog'
import { useDevice } from '../../../../app/device/device-context.ts'
import { useLocale } from '../../../../app/preferences/preferences.ts'
import { ShareSheet } from '../../../../app/shops/sharing/share-sheet.tsx'
import { comparePoster } from './compare-poster.ts'

/** Load it lazily. */
export function CompareSharing({ shops }: { readonly shops: readonly Shop[] }) {
  const locale = useLocale()
  const { clock } = useDevice()
  return <ShareSheet poster={comparePoster(shops, locale, clock.now())} />
}
