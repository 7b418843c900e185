import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { CampaignBanner } from '../campaigns/campaign-banner.tsx'
import { useDevice } from '../device/device-context.ts'
import { keepViewedCopy } from '../offline/keep-copies.ts'
import { startOfflineReading } from '../offline/start-offline-reading.ts'
import { LoginHost } from '../session/login/login-host.tsx'
import { ChatFloat } from '../support/chat-float.tsx'

/**
 * Whatever floats above pages, and reading without a network, in one chunk that comes when nothing else has to be done.
 */
export function Floats({ hasBanner }: { readonly hasBanner: boolean }) {
  const { shell } = useDevice()
  const { pathname } = useLocation()
  useEffect(() => void startOfflineReading(shell), [shell])
  useEffect(() => keepViewedCopy(pathname), [pathname])
  return (
    <>
      {hasBanner && <CampaignBanner />}
      <ChatFloat isAboveBanner={hasBanner} />
      <LoginHost />
    </>
  )
}
