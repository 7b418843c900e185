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
    kept: '已传的部分和填写的内容都还在。',
    full: '已满 6 份，移除一份才能再添加',
    faults: {
      file: '文件打不开或格式不对，请换一个 PDF、Excel (.xlsx)、CSV 或 TXT 文件。',
      size: '文件超过 20 MB，请拆分或压缩后再上传。',
      parts: '文件没有传完整，请再传一次。',
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
    kept: 'What has arrived and what you wrote are still there.',
    full: 'Six proofs at most: remove one to add another',
    faults: {
      file: 'This file is broken, or no PDF, Excel (.xlsx), CSV or TXT file.',
      size: 'This file has more than 20 MB: split or compress it first.',
      parts: 'The file did not arrive whole: please send it again.',
    },
    save: 'Download',
  },
)
