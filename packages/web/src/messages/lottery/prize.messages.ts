import type { Name } from '@diandu/core/kernel'
import type { DrawFault, WonPrizeState } from '@diandu/core/lottery'
import { defineMessages } from '../messages.ts'

/** Prizes that were won, and the proof of draws. */
export const prizeMessages = defineMessages({
  prizes: {
    label: { zh: '我的奖品', en: 'My prizes' },
    loading: { zh: '正在取奖品', en: 'Loading prizes' },
    more: { zh: '加载更多', en: 'Load more' },
    end: { zh: '以上是全部奖品', en: 'No more prizes' },
    failed: { zh: '奖品没有加载出来', en: 'Couldn’t load your prizes' },
    retry: { zh: '再试一次', en: 'Try again' },
    none: { zh: '还没有奖品。', en: 'No prizes yet.' },
    goDraw: { zh: '去抽奖', en: 'Go to the draw' },
    states: {
      arrived: { zh: '已到账', en: 'Received' },
      'address-needed': { zh: '待填地址', en: 'Address needed' },
      'to-be-sent': { zh: '待寄出', en: 'Preparing to ship' },
      sent: { zh: '已寄出', en: 'Shipped' },
    } satisfies Record<WonPrizeState, Name>,
    wonAt: (time: string) => ({ zh: `${time} 抽中`, en: `Won ${time}` }),
    choose: { zh: '填写收货地址', en: 'Add delivery address' },
    change: { zh: '更换地址', en: 'Change address' },
    addressTo: (receiver: string, mobile: string, place: string) => ({
      zh: `${receiver} ${mobile}，${place}`,
      en: `${receiver} ${mobile}, ${place}`,
    }),
    chooseTitle: { zh: '寄到哪里', en: 'Where should we send it?' },
    useThis: { zh: '寄到这里', en: 'Deliver here' },
    noAddress: { zh: '还没有收货地址。', en: 'You haven’t added an address yet.' },
    addAddress: { zh: '添加收货地址', en: 'Add address' },
    saved: { zh: '地址已保存', en: 'Address saved' },
    parcel: (carrier: string, number: string) => ({
      zh: `${carrier}，运单号 ${number}`,
      en: `${carrier}, tracking number ${number}`,
    }),
    hasLeft: {
      zh: '已经寄出，地址不能再改。没收到请联系客服。',
      en: 'This prize has shipped, so you can’t change the address. If it doesn’t arrive, contact customer support.',
    },
    toCoupons: { zh: '查看优惠券', en: 'View coupons' },
    proof: { zh: '验证这次抽奖', en: 'Verify this draw' },
  },
  proof: {
    loading: { zh: '正在取抽奖记录', en: 'Loading draws' },
    failed: { zh: '抽奖记录没有加载出来', en: 'Couldn’t load the draws' },
    retry: { zh: '再试一次', en: 'Try again' },
    checking: { zh: '正在重新计算……', en: 'Recalculating…' },
    agrees: (count: number) => ({
      zh: `重新算了 ${count} 次抽奖，全部一致`,
      en: count === 1 ? 'Recalculated 1 draw: it matches' : `Recalculated ${count} draws: all match`,
    }),
    agreesOpen: (count: number) => ({
      zh: `${count} 次抽奖的顺序、库存和凭证全部一致`,
      en: `The order, stock and receipts of ${count} draws all match`,
    }),
    secret: {
      zh: '抽奖还没有结束，种子还没有公布；结束后可以重新计算每次的结果。',
      en: 'This draw hasn’t ended, so its seed isn’t public yet. Once it ends, you can recalculate every result.',
    },
    differs: (position: number) => ({ zh: `第 ${position} 次抽奖不一致`, en: `Draw ${position} doesn’t match` }),
    lotteryDiffers: { zh: '抽奖的设置不一致', en: 'The draw’s settings don’t match' },
    expected: { zh: '应为', en: 'Expected' },
    found: { zh: '实为', en: 'Actual' },
    faults: {
      table: { zh: '奖品表', en: 'Prize table' },
      terms: { zh: '公布的条件', en: 'Published terms' },
      seed: { zh: '种子', en: 'Seed' },
      order: { zh: '顺序', en: 'Order' },
      time: { zh: '时间', en: 'Time' },
      person: { zh: '人员编号', en: 'Participant number' },
      counter: { zh: '次数', en: 'Draw count' },
      stock: { zh: '库存', en: 'Stock' },
      prize: { zh: '结果', en: 'Result' },
      link: { zh: '凭证', en: 'Receipt' },
    } satisfies Record<DrawFault, Name>,
    days: { zh: '时间', en: 'Dates' },
    seed: { zh: '种子', en: 'Seed' },
    seedDigest: { zh: '种子摘要', en: 'Seed hash' },
    termsDigest: { zh: '条件摘要', en: 'Terms hash' },
    hidden: { zh: '结束后公布', en: 'Published when the draw ends' },
    draws: { zh: '抽奖记录', en: 'Draws' },
    draw: (person: number, counter: number) => ({
      zh: `${person} 号第 ${counter} 次`,
      en: `No. ${person}, draw ${counter}`,
    }),
    blank: { zh: '未中奖', en: 'No prize' },
    lastShown: (count: number) => ({ zh: `这里列出最后 ${count} 次。`, en: `Showing the last ${count}.` }),
    by: { zh: '同样的计算也可以在命令行做：', en: 'You can run the same check from the command line:' },
  },
})
