import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { blocksOf, type ShownCampaign } from '@diandu/core/campaigns'
import { useDevice } from '../../../app/device/device-context.ts'
import { lotteryQuery } from '../../../app/campaigns/lottery/lottery-queries.ts'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { ShareSheet } from '../../../app/shops/sharing/share-sheet.tsx'
import { ART_ID } from '../art/campaign-art.tsx'
import { campaignCouponsQuery } from '../campaign-queries.ts'
import { lookOfArt } from './art-picture.ts'
import { campaignPoster } from './campaign-poster.ts'

/** Load it lazily. */
export function CampaignSharing({ content }: { readonly content: ShownCampaign }) {
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { clock } = useDevice()
  const [look] = useState(() => lookOfArt(document.querySelector<SVGSVGElement>(`#${ART_ID}`)))
  const lotteries = blocksOf(content).flatMap((block) => {
    const known = block.kind === 'draw' ? queries.getQueryData(lotteryQuery(ports, block.lottery).queryKey) : undefined
    return known === undefined ? [] : [known]
  })
  const coupons = queries.getQueryData(campaignCouponsQuery(ports, content.path).queryKey) ?? []
  const poster = campaignPoster(content, { coupons, lotteries }, look, { locale, now: clock.now() })
  return <ShareSheet poster={poster} />
}
