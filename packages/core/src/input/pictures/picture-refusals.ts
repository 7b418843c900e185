import { fail, refused, type RefusalReason, type Result } from '../../kernel/index.ts'
import { MIN_PICTURE_SIDE } from './choose-image.ts'

const MESSAGES = {
  'picture-refused': '图片格式错误',
  'picture-heic': '这是 HEIC 照片，请在相机设置里选“兼容性最佳”重拍，或另存为 JPG 后再上传',
  'picture-broken': '图片打不开，可能已损坏，请换一张',
  'picture-too-heavy': '图片超过 2 MB，请缩小后再上传',
  'picture-too-large': '图片超过 1600 万像素，请缩小后再上传',
  'picture-too-small': `图片宽高至少 ${MIN_PICTURE_SIDE} 像素，请换一张清楚的`,
  'picture-too-slow': '这张图片处理太久，请另存为普通 JPG 后再上传',
} as const satisfies Partial<Record<RefusalReason, string>>

/** Why a picture is not taken, in the same words on the phone and on the server. */
export const refusePicture = (reason: keyof typeof MESSAGES): Result<never> =>
  fail(refused(reason, MESSAGES[reason], 'file'))
