import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const alertMessages = defineMessages({
  searched: (text: string) => ({ zh: `搜索：${text}`, en: `Search: ${text}` }),
  fitting: (count: string) => ({ zh: `现有 ${count} 家符合`, en: `${counted(count, 'shop')} for sale now` }),
  fittingMore: (count: string) => ({ zh: `现有 ${count} 家以上符合`, en: `More than ${count} shops for sale now` }),
  noneFits: { zh: '现在还没有符合的', en: 'No matching shops for sale yet' },
  news: {
    new: { zh: '新店上架', en: 'New shops' },
    cheaper: { zh: '店铺降价', en: 'Price drops' },
    sold: { zh: '店铺售出', en: 'Shops sold' },
  },
  newsShort: {
    new: { zh: '新店', en: 'new shops' },
    cheaper: { zh: '降价', en: 'price drops' },
    sold: { zh: '售出', en: 'shops sold' },
  },
  between: { zh: '、', en: ', ' },
  paces: {
    'at-once': { zh: '立即提醒', en: 'right away' },
    daily: { zh: '每天最多一次', en: 'at most once a day' },
    weekly: { zh: '每周最多一次', en: 'at most once a week' },
  },
  list: {
    label: { zh: '已保存的提醒', en: 'Saved alerts' },
    loading: { zh: '正在加载', en: 'Loading' },
    failed: { zh: '提醒没有加载出来', en: 'Couldn’t load your alerts' },
    retry: { zh: '再试一次', en: 'Try again' },
    none: {
      zh: '还没有提醒。先选好条件，有新店上架或降价时就告诉您。',
      en: 'No alerts yet. Choose your filters and we’ll tell you about new shops and price drops.',
    },
    toList: { zh: '去选条件', en: 'Choose filters' },
    full: (max: number) => ({
      zh: `最多保存 ${max} 个提醒。要加新的，请先删除一个。`,
      en: `You can save up to ${max} alerts. Delete one to add another.`,
    }),
    watches: (news: string, pace: string) => ({
      zh: `${news} · ${pace}`,
      en: `${news.charAt(0).toUpperCase()}${news.slice(1)} · ${pace.toLowerCase()}`,
    }),
    lastSent: (at: string) => ({ zh: `上次提醒 ${at}`, en: `last alert ${at}` }),
    neverSent: { zh: '还没有提醒过', en: 'no alerts sent yet' },
    paused: { zh: '已暂停', en: 'Paused' },
    open: { zh: '看店铺', en: 'View shops' },
    pause: { zh: '暂停', en: 'Pause' },
    resume: { zh: '继续', en: 'Resume' },
    change: { zh: '修改', en: 'Edit' },
    remove: { zh: '删除', en: 'Delete' },
    changeFailed: { zh: '没有改成，请再试一次', en: 'Couldn’t update this alert. Please try again' },
    removeFailed: { zh: '没有删除成功，请再试一次', en: 'Couldn’t delete this alert. Please try again' },
    removed: (name: string) => ({ zh: `已删除“${name}”`, en: `Deleted “${name}”` }),
    undo: { zh: '撤销', en: 'Undo' },
    undoFailed: { zh: '没有恢复成功，请再试一次', en: 'Couldn’t restore this alert. Please try again' },
    nowPaused: { zh: '已暂停，不再提醒', en: 'Paused. You won’t get this alert' },
    nowGoesOn: { zh: '已继续提醒', en: 'Alert resumed' },
    quiet: {
      zh: '夜里 22:00 到早上 8:00 不提醒，合并到早上一起说。',
      en: 'We don’t send alerts between 22:00 and 8:00 China time. They’re combined and sent in the morning.',
    },
  },
  save: {
    title: { zh: '保存提醒', en: 'Save alert' },
    link: { zh: '保存为提醒', en: 'Save as alert' },
    filter: { zh: '提醒的条件', en: 'Your filters' },
    exists: {
      zh: '这组条件已经有提醒，保存后按下面的设置更新。',
      en: 'You already have an alert for these filters. Saving updates its settings.',
    },
    existsPaused: {
      zh: '这组条件的提醒已暂停，保存后继续提醒。',
      en: 'Your alert for these filters is paused. Saving resumes it.',
    },
    watched: { zh: '有这些变化时告诉我', en: 'Alert me to' },
    details: {
      new: {
        zh: '有符合条件的店铺上架，或者降到条件以内',
        en: 'A matching shop is listed, or drops into your price range',
      },
      cheaper: { zh: '符合条件的店铺调低了价格', en: 'A matching shop lowers its price' },
      sold: { zh: '符合条件的店铺完成了交易', en: 'A matching shop is sold' },
    },
    noneWatched: { zh: '请至少选择一种变化', en: 'Choose at least one' },
    pace: { zh: '多久告诉我一次', en: 'How often' },
    paceDetails: {
      'at-once': { zh: '几分钟内就告诉您，适合抢手的店铺', en: 'Within minutes, for shops in high demand' },
      daily: { zh: '一天里的变化合成一条', en: 'A day’s changes in one message' },
      weekly: { zh: '一周里的变化合成一条', en: 'A week’s changes in one message' },
    },
    quiet: {
      zh: '夜里 22:00 到早上 8:00 不打扰，等到早上再说。自己的店铺不提醒；收藏的店铺降价已单独通知，不再重复。',
      en: 'No alerts between 22:00 and 8:00 China time: they wait until morning. Your own shops aren’t included. Price drops on your saved shops aren’t either, as we already tell you about those.',
    },
    name: { zh: '名称（选填）', en: 'Name (optional)' },
    nameTooLong: (max: number) => ({ zh: `请写在 ${max} 个字以内`, en: `Use ${max} characters or fewer` }),
    submit: { zh: '保存提醒', en: 'Save alert' },
    lost: {
      zh: '没有收到结果。再点一次“保存提醒”即可，同样的条件不会存成两个。',
      en: 'We couldn’t confirm that this went through. Tap “Save alert” again: the same filters are never saved twice.',
    },
    saved: { zh: '已保存，有变化时告诉您', en: 'Alert saved. We’ll tell you about changes' },
    loading: { zh: '正在加载', en: 'Loading' },
    failed: { zh: '没有加载出来', en: 'Couldn’t load this' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
})
