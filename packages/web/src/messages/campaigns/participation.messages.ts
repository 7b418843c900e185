import type { Name } from '@diandu/core/kernel'
import type { ApplicationState } from '@diandu/core/participation'
import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const participationMessages = defineMessages({
  results: {
    title: { zh: '上一场的结果', en: 'Results of the last campaign' },
    days: (from: string, until: string) => ({
      zh: `${from} 至 ${until}，数字来自当时的记录。`,
      en: `${from} to ${until}. Figures come from the records of that time.`,
    }),
    coupon: (title: string, yuan: string) => ({ zh: `${title} · ${yuan}`, en: `${title} · ${yuan}` }),
    given: (claimed: string, stock: string, used: string) => ({
      zh: `领走 ${claimed} 张，共 ${stock} 张；下单用了 ${used} 张`,
      en: `${claimed} of ${stock} claimed · ${used} used on orders`,
    }),
    drawn: (people: string, draws: string) => ({
      zh: `${people} 人抽了 ${draws} 次`,
      en: `People: ${people} · draws: ${draws}`,
    }),
    prize: (given: string, stock: string) => ({
      zh: `送出 ${given} 份，共 ${stock} 份`,
      en: `${given} of ${stock} awarded`,
    }),
    winners: { zh: '中奖编号', en: 'Winning numbers' },
    win: (person: string, prize: string) => ({ zh: `${person} 号：${prize}`, en: `No. ${person}: ${prize}` }),
    noWins: { zh: '没有人中奖', en: 'No winners' },
    proof: { zh: '查看并验证每一次抽奖', en: 'View and verify every draw' },
    none: { zh: '这一场没有发放记录。', en: 'No records for this campaign.' },
  },
  points: {
    rules: { zh: '怎么得分', en: 'How to earn points' },
    rule: (name: string, points: string) => ({
      zh: `${name}：${points} 分`,
      en: `${name}: ${counted(points, 'point', 'points')}`,
    }),
    ties: {
      zh: '只算活动期间的。同分同名次，名字只显示首尾。',
      en: 'Only points earned during the campaign count. Equal points share a rank. Names are partly hidden.',
    },
    points: (points: string) => ({ zh: `${points} 分`, en: counted(points, 'point', 'points') }),
    own: (place: string, points: string) => ({
      zh: `您第 ${place} 名，${points} 分`,
      en: `You’re no. ${place} with ${counted(points, 'point', 'points')}`,
    }),
    ownNone: { zh: '您还没有积分', en: 'You have no points yet' },
    people: (people: string, at: string) => ({
      zh: `共 ${people} 人有积分，统计于 ${at}`,
      en: `People with points: ${people} · as of ${at}`,
    }),
    none: { zh: '还没有人得分，签到就能得第一分。', en: 'No points yet. Check in to earn the first one.' },
    before: { zh: '活动开始后在这里排名。', en: 'The ranking appears here once the campaign starts.' },
    toOwn: { zh: '登录看自己的名次', en: 'Log in to see your rank' },
    list: { zh: '积分排行', en: 'Points ranking' },
  },
  apply: {
    shop: { zh: '用哪家店报名', en: 'Shop to apply with' },
    chooseShop: { zh: '选一家在售的店', en: 'Choose a shop you have for sale' },
    pitch: { zh: '活动期间给买家什么', en: 'What you’ll offer buyers during the campaign' },
    pitchHint: { zh: '例如：过户费由卖家承担', en: 'Example: the seller pays the transfer costs' },
    send: { zh: '提交报名', en: 'Submit application' },
    sent: { zh: '报名已提交，等待审核', en: 'Application submitted. It’s under review' },
    logIn: { zh: '登录后报名', en: 'Log in to apply' },
    noShop: {
      zh: '报名要用一家在售的店，您现在没有。',
      en: 'To apply, you need a shop for sale. You don’t have one right now.',
    },
    toSell: { zh: '去上架一家店', en: 'List a shop' },
    closed: { zh: '活动期间可以报名。', en: 'You can apply while the campaign is on.' },
    states: {
      waiting: { zh: '审核中', en: 'Under review' },
      accepted: { zh: '已通过', en: 'Approved' },
      refused: { zh: '未通过', en: 'Not approved' },
    } satisfies Record<ApplicationState, Name>,
    yours: (shop: string) => ({ zh: `您的报名：${shop}`, en: `Your application: ${shop}` }),
    why: (why: string) => ({ zh: `原因：${why}`, en: `Reason: ${why}` }),
    admitted: { zh: '参加活动的店铺', en: 'Participating shops' },
    shopMissing: { zh: '请选一家店', en: 'Choose a shop' },
    pitchWrong: (min: number, max: number) => ({
      zh: `请写 ${min} 到 ${max} 个字`,
      en: `Enter ${min} to ${max} characters`,
    }),
  },
})
