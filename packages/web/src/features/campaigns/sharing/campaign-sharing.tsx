import { blocksOf, type ShownCampaign } from '@diandu/core/campaigns'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lotteryQuery } from '../../../app/campaigns/lottery/lottery-queries.ts'
import { useDevice } from '../../../app/device/device-context.ts'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { ShareSheet } from '../../../app/shops/sharing/share-sheet.tsx'
import { ART_ID } from '../art/campaign-art.tsx'
import { campaignCouponsQuery } from '../campaign-queries.ts'
import { campaignPoster, type CampaignLook } from './campaign-poster.ts'

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

const PAINTS = ['fill', 'stroke', 'stroke-width', 'stroke-linecap'] as const

/**
 * The page's drawing as a URL, with the computed colours of the page's style sheets, and its background colour. Empty
 * where there is none.
 */
function lookOfArt(art: SVGSVGElement | null): CampaignLook {
  if (art === null || art.parentElement === null) return {}
  const copy = art.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [place, shown] of [art, ...art.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(shown)
    for (const name of PAINTS) copies[place]?.setAttribute(name, style.getPropertyValue(name))
    copies[place]?.removeAttribute('class')
  }
  // Twinkling elements are drawn with the opacity of this instant.
  copy.setAttribute('opacity', getComputedStyle(art).opacity)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '750')
  copy.setAttribute('height', '300')
  const ground = getComputedStyle(art.parentElement).backgroundColor
  return {
    pictureUrl: `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`,
    ...(ground === '' ? {} : { ground }),
  }
}
