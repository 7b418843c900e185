import { defineWords } from './words.ts'

/** What is said of pictures that a person chooses. */
export const photoWords = defineWords(
  {
    choose: '拍照或从相册选择',
    uploading: '图片上传中…',
    cancel: '取消上传',
    retake: '重拍',
    change: '换一张',
    remove: '移除',
    retry: '再传一次',
    there: (label: string) => `${label}已上传`,
    failed: '图片没有传上去，还在您手机里。',
    faults: { kind: '只能用 JPG 或 PNG 图片，请换一张', broken: '这张图片打不开，请换一张' },
  },
  {
    choose: 'Take or choose a picture',
    uploading: 'Uploading the picture…',
    cancel: 'Cancel',
    retake: 'Take again',
    change: 'Change',
    remove: 'Remove',
    retry: 'Upload again',
    there: (label: string) => `${label}: uploaded`,
    failed: 'The picture was not uploaded. You still have it on your phone.',
    faults: { kind: 'Only JPG and PNG pictures, please choose another', broken: 'This picture cannot be opened, please choose another' },
  },
)
