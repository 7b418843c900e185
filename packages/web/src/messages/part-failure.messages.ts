import { defineMessages } from './messages.ts'

/** Of a part beside what a page is about. */
export const partFailureMessages = defineMessages({
  failed: { zh: '这一部分没有加载出来', en: 'Couldn’t load this part' },
  retry: { zh: '再试一次', en: 'Try again' },
})
