import type { CampaignLook } from './campaign-poster.ts'

const PAINTS = ['fill', 'stroke', 'stroke-width', 'stroke-linecap'] as const

/**
 * The page's drawing as a URL, with the computed colours of the page's style sheets, and its background colour. Empty
 * where there is none.
 */
export function lookOfArt(art: SVGSVGElement | null): CampaignLook {
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
