import { defineMessages } from '../messages.ts'

/** What is said of documents that the platform reviews before a party signs upon them. */
export const supportingDocumentMessages = defineMessages(
  {
    names: { consent: '授权书', equity: '股权证明' },
    waiting: (name: string) => `${name}审核中`,
    waitingLine: (day: string) =>
      `${day} 提交，店渡正在人工审核。通过后您就能签署；没有通过，这里会写明原因，可以再交一份。`,
    accepted: (name: string) => `${name}已通过审核`,
    acceptedLine: (day: string) => `${day} 通过，可以用来签署这份合同。`,
    refused: (name: string) => `${name}没有通过审核`,
    refusedLine: (reason: string, day: string) => `原因：${reason}（${day}）。请按原因重新准备，再交一份。`,
    turn: '等店渡审核材料',
    listed: '店渡正在审核您的材料',
    step: {
      title: '材料审核中',
      line: '您要交的都交了，现在不用再做什么。审核通过后，“轮到我”里会再提醒您签署。',
      toContract: '返回合同',
    },
    replace: {
      again: (name: string) => `照片选错了？换一份${name}`,
      submit: '提交这一份',
      missing: '请先拍照或选一张照片',
      keep: '不换了',
      often: '已经换过 3 次，请等店渡看完现在这一份。',
    },
    refresh: '看审核结果',
    refreshConsequence: '材料审核中，通过后才能签署',
    again: { consent: '下一步重新提交授权书，之后才签名', equity: '下一步重新提交股权证明，之后才签名' },
  },
  {
    names: { consent: 'consent paper', equity: 'proof of equity' },
    waiting: (name: string) => `Your ${name} is being looked at`,
    waitingLine: (day: string) =>
      `Handed in on ${day}; somebody at Diandu is looking at it. Once it is accepted you can sign. If it is not, the reason stands here, and you can hand in another.`,
    accepted: (name: string) => `Your ${name} was accepted`,
    acceptedLine: (day: string) => `Accepted on ${day}; you can sign this contract upon it.`,
    refused: (name: string) => `Your ${name} was not accepted`,
    refusedLine: (reason: string, day: string) =>
      `The reason: ${reason} (${day}). Please mend that and hand in another.`,
    turn: 'Diandu is looking at the papers',
    listed: 'Diandu is looking at your papers',
    step: {
      title: 'Being looked at',
      line: 'You have handed in everything and have nothing more to do now. Once it is accepted, signing is listed under “My turn” again.',
      toContract: 'Back to the contract',
    },
    replace: {
      again: (name: string) => `The wrong picture? Hand in another ${name}`,
      submit: 'Hand in this one',
      missing: 'Please take or choose a picture first',
      keep: 'Keep the one that waits',
      often: 'You have changed it 3 times. Please wait until Diandu has looked at this one.',
    },
    refresh: 'See whether it was accepted',
    refreshConsequence: 'Your papers are being looked at; then you can sign',
    again: {
      consent: 'Next you hand in another consent paper, then you sign',
      equity: 'Next you hand in another proof of equity, then you sign',
    },
  },
)
