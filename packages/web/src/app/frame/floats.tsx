import { useEffect } from 'react'
import { CampaignBanner } from '../campaigns/campaign-banner.tsx'
import { useDevice } from '../device/device-context.ts'
import { keepToastsClear } from './keep-toasts-clear.ts'
import { startCardTransitions } from '../rendering/card-transitions.ts'
import { keepViewedCopy } from '../support/keep-copies.ts'
import { startOfflineReading } from '../support/start-offline-reading.ts'
import { LoginHost } from '../entrance/login/login-host.tsx'
import { ChatFloat } from '../support/chat-float.tsx'

// Loaded ahead: the error page cannot fetch it after an error.
import '../layout/failures/error-help.tsx'

/**
 * Whatever floats above pages, and reading without a network, in one chunk that comes when nothing else has to be done.
 */
export function Floats({ path, hasBanner }: { readonly path: string; readonly hasBanner: boolean }) {
  const { shell } = useDevice()
  useEffect(() => void startOfflineReading(shell), [shell])
  useEffect(() => keepViewedCopy(path), [path])
  useEffect(startCardTransitions, [])
  useEffect(keepToastsClear, [])
  return (
    <>
      {hasBanner && <CampaignBanner />}
      <ChatFloat isAboveBanner={hasBanner} />
      <LoginHost />
    </>
  )
}
