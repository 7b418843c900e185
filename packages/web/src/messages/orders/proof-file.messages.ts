import { defineMessages } from '../messages.ts'

/** Files that prove a hand-over, beside pictures. */
export const proofFileMessages = defineMessages(
  {
    label: '文件凭证',
    add: '添加文件',
    kinds: 'PDF、Excel、CSV 或 TXT，最大 20 MB',
    uploading: (name: string, percent: number) => `${name} 上传中 ${percent}%`,
    checking: (name: string) => `${name} 检查中…`,
    progress: '上传进度',
    cancel: '取消上传',
    retry: '继续上传',
    remove: '移除',
    discard: '不传了',
    /** The fault, and which parts are still there: `mayGoOn` where the upload can resume. */
    fault: (reason: string, mayGoOn: boolean) =>
      `${reason.replace(/。$/, '')}。${mayGoOn ? '已传的部分和填写的内容都还在。' : '填写的内容都还在。'}`,
    full: '已满 6 份，移除一份才能再添加',
    faults: {
      storage: '平台暂时存不了文件，请稍后继续上传',
      unsaid: '文件没有传上去，请再试一次',
    },
    save: '下载',
  },
  {
    label: 'Files as proofs',
    add: 'Add a file',
    kinds: 'PDF, Excel, CSV or TXT, up to 20 MB',
    uploading: (name: string, percent: number) => `Uploading ${name}, ${percent}%`,
    checking: (name: string) => `Checking ${name}…`,
    progress: 'Upload progress',
    cancel: 'Cancel',
    retry: 'Go on',
    remove: 'Remove',
    discard: 'Discard',
    fault: (reason: string, mayGoOn: boolean) =>
      `${reason.replace(/\.$/, '')}. ${mayGoOn ? 'Your upload and what you wrote are still here.' : 'What you wrote is still here.'}`,
    full: 'Six proofs at most: remove one to add another',
    faults: {
      storage: 'We can’t store files right now. Continue the upload in a moment',
      unsaid: 'The file wasn’t uploaded. Please try again',
    },
    save: 'Download',
  },
)
