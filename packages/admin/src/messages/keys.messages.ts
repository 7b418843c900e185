import { defineMessages } from '@diandu/core/messages'

export const keysMessages = defineMessages({
  go: { zh: '去某一页', en: 'Go to a page' },
  work: { zh: '处理', en: 'Work' },
  search: { zh: '到搜索框', en: 'To the search field' },
  next: { zh: '下一项', en: 'Next' },
  previous: { zh: '上一项', en: 'Previous' },
  open: { zh: '打开', en: 'Open' },
  accept: { zh: '通过', en: 'Accept' },
  refuse: { zh: '不通过', en: 'Refuse' },
  query: { zh: '请用户补充', en: 'Ask the user' },
  other: { zh: '另一种处理', en: 'Decide otherwise' },
  undo: { zh: '撤销刚才的处理', en: 'Undo the last decision' },
  choose: { zh: '选中，一起处理', en: 'Choose, to decide together' },
  help: { zh: '显示这张表', en: 'Show this table' },
  fieldsToo: { zh: '在输入框里打字时，这些键不起作用。', en: 'None of them does anything while you type in a field.' },
})
