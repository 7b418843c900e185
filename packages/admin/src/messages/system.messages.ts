import type { Name } from '@diandu/core/kernel'
import { defineMessages } from '@diandu/core/messages'

export const systemMessages = defineMessages({
  parts: { zh: '系统的各部分', en: 'Parts of the system' },
  unsent: { zh: '没有送达的短信与推送', en: 'Text messages and pushes that have not arrived' },
  allSent: {
    zh: '没有等待、失败或不确定的短信与推送',
    en: 'No text message or push is waiting, has failed or is uncertain',
  },
  more: (count: number) => ({ zh: `另有 ${count} 条，先处理上面最早的`, en: `${count} more. The oldest are above` }),
  user: { zh: '用户', en: 'User' },
  channel: { zh: '方式', en: 'Channel' },
  event: { zh: '事项', en: 'About' },
  state: { zh: '状态', en: 'State' },
  due: { zh: '应发时间', en: 'Due' },
  tries: { zh: '尝试', en: 'Tries' },
  trouble: { zh: '错误', en: 'Error' },
  channels: { sms: { zh: '短信', en: 'Text message' }, push: { zh: '推送', en: 'Push' } } as Readonly<
    Record<string, Name>
  >,
  sendAgain: { zh: '重发', en: 'Send again' },
  sendAgainHint: { zh: '会再发送一次。', en: 'It is sent once more.' },
  mayArriveTwice: {
    zh: '上一次可能已经送达：用户可能收到两次。',
    en: 'It may have arrived already: the user may get it twice.',
  },
  sent: { zh: '已排队重发', en: 'Queued to be sent again' },
})
