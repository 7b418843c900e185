import { defineMessages } from './messages.ts'

export const companyMessages = defineMessages({
  foot: { zh: '公司信息', en: 'Company information' },
  licence: (number: string) => ({ zh: `营业执照 ${number}`, en: `Business licence no. ${number}` }),
  phone: { zh: '客服电话', en: 'Customer support' },
  support: { zh: '联系客服', en: 'Contact support' },
  about: { zh: '关于店渡', en: 'About Diandu' },
  privacy: { zh: '隐私政策', en: 'Privacy' },
})
