import { defineMessages } from '../messages.ts'

export const cardMessages = defineMessages({
  price: (yuan: string) => ({ zh: `标价 ${yuan}`, en: `Asking price ${yuan}` }),
  yours: { zh: '您谈好的价', en: 'Your price' },
  picture: { zh: '店铺首页', en: 'Shop front' },
  fell: (amount: string) => ({ zh: `降 ${amount}`, en: `Down ${amount}` }),
  years: (count: number) => ({ zh: `${count} 年`, en: `${count} year${count > 1 ? 's' : ''}` }),
  months: (count: number) => ({ zh: `${count || '<1'} 个月`, en: `${count || '<1'} month${count > 1 ? 's' : ''}` }),
  figures: {
    turnover: { zh: '月销', en: 'Monthly sales' },
    open: { zh: '开店', en: 'Open for' },
    points: { zh: '扣分', en: 'Penalty points' },
    rating: { zh: '评分', en: 'Rating' },
    fans: { zh: '粉丝', en: 'Followers' },
    level: { zh: '等级', en: 'Level' },
  },
})
