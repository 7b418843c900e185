import { defineMessages } from './messages.ts'

export const companyMessages = defineMessages(
  {
    foot: '公司信息',
    licence: (number: string) => `营业执照 ${number}`,
    phone: '客服电话',
    support: '联系客服',
    about: '关于店渡',
    privacy: '隐私政策',
  },
  {
    foot: 'Company information',
    licence: (number: string) => `Business licence no. ${number}`,
    phone: 'Customer support',
    support: 'Contact support',
    about: 'About Diandu',
    privacy: 'Privacy',
  },
)
