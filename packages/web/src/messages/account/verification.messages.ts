import { defineMessages } from '../messages.ts'

export const verificationMessages = defineMessages({
  label: { zh: '短信验证码', en: 'Verification code' },
  call: { zh: '获取验证码', en: 'Send code' },
  again: { zh: '重新获取', en: 'Resend code' },
  wait: (seconds: number) => ({ zh: `${seconds} 秒后可重发`, en: `Resend in ${seconds} s` }),
  sent: { zh: '验证码已发送', en: 'Code sent' },
  sentTo: (mobile: string) => ({ zh: `已发到 ${mobile}，5 分钟内有效`, en: `Sent to ${mobile}. Valid for 5 minutes` }),
  captcha: {
    title: { zh: '拼好图，再发验证码', en: 'Solve the puzzle to get a code' },
    close: { zh: '关闭', en: 'Close' },
    loading: { zh: '正在准备图片', en: 'Loading image' },
    alt: { zh: '一张缺了一块的图片', en: 'An image with one piece missing' },
    slider: {
      zh: '拼图滑块，左右方向键移动，回车提交',
      en: 'Puzzle slider. Use the arrow keys to move, Enter to submit',
    },
    hint: { zh: '拖动滑块，把缺口补上', en: 'Slide the piece into the gap' },
    checking: { zh: '正在核对', en: 'Checking' },
    changing: { zh: '正在换一张图', en: 'Loading a new image' },
    passed: { zh: '对上了，正在发送验证码', en: 'Solved. Sending your code' },
    wrong: { zh: '差了一点。换了一张新图，再试一次', en: 'Not quite. Here’s a new image, please try again' },
    another: { zh: '换一张图', en: 'New image' },
    lost: { zh: '图片没有加载出来', en: 'Couldn’t load the image' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
})
