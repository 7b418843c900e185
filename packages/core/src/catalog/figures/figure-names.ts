import { PLAIN_FIGURE_KEYS, plainFigure, type PlainRow } from './plain-figures.ts'
import type { Name } from '../platform.ts'

/** The name of each figure of a listing that is no single value, part by part. */
const PART_NAMES = {
  transferWay: { zh: '过户方式', en: 'Transfer method' },
  described: { zh: '描述相符', en: 'Accuracy' },
  service: { zh: '服务态度', en: 'Service' },
  delivery: { zh: '物流服务', en: 'Delivery' },
  general: { zh: '一般违规', en: 'General violations' },
  severe: { zh: '严重违规', en: 'Severe violations' },
  counterfeit: { zh: '售假违规', en: 'Counterfeit violations' },
  trademark: { zh: '商标', en: 'Trademark' },
  holder: { zh: '商标持有人', en: 'Trademark holder' },
} as const satisfies Record<string, Name>

export type FigureRow = keyof typeof PART_NAMES | PlainRow

/** The name of each figure of a listing, wherever it is written. */
export const FIGURE_NAMES: Readonly<Record<FigureRow, Name>> = {
  ...PART_NAMES,
  ...(Object.fromEntries(PLAIN_FIGURE_KEYS.map(plainFigure).map(({ row, name }) => [row, name])) as Record<
    PlainRow,
    Name
  >),
}
