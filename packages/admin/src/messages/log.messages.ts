import { defineMessages } from '@diandu/core/messages'

export const logMessages = defineMessages({
  number: { zh: '编号', en: 'Number' },
  at: { zh: '时间', en: 'Time' },
  by: { zh: '经办人', en: 'By' },
  approvedBy: { zh: '复核人', en: 'Approved by' },
  act: { zh: '操作', en: 'Act' },
  object: { zh: '对象', en: 'Object' },
  user: { zh: '涉及用户', en: 'User concerned' },
  reason: { zh: '原因', en: 'Reason' },
  address: { zh: '网络地址', en: 'Network address' },
  changed: { zh: '改变', en: 'Changes' },
  item: { zh: '项目', en: 'Item' },
  before: { zh: '之前', en: 'Before' },
  after: { zh: '之后', en: 'After' },
  nothingChanged: { zh: '没有改变内容', en: 'Nothing was changed' },
  anyPerson: { zh: '所有人', en: 'All staff' },
  objectHint: { zh: '对象的种类或编号', en: 'Kind or id of the object' },
  day: { zh: '选择日期', en: 'Choose a day' },
  none: { zh: '没有这样的记录', en: 'There are no such entries' },
})
