import { defineMessages } from '../messages.ts'

/** Files that prove a hand-over, beside pictures. */
export const proofFileMessages = defineMessages({
  label: { zh: '文件凭证', en: 'Files as proofs' },
  add: { zh: '添加文件', en: 'Add a file' },
  kinds: { zh: 'PDF、Excel、CSV 或 TXT，最大 20 MB', en: 'PDF, Excel, CSV or TXT, up to 20 MB' },
  uploading: (name: string, percent: number) => ({
    zh: `${name} 上传中 ${percent}%`,
    en: `Uploading ${name}, ${percent}%`,
  }),
  checking: (name: string) => ({ zh: `${name} 检查中…`, en: `Checking ${name}…` }),
  progress: { zh: '上传进度', en: 'Upload progress' },
  cancel: { zh: '取消上传', en: 'Cancel' },
  retry: { zh: '继续上传', en: 'Go on' },
  remove: { zh: '移除', en: 'Remove' },
  discard: { zh: '不传了', en: 'Discard' },
  /** The fault, and which parts are still there: `mayGoOn` where the upload can resume. */
  fault: (reason: string, mayGoOn: boolean) => ({
    zh: `${reason.replace(/。$/, '')}。${mayGoOn ? '已传的部分和填写的内容都还在。' : '填写的内容都还在。'}`,
    en: `${reason.replace(/\.$/, '')}. ${mayGoOn ? 'Your upload and what you wrote are still here.' : 'What you wrote is still here.'}`,
  }),
  full: { zh: '已满 6 份，移除一份才能再添加', en: 'Six proofs at most: remove one to add another' },
  faults: {
    storage: {
      zh: '平台暂时存不了文件，请稍后继续上传',
      en: 'We can’t store files right now. Continue the upload in a moment',
    },
    unsaid: { zh: '文件没有传上去，请再试一次', en: 'The file wasn’t uploaded. Please try again' },
  },
  save: { zh: '下载', en: 'Download' },
})
