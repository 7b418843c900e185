import { defineMessages } from './messages.ts'

/** The platform's years, told with invented figures: the page says so. */
export const sevenYearsMessages = defineMessages({
  over: { zh: '店渡', en: 'Diandu' },
  big: { zh: '七年', en: 'Seven years' },
  line: {
    zh: '七年，只做一件事：把网店稳稳过到下一位店主手里。',
    en: 'Seven years, one job: getting online shops safely to their next owners.',
  },
  demo: { zh: '演示数据', en: 'Demo figures' },
  demoLine: {
    zh: '这一页讲的是一家虚构的公司，所有数字都是编出来演示版式的，不是真实业绩。',
    en: 'This page is about a fictional company. Every figure is made up to show the layout. None of them are real results.',
  },
  chart: { zh: '每年过户的店铺（演示数据，单位：家）', en: 'Shops transferred each year (demo figures)' },
  shops: (count: string) => ({ zh: `${count} 家`, en: `${count} shops` }),
  year: (place: number) => ({ zh: `第 ${place} 年`, en: `Year ${place}` }),
  years: {
    zh: [
      { title: '一张桌子', line: '两个人，一部电话。第一家店用了 43 天才过完户。' },
      { title: '钱先放中间', line: '有了托管：买家付的钱先放在中间，交接完才给卖家。' },
      { title: '数字要有出处', line: '店铺的每个数字开始标明谁说的、什么时候说的。' },
      { title: '合同写成人话', line: '把二十页合同里要紧的几句，写在付款之前。' },
      { title: '一天看完', line: '评估从一周缩到一天，不合适的当面说不合适。' },
      { title: '手机上办完', line: '找店、签约、付款、交接，不用再跑一趟。' },
      { title: '下一家', line: '谢谢把店交给我们的人，也谢谢接过去的人。' },
    ],
    en: [
      { title: 'One desk', line: 'Two people, one phone. The first transfer took 43 days.' },
      { title: 'Money in escrow', line: 'Escrow arrives: we hold the buyer’s money until the handover is done.' },
      { title: 'Figures with a source', line: 'Every shop figure now says who provided it, and when.' },
      {
        title: 'Contracts in plain language',
        line: 'The few lines that matter from a twenty-page contract, shown before you pay.',
      },
      {
        title: 'Valued in a day',
        line: 'Valuations go from a week to a day. If a shop isn’t right for us, we say so.',
      },
      { title: 'All on your phone', line: 'Search, sign, pay and hand over, without leaving home.' },
      {
        title: 'The next shop',
        line: 'Thank you to everyone who trusted us with their shop, and everyone who took one on.',
      },
    ],
  },
  thanks: { zh: '下一家，也许是您的。', en: 'The next one could be yours.' },
  look: { zh: '去看看在售的店铺', en: 'Browse shops on sale' },
})
