import { defineMessages } from './messages.ts'

export const photoMessages = defineMessages({
  photo: (place: number) => ({ zh: `图片 ${place}`, en: `Photo ${place}` }),
  choose: { zh: '拍照或从相册选择', en: 'Take or choose a photo' },
  cancel: { zh: '取消上传', en: 'Cancel' },
  retake: { zh: '重拍', en: 'Retake' },
  change: { zh: '换一张', en: 'Change' },
  remove: { zh: '移除', en: 'Remove' },
  retry: { zh: '再传一次', en: 'Try again' },
  there: (label: string) => ({ zh: `${label}已上传`, en: `${label} uploaded` }),
  failed: { zh: '图片没有传上去，还在您的设备里。', en: 'Upload failed. The photo is still on your device.' },
  kinds: { zh: '，请换一张 JPG 或 PNG 图片', en: '. Choose a JPG or PNG' },
})
