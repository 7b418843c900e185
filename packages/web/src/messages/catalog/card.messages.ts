import { defineMessages } from '../messages.ts'

export const cardMessages = defineMessages(
  {
    price: (yuan: string) => `标价 ${yuan}`,
    yours: '您谈好的价',
    picture: '店铺首页',
    fell: (amount: string) => `降 ${amount}`,
    years: (count: number) => `${count} 年`,
    months: (count: number) => `${count || '<1'} 个月`,
    figures: { turnover: '月销', open: '开店', points: '扣分', rating: '评分', fans: '粉丝', level: '等级' },
  },
  {
    price: (yuan: string) => `Asking price ${yuan}`,
    yours: 'Your price',
    picture: 'Shop front',
    fell: (amount: string) => `Down ${amount}`,
    years: (count: number) => `${count} year${count > 1 ? 's' : ''}`,
    months: (count: number) => `${count || '<1'} month${count > 1 ? 's' : ''}`,
    figures: {
      turnover: 'Monthly sales',
      open: 'Open for',
      points: 'Penalty points',
      rating: 'Rating',
      fans: 'Followers',
      level: 'Level',
    },
  },
)
