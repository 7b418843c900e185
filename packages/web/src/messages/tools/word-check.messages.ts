import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const wordCheckMessages = defineMessages({
  intro: {
    zh: '贴上标题、详情或直播话术，查出不能用的词。',
    en: 'Paste a title, description or livestream script to find words you can’t use.',
  },
  privacy: {
    zh: '只在您的设备上检查，文字不会上传。',
    en: 'We check it on your device only. Your text is never uploaded.',
  },
  label: { zh: '要检查的文字', en: 'Text to check' },
  placeholder: { zh: '把商品标题、详情页文字贴在这里', en: 'Paste a product title or description here' },
  clear: { zh: '清空', en: 'Clear' },
  list: (date: string, words: string) => ({
    zh: `词库 ${date}，${words} 个词`,
    en: `Word list ${date}, ${words} words`,
  }),
  tooLong: (count: string, max: string) => ({
    zh: `一共 ${count} 个字，一次最多查 ${max} 个字，这次没有查。`,
    en: `Your text has ${count} characters. The limit is ${max}, so we haven’t checked it.`,
  }),
  cut: (max: string) => ({ zh: `只留前 ${max} 个字来查`, en: `Check only the first ${max} characters` }),
  clean: {
    zh: '没有查到词库里的词。词库不会收全，发布前请自己再读一遍。',
    en: 'We found no words from our list. No list is complete, so read your text again before you publish.',
  },
  found: (count: string) => ({ zh: `查到 ${count} 处`, en: `${count} found` }),
  forbidden: { zh: '不能用', en: 'Prohibited' },
  careful: { zh: '看情况', en: 'Use with care' },
  ofClass: (name: string, count: string) => ({ zh: `${name} ${count}`, en: `${name} ${count}` }),
  marked: { zh: '标出的文字', en: 'Marked text' },
  more: (count: string) => ({
    zh: `只标出前面的部分，后面还有 ${count} 处，改完再查一遍。`,
    en: `Only the first part is marked. There are ${count} more after it. Fix these, then check again.`,
  }),
  why: { zh: '为什么，怎么改', en: 'Why, and what to say instead' },
  times: (count: string) => ({ zh: `${count} 处`, en: counted(count, 'time', 'times') }),
  class: { zh: '类别', en: 'Category' },
  law: { zh: '依据', en: 'Legal basis' },
  reason: { zh: '原因', en: 'Reason' },
  suggestion: { zh: '建议', en: 'Suggestion' },
  leaveOut: { zh: '删掉', en: 'Remove' },
  copyReport: { zh: '复制结果', en: 'Copy results' },
  copyFixed: { zh: '复制按建议改过的文字', en: 'Copy text with suggestions applied' },
  fixedNote: {
    zh: '“看情况”的词也会按建议改。括号里的是要您自己填的，改完请通读一遍。',
    en: '“Use with care” words are replaced too. Fill in anything in brackets yourself, then read it through.',
  },
  heading: { zh: '违禁词检查结果', en: 'Prohibited words check results' },
})
