import { defineMessages } from '../messages.ts'

export const personMessages = defineMessages({
  loading: { zh: '正在加载个人资料', en: 'Loading your profile' },
  failed: { zh: '个人资料没有加载出来', en: 'Couldn’t load your profile' },
  retry: { zh: '再试一次', en: 'Try again' },
  choose: { zh: '换头像', en: 'Change photo' },
  avatarHint: {
    zh: 'JPG 或 PNG，最好是正方形。交易对方看得到。',
    en: 'JPG or PNG, ideally square. The other party to a deal can see it.',
  },
  cancel: { zh: '取消上传', en: 'Cancel upload' },
  preview: { zh: '新头像，还没有保存', en: 'New photo, not saved yet' },
  use: { zh: '用这张', en: 'Use this photo' },
  undo: { zh: '撤销', en: 'Undo' },
  undone: { zh: '还是原来的头像', en: 'Your previous photo is back' },
  avatarSaved: { zh: '头像已更换', en: 'Profile photo updated' },
  avatarFailed: {
    zh: '头像没有换成，还是原来的。',
    en: 'Couldn’t update your photo. The previous one is still in use.',
  },
  again: { zh: '再试一次', en: 'Try again' },
  username: { zh: '用户名', en: 'Username' },
  usernameHint: {
    zh: '4 到 20 位字母、数字、下划线或汉字，不能是纯数字。登录也用它。',
    en: '4 to 20 letters, digits, underscores or Chinese characters, but not only digits. You can also log in with it.',
  },
  faults: {
    missing: { zh: '请填写用户名', en: 'Enter a username' },
    'too-short': { zh: '至少 4 位', en: 'Use at least 4 characters' },
    'too-long': { zh: '最多 20 位', en: 'Use 20 characters or fewer' },
    malformed: {
      zh: '只能用字母、数字、下划线和汉字，不能是纯数字',
      en: 'Use only letters, digits, underscores and Chinese characters, and not only digits',
    },
    unchanged: { zh: '和现在的用户名一样', en: 'This is already your username' },
  },
  save: { zh: '保存用户名', en: 'Save username' },
  saved: { zh: '用户名已保存，下次登录用它', en: 'Username saved. Use it next time you log in.' },
  lost: { zh: '不确定有没有改成，请再保存一次。', en: 'We couldn’t confirm the change. Please save again.' },
  clear: { zh: '清空', en: 'Clear' },
  joined: { zh: '注册时间', en: 'Member since' },
  mobile: { zh: '手机号', en: 'Phone number' },
  verification: { zh: '实名认证', en: 'Identity verification' },
})
