import { defineMessages } from '../messages.ts'

export const postageMessages = defineMessages({
  from: { zh: '从哪里发', en: 'Ship from' },
  weight: { zh: '一件多重（千克）', en: 'Parcel weight (kg)' },
  weightFault: {
    zh: '重量在 0.001 到 50 千克之间，最多三位小数',
    en: 'Enter a weight from 0.001 to 50 kg, with up to 3 decimal places',
  },
  submit: { zh: '算一算', en: 'Calculate' },
  regions: (from: string, weight: string) => ({ zh: `从${from}发 ${weight} 千克`, en: `${weight} kg from ${from}` }),
  region: { zh: '地区', en: 'Region' },
  price: { zh: '运费', en: 'Shipping' },
  steps: (first: string, further: string) => ({
    zh: `首重 ${first}，续重 ${further}`,
    en: `first weight ${first}, additional ${further}`,
  }),
  notServed: (names: string) => ({
    zh: `不含：${names}，运费和报关另算`,
    en: `Doesn’t cover ${names}, where shipping and customs cost extra`,
  }),
  source: (date: string) => ({ zh: `${date} 的参考价`, en: `Reference prices as of ${date}` }),
  to: { zh: '看一个省怎么算', en: 'See how one province is calculated' },
  chooseTo: { zh: '选一个省', en: 'Select a province' },
  sum: {
    km: { zh: '直线距离', en: 'Straight-line distance' },
    kmValue: (km: string) => ({ zh: `${km} 公里`, en: `${km} km` }),
    zone: { zh: '分区', en: 'Zone' },
    first: (kg: string) => ({ zh: `首重 ${kg} 千克`, en: `First ${kg} kg` }),
    further: (steps: string, kg: string) => ({
      zh: `续重 ${steps} × ${kg} 千克`,
      en: `Additional ${steps} × ${kg} kg`,
    }),
    total: { zh: '运费', en: 'Shipping' },
  },
  parcel: (from: string, to: string, weight: string) => ({
    zh: `从${from}到${to}，${weight} 千克的运费`,
    en: `Shipping ${weight} kg from ${from} to ${to}`,
  }),
  copyParcel: { zh: '复制这笔运费', en: 'Copy this calculation' },
  noRoute: { zh: '这条线路没有参考价', en: 'No reference price for this route' },
  template: { zh: '运费模板', en: 'Shipping template' },
  copyTemplate: { zh: '复制模板', en: 'Copy template' },
  templateHead: (from: string, first: string, further: string) => ({
    zh: `运费模板（从${from}发，首重 ${first} 千克，续重每 ${further} 千克）`,
    en: `Shipping template (from ${from}, first ${first} kg, each additional ${further} kg)`,
  }),
  templateLine: (zone: string, names: string, first: string, further: string) => ({
    zh: `${zone}｜${names}：首重 ${first}，续重 ${further}`,
    en: `${zone} | ${names}: first weight ${first}, additional ${further}`,
  }),
  templateEnd: (date: string) => ({
    zh: `${date} 的参考价，请改成您和快递签的价格再用`,
    en: `Reference prices as of ${date}. Replace them with your own courier prices before use`,
  }),
  between: { zh: '、', en: ', ' },
})
