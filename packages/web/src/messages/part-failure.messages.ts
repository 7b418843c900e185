import { defineMessages } from './messages.ts'

/** Of a part beside what a page is about. */
export const partFailureMessages = defineMessages(
  { failed: '这一部分没有加载出来', retry: '再试一次' },
  { failed: 'Couldn’t load this part', retry: 'Try again' },
)
