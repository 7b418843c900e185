import { FIGURE_NAMES, plainFigure, type InspectedFigure } from '@diandu/core/catalog'
import type { Name } from '@diandu/core/kernel'

/** The name of a figure that an inspector confirms; two of them have several rows. */
export function figureName(figure: InspectedFigure): Name {
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
