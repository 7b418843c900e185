import { defineMessages } from '../messages.ts'

export const transferMessages = defineMessages({
  title: { zh: '能不能过户', en: 'Can it be transferred?' },
  intro: {
    zh: '选好平台、店铺类型、主体和过户方式，看我们读到的规则怎么说。不清楚的先不选。',
    en: 'Choose the platform, kind of shop, holder and way of transfer to see the rules that we read. Leave out what you’re not sure of.',
  },
  choosePlatform: { zh: '选一个平台', en: 'Choose a platform' },
  unsure: { zh: '不确定', en: 'Not sure' },
  allRoutes: { zh: '查到的全部方式', en: 'All ways with a rule' },
  empty: {
    zh: '先选店铺在哪个平台，这里会写明能不能过户、要什么条件和材料，以及规则从哪里读到。',
    en: 'Choose the shop’s platform first. You’ll see whether it can be transferred, on what conditions, and where each rule was read.',
  },
  noRoute: { zh: '过户规则', en: 'Transfer rules' },
  ask: { zh: '请向平台确认', en: 'Ask the platform to confirm' },
  because: (reasons: string) => ({ zh: `${reasons}。`, en: `${reasons}.` }),
  missing: (facts: string) => ({ zh: `结果要看：${facts}`, en: `The answer depends on: ${facts}` }),
  conditions: { zh: '条件', en: 'Conditions' },
  documents: { zh: '材料', en: 'Documents' },
  fee: { zh: '平台费用', en: 'Platform fee' },
  days: { zh: '办理时间', en: 'Time needed' },
  freezes: { zh: '冻结和暂停', en: 'Freezes and pauses' },
  notes: { zh: '说明', en: 'Notes' },
  sources: { zh: '来源', en: 'Sources' },
  workingDays: (from: number, to: number) => ({
    zh: from === to ? `${from} 个工作日` : `${from}–${to} 个工作日`,
    en: from === to ? `${from} working days` : `${from}–${to} working days`,
  }),
  gaps: (names: string) => ({ zh: `没有查到：${names}`, en: `Not found: ${names}` }),
  publishers: {
    platform: { zh: '平台自己的页面', en: 'The platform’s own page' },
    secondary: { zh: '二手资料', en: 'Second-hand report' },
  },
  readOn: (day: string) => ({ zh: `${day} 读取`, en: `read on ${day}` }),
  datedOn: (day: string) => ({ zh: `页面日期 ${day}`, en: `page dated ${day}` }),
  undated: { zh: '页面没有日期', en: 'page undated' },
  version: (version: string) => ({ zh: `规则版本 ${version}`, en: `Rule set ${version}` }),
  promise: {
    zh: '这里只写我们读到的规则。平台会改规则，也可能不批准。',
    en: 'This is only what we read. Platforms change their rules and may refuse.',
  },
  between: { zh: '、', en: ', ' },
  betweenReasons: { zh: '；', en: '; ' },
  copy: { zh: '复制结果', en: 'Copy result' },
  listed: (way: string) => ({ zh: `店铺写的过户方式：${way}`, en: `Way of transfer in the listing: ${way}` }),
  toTool: { zh: '查其他过户方式', en: 'Check other ways of transfer' },
  choose: {
    zh: '选好平台和过户方式，这里会写规则怎么说。',
    en: 'Choose the platform and the way of transfer to see what the rules say.',
  },
})
