/**
 * Other people's front ends on this profile: medians of seven runs, measured on 2026-11-20 on two cores, each with its
 * own content.
 */
export const PEERS_MEASURED_ON = '2026-11-20'

export interface Peer {
  readonly name: string
  readonly scriptKib: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly cls: number
  readonly blockingMs: number
  /** Tap to content; none where nothing was tapped. */
  readonly tapMs: number | null
}

const peer = (
  name: string,
  scriptKib: number,
  fcpMs: number,
  lcpMs: number,
  cls: number,
  blockingMs: number,
  tapMs: number | null,
): Peer => ({
  name,
  scriptKib,
  fcpMs,
  lcpMs,
  cls,
  blockingMs,
  tapMs,
})

export const PEERS: readonly Peer[] = [
  peer('vercel/commerce', 174, 508, 560, 0, 85, 81),
  peer('vendure remix starter', 230, 672, 788, 0, 56, 93),
  peer('sharetribe web-template, home', 564, 800, 828, 0, 681, 114),
  peer('medusa next starter', 391, 868, 868, 0, 244, 107),
  peer('saleor storefront', 224, 1000, 1000, 0.002, 86, 122),
  peer('vue3 realworld', 37, 708, 1532, 0.386, 51, 215),
  peer('bulletproof-react', 135, 1236, 1676, 0, 0, 288),
  peer('macrozheng mall-app-web', 88, 1044, 2480, 0.52, 188, 61),
  peer('newbee-mall-vue3-app', 117, 1708, 3040, 1.112, 171, 374),
  peer('sharetribe web-template, search', 562, 980, 6016, 0, 852, null),
]
