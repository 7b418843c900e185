import { defineMessages } from '@diandu/core/messages'

export const keysMessages = defineMessages(
  {
    go: '去某一页',
    work: '处理',
    search: '到搜索框',
    next: '下一项',
    previous: '上一项',
    open: '打开',
    accept: '通过',
    refuse: '不通过',
    query: '请卖家补充',
    help: '显示这张表',
    fieldsToo: '在输入框里打字时，这些键不起作用。',
  },
  {
    go: 'Go to a page',
    work: 'Work',
    search: 'To the search field',
    next: 'Next',
    previous: 'Previous',
    open: 'Open',
    accept: 'Accept',
    refuse: 'Refuse',
    query: 'Ask the seller',
    help: 'Show this table',
    fieldsToo: 'None of them does anything while you type in a field.',
  },
)
