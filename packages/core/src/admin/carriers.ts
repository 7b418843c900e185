import type { Name } from '../kernel/index.ts'

/** Who carries parcels, by the key that a sheet may name as well. */
export const CARRIERS = {
  sf: { zh: '顺丰', en: 'SF Express' },
  jd: { zh: '京东', en: 'JD Express' },
  ems: { zh: '邮政 EMS', en: 'EMS' },
  zto: { zh: '中通', en: 'ZTO' },
  yto: { zh: '圆通', en: 'YTO' },
  sto: { zh: '申通', en: 'STO' },
  yunda: { zh: '韵达', en: 'Yunda' },
  jt: { zh: '极兔', en: 'J&T' },
  deppon: { zh: '德邦', en: 'Deppon' },
} as const satisfies Readonly<Record<string, Name>>

export type Carrier = keyof typeof CARRIERS
