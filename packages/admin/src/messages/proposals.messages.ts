import { defineMessages } from '@diandu/core/messages'

export const proposalsMessages = defineMessages({
  act: { zh: '事项', en: 'Act' },
  maker: { zh: '提出人', en: 'Proposed by' },
  own: { zh: '我提出的', en: 'My own' },
  waited: { zh: '已等', en: 'Waiting for' },
  lapsesAt: { zh: '失效时间', en: 'Expires at' },
  reason: { zh: '提出的原因', en: 'Why it was proposed' },
  about: { zh: '相关页面', en: 'See' },
  open: {
    people: { zh: '这位用户', en: 'The user' },
    orders: { zh: '这个订单', en: 'The order' },
    owners: { zh: '这家店铺', en: 'The shop' },
  },
  changes: { zh: '将会改变', en: 'What will change' },
  what: { zh: '项目', en: 'Item' },
  before: { zh: '现在', en: 'Now' },
  after: { zh: '通过后', en: 'Once approved' },
  approve: { zh: '通过', en: 'Approve' },
  decline: { zh: '不通过', en: 'Decline' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  done: {
    approved: { zh: '已通过，并已生效', en: 'Approved and done' },
    declined: { zh: '已决定不通过', en: 'Declined' },
    withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  },
  ownHint: { zh: '须由另一位工作人员复核', en: 'Another member of staff has to decide this' },
  notYours: { zh: '您的角色不能复核这件事', en: 'Your role may not decide this' },
  state: { zh: '状态', en: 'State' },
})
