import type { PaymentMethod } from '@diandu/core/wallet'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'

const MARKS = {
  'wechat-pay': { label: '微', hue: 150 },
  alipay: { label: '支', hue: 210 },
  'union-pay': { label: '闪', hue: 0 },
  'cmb-pay': { label: '招', hue: 330 },
  'online-banking': { label: '网', hue: 240 },
  'bank-transfer': { label: '公', hue: 30 },
} as const satisfies Record<PaymentMethod, { readonly label: string; readonly hue: number }>

/** Our own letter tile for a way to pay; its name is always beside it. */
export const MethodMark = ({ method }: { readonly method: PaymentMethod }) => (
  <PlatformMark {...MARKS[method]} size="small" />
)
