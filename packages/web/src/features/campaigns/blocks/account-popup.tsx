import { lazy, Suspense, useState } from 'react'
import type { CampaignBlock } from '@diandu/core/campaigns'
import { nameIn } from '@diandu/core/messages'
import { isNativeApp } from '@diandu/core/session'
import { useDevice } from '../../../app/device/device-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { AccountCode } from './account-block.tsx'

const Sheet = lazy(async () => ({ default: (await import('../../../ui/overlays/sheet.tsx')).Sheet }))

/** In our apps the ranking opens with the code of the official account (spec §2); elsewhere it is on the page alone. */
export function AccountPopup({ block }: { readonly block: Extract<CampaignBlock, { readonly kind: 'account' }> }) {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const { shell } = useDevice()
  const [isOpen, setOpen] = useState(isNativeApp(shell))
  if (!isOpen) return null
  const title = nameIn(block.title, locale)
  return (
    <Suspense>
      <Sheet open onClose={() => setOpen(false)} title={title} closeLabel={messages.close}>
        <AccountCode title={title} line={nameIn(block.line, locale)} url={block.url} />
      </Sheet>
    </Suspense>
  )
}
