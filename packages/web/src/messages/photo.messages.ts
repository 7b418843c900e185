import { defineMessages } from './messages.ts'

export const photoMessages = defineMessages(
  {
    photo: (place: number) => `图片 ${place}`,
    choose: '拍照或从相册选择',
    cancel: '取消上传',
    retake: '重拍',
    change: '换一张',
    remove: '移除',
    retry: '再传一次',
    there: (label: string) => `${label}已上传`,
    failed: '图片没有传上去，还在您的设备里。',
    kinds: '，请换一张 JPG 或 PNG 图片',
  },
  {
    photo: (place: number) => `Photo ${place}`,
    choose: 'Take or choose a photo',
    cancel: 'Cancel',
    retake: 'Retake',
    change: 'Change',
    remove: 'Remove',
    retry: 'Try again',
    there: (label: string) => `${label} uploaded`,
    failed: 'Upload failed. The photo is still on your device.',
    kinds: '. Choose a JPG or PNG',
  },
)
