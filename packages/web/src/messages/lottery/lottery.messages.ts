import type { Name } from '@diandu/core/kernel'
import type { PrizeKind } from '@diandu/core/lottery'
import { defineMessages } from '../messages.ts'

export const lotteryMessages = defineMessages({
  block: {
    loading: { zh: '正在取抽奖', en: 'Loading prize draw' },
    failed: { zh: '抽奖没有加载出来', en: 'Couldn’t load the prize draw' },
    retry: { zh: '再试一次', en: 'Try again' },
    wheel: { zh: '抽奖转盘', en: 'Prize wheel' },
    blank: { zh: '谢谢参与', en: 'No prize' },
    draw: { zh: '抽一次', en: 'Draw' },
    drawForCoins: (coins: number) => ({ zh: `抽一次（${coins} 金币）`, en: `Draw (${coins} coins)` }),
    earnCoins: {
      zh: '金币不够，去签到、做任务领金币',
      en: 'Not enough coins. Check in or complete tasks to earn more',
    },
    login: { zh: '登录并抽一次', en: 'Log in and draw' },
    loginForCoins: (coins: number) => ({ zh: `登录并抽一次（${coins} 金币）`, en: `Log in and draw (${coins} coins)` }),
    triesLeft: (count: number) => ({
      zh: `还可以抽 ${count} 次`,
      en: count === 1 ? '1 draw left' : `${count} draws left`,
    }),
    coinsLeft: (count: number) => ({
      zh: `您有 ${count} 金币`,
      en: count === 1 ? 'You have 1 coin' : `You have ${count} coins`,
    }),
    opensAt: (time: string) => ({ zh: `${time} 开始`, en: `Opens ${time}` }),
    closesAt: (time: string) => ({ zh: `${time} 结束`, en: `Ends ${time}` }),
    closed: { zh: '抽奖已结束', en: 'This draw has ended' },
    turning: { zh: '转盘在转……', en: 'Spinning…' },
    won: (prize: string) => ({ zh: `抽中了“${prize}”`, en: `You won “${prize}”` }),
    arrives: {
      coupon: { zh: '优惠券已经放进您的账户。', en: 'We’ve added the coupon to your account.' },
      coins: { zh: '金币已经到账。', en: 'We’ve added the coins to your account.' },
      physical: { zh: '请填写收货地址，我们会寄给您。', en: 'Add a delivery address so we can send it to you.' },
    } satisfies Record<PrizeKind, Name>,
    nothing: { zh: '这次没有抽中', en: 'No prize this time' },
    goOn: { zh: '好的', en: 'OK' },
    unanswered: {
      zh: '没有收到结果。再问一次，不会多抽。',
      en: 'We couldn’t get your result. Checking again won’t use another draw.',
    },
    askAgain: { zh: '再问一次', en: 'Check again' },
    myPrizes: { zh: '我的奖品', en: 'My prizes' },
    receipt: (position: number, link: string) => ({
      zh: `第 ${position} 次抽奖，凭证 ${link}`,
      en: `Draw ${position} · receipt ${link}`,
    }),
    odds: { zh: '奖品和概率', en: 'Prizes and odds' },
    prize: { zh: '奖品', en: 'Prize' },
    chance: { zh: '概率', en: 'Odds' },
    left: { zh: '剩余', en: 'Left' },
    gone: { zh: '已抽完，概率为 0', en: 'None left (odds: 0)' },
    lastWins: { zh: '最近中奖', en: 'Recent winners' },
    win: (person: number, prize: string) => ({ zh: `${person} 号抽中“${prize}”`, en: `No. ${person} won “${prize}”` }),
    noWins: { zh: '还没有人中奖。', en: 'No winners yet.' },
    fair: { zh: '怎么保证公平', en: 'How we keep it fair' },
    fairLine: {
      zh: '每次抽奖的结果由一个密封的种子、您的编号和次数算出。种子的摘要在开始前就公布，结束后公布种子，任何人都能重新算一遍。',
      en: 'Each result is calculated from a sealed seed, your participant number and your draw count. We publish the seed’s hash before the draw opens and the seed itself after it closes, so anyone can recalculate every result.',
    },
    perDevice: (people: number) => ({
      zh: `每台设备最多 ${people} 个人抽同一期奖。浏览器为此存着一个随机编号，抽奖结束后服务器不再保留。`,
      en: `Up to ${people} people can take part in a draw on one device. Your browser stores a random ID for this. We delete it from our servers when the draw ends.`,
    }),
    digest: { zh: '种子摘要（SHA-256）', en: 'Seed hash (SHA-256)' },
    verify: { zh: '查看并验证全部抽奖', en: 'See and verify all draws' },
    verifyPrevious: { zh: '验证上一期', en: 'Verify the previous draw' },
  },
})
