import type { Name } from '../platform.ts'
import { FIGURE_NAMES } from './figure-names.ts'
import type { InspectedFigure } from './figure-source.ts'
import { plainFigure } from './plain-figures.ts'

/** The name of a figure that an inspector confirms; two of them have several rows. */
export function inspectedFigureName(figure: InspectedFigure): Name {
  switch (figure) {
    case 'ratings':
      return { zh: '店铺评分', en: 'Ratings' }
    case 'violations':
      return { zh: '违规记录', en: 'Violations' }
    case 'trademark':
    case 'taxpayer':
    case 'transferWay':
      return FIGURE_NAMES[figure]
    default:
      return plainFigure(figure).name
  }
}
