export type { CaptchaWindow } from './captcha-window.ts'
export { lateCaptcha } from './late-captcha.ts'
export type { TencentCaptchaConfig } from './tencent-captcha.ts'
