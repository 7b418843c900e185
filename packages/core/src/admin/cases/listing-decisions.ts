import { INSPECTED_FIGURES, inspectedFigureName, type InspectedFigure } from '../../catalog/index.ts'
import { MAX_EVIDENCE_BYTES, SELL_FIELD_NAMES } from '../../selling/index.ts'
import type { Name } from '../../kernel/index.ts'
import type { CaseDecisions } from '../case-decision.ts'

const FIGURE = {
  names: { zh: '哪一项数据', en: 'Which figure' },
  kind: 'choice',
  choices: Object.fromEntries(
    INSPECTED_FIGURES.map((figure): [InspectedFigure, Name] => [figure, inspectedFigureName(figure)]),
  ),
} as const

/** An inspection takes two reviewers: one stores a file for each figure, the other looks at it and confirms. */
export const LISTING_DECISIONS = {
  accept: { names: { zh: '通过', en: 'Accept' }, act: 'review-listing', key: 'a', isForMany: true },
  refuse: {
    names: { zh: '不通过', en: 'Refuse' },
    act: 'review-listing',
    key: 'r',
    isDanger: true,
    words: 'user',
    isForMany: true,
    prepared: [
      {
        zh: '店铺名称或截图与填写的平台不一致，请核对后重新提交。',
        en: 'The shop’s name or screenshots do not match the platform you chose. Please check and submit again.',
      },
      {
        zh: '填写的经营数据与截图不符，请按后台数据改正后重新提交。',
        en: 'The figures you entered differ from your screenshots. Please correct them and submit again.',
      },
      {
        zh: '介绍里含有联系方式或引流内容，请删除后重新提交。',
        en: 'The description contains contact details or leads buyers elsewhere. Please remove this and submit again.',
      },
      {
        zh: '这类店铺不符合平台的上架规则，不能展示。',
        en: 'Shops of this kind are against our listing rules and cannot be shown.',
      },
      {
        zh: '这家店铺已由其他账号提交，如有疑问请联系客服。',
        en: 'This shop was already submitted by another account. Contact support if you have questions.',
      },
    ],
  },
  ask: {
    names: { zh: '请卖家补充', en: 'Ask the seller' },
    act: 'review-listing',
    key: 'q',
    words: 'user',
    fields: { field: { names: { zh: '哪一项', en: 'Which field' }, kind: 'choice', choices: SELL_FIELD_NAMES } },
    prepared: [
      {
        zh: '请补充能看清的后台截图，需包含店铺名称和日期。',
        en: 'Please add a legible screenshot of the seller centre that shows the shop’s name and the date.',
      },
      {
        zh: '请补充近三个月的营业额截图。',
        en: 'Please add screenshots of the turnover of the last three months.',
      },
      {
        zh: '这一项与其他内容不一致，请核对后改正。',
        en: 'This differs from the rest of the listing. Please check and correct it.',
      },
      { zh: '请说明这一项的依据。', en: 'Please explain what this is based on.' },
    ],
  },
  inspect: {
    names: { zh: '存入验店凭证', en: 'Store evidence' },
    act: 'review-listing',
    key: 'e',
    fields: {
      figure: FIGURE,
      file: { names: { zh: 'PDF 或截图', en: 'PDF or screenshot' }, kind: 'file', max: MAX_EVIDENCE_BYTES },
    },
  },
  confirm: {
    names: { zh: '复核一项数据', en: 'Confirm a figure' },
    act: 'review-listing',
    fields: { figure: FIGURE },
  },
} as const satisfies CaseDecisions
