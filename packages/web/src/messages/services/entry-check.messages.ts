import { defineMessages } from '../messages.ts'

export const entryCheckMessages = defineMessages({
  title: { zh: '入驻检查', en: 'Eligibility check' },
  line: {
    zh: '选三项，看能开哪种店、还差什么材料。',
    en: 'Make three choices to see which shop types you can open and which documents you still need.',
  },
  platform: { zh: '想入驻的平台', en: 'Platform to join' },
  choose: { zh: '请选择', en: 'Select' },
  entity: { zh: '用谁的名义开店', en: 'Open the shop as' },
  trademark: { zh: '商标到哪一步', en: 'Trademark status' },
  documents: { zh: '手里已有的材料（点一下勾选）', en: 'Documents you have (tap to select)' },
  waiting: {
    zh: '选好平台、主体和商标，结果马上出现在这里。',
    en: 'Choose the platform, owner and trademark status to see your result here.',
  },
  results: { zh: '检查结果', en: 'Results' },
  standings: {
    'may-enter': { zh: '可以申请', en: 'You can apply' },
    'documents-missing': { zh: '还差材料', en: 'Documents missing' },
    closed: { zh: '不能开', en: 'Not eligible' },
  },
  closedBy: {
    entity: (entity: string) => ({ zh: `${entity}不能开这种店`, en: `Not available to: ${entity.toLowerCase()}` }),
    trademark: (least: string) => ({ zh: `商标要${least}`, en: `Trademark required: ${least.toLowerCase()}` }),
  },
  missing: { zh: '还差', en: 'Still needed' },
  complete: { zh: '要求的材料都有了', en: 'You have all the required documents' },
  someTrades: (documents: string) => ({
    zh: `部分类目另需：${documents}`,
    en: `Some categories also need: ${documents}`,
  }),
  deposit: { zh: '保证金', en: 'Deposit' },
  yearly: { zh: '年费', en: 'Annual fee' },
  none: { zh: '无', en: 'None' },
  range: (min: string, max: string) => ({ zh: `${min} – ${max}`, en: `${min} – ${max}` }),
  upTo: (max: string) => ({ zh: `0 – ${max}`, en: `0 – ${max}` }),
  nothing: {
    zh: '这个平台的要求我们还没有整理，请提交申请，由经办人答复。',
    en: 'We don’t have this platform’s requirements yet. Submit a request and our team will reply.',
  },
  asOf: (day: string) => ({
    zh: `要求整理于 ${day}，请到平台核对`,
    en: `Requirements as of ${day}. Check with the platform`,
  }),
  toPlatform: (name: string) => ({ zh: `到${name}的规则页核对`, en: `Check the rules on ${name}` }),
  wish: (platform: string, entity: string, trademark: string) => ({
    zh: `${platform} · ${entity} · ${trademark}`,
    en: `${platform} · ${entity} · ${trademark}`,
  }),
})
