import type { ApplicationState } from '@diandu/core/participation'
import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

interface ParticipationMessages {
  readonly results: {
    readonly title: string
    readonly days: (from: string, until: string) => string
    readonly coupon: (title: string, yuan: string) => string
    readonly given: (claimed: string, stock: string, used: string) => string
    readonly drawn: (people: string, draws: string) => string
    readonly prize: (given: string, stock: string) => string
    readonly winners: string
    readonly win: (person: string, prize: string) => string
    readonly noWins: string
    readonly proof: string
    readonly none: string
  }
  readonly points: {
    readonly rules: string
    readonly rule: (name: string, points: string) => string
    readonly ties: string
    readonly points: (points: string) => string
    readonly own: (place: string, points: string) => string
    readonly ownNone: string
    readonly people: (people: string, at: string) => string
    readonly none: string
    readonly before: string
    readonly toOwn: string
    readonly list: string
  }
  readonly apply: {
    readonly shop: string
    readonly chooseShop: string
    readonly pitch: string
    readonly pitchHint: string
    readonly send: string
    readonly sent: string
    readonly logIn: string
    readonly noShop: string
    readonly toSell: string
    readonly closed: string
    readonly states: Readonly<Record<ApplicationState, string>>
    readonly yours: (shop: string) => string
    readonly why: (why: string) => string
    readonly admitted: string
    readonly shopMissing: string
    readonly pitchWrong: (min: number, max: number) => string
  }
}

export const participationMessages = defineMessages<ParticipationMessages>(
  {
    results: {
      title: '上一场的结果',
      days: (from, until) => `${from} 至 ${until}，数字来自当时的记录。`,
      coupon: (title, yuan) => `${title} · ${yuan}`,
      given: (claimed, stock, used) => `领走 ${claimed} 张，共 ${stock} 张；下单用了 ${used} 张`,
      drawn: (people, draws) => `${people} 人抽了 ${draws} 次`,
      prize: (given, stock) => `送出 ${given} 份，共 ${stock} 份`,
      winners: '中奖编号',
      win: (person, prize) => `${person} 号：${prize}`,
      noWins: '没有人中奖',
      proof: '查看并验证每一次抽奖',
      none: '这一场没有发放记录。',
    },
    points: {
      rules: '怎么得分',
      rule: (name, points) => `${name}：${points} 分`,
      ties: '只算活动期间的。同分同名次，名字只显示首尾。',
      points: (points) => `${points} 分`,
      own: (place, points) => `您第 ${place} 名，${points} 分`,
      ownNone: '您还没有积分',
      people: (people, at) => `共 ${people} 人有积分，统计于 ${at}`,
      none: '还没有人得分，签到就能得第一分。',
      before: '活动开始后在这里排名。',
      toOwn: '登录看自己的名次',
      list: '积分排行',
    },
    apply: {
      shop: '用哪家店报名',
      chooseShop: '选一家在售的店',
      pitch: '活动期间给买家什么',
      pitchHint: '例如：过户费由卖家承担',
      send: '提交报名',
      sent: '报名已提交，等待审核',
      logIn: '登录后报名',
      noShop: '报名要用一家在售的店，您现在没有。',
      toSell: '去上架一家店',
      closed: '活动期间可以报名。',
      states: { waiting: '审核中', accepted: '已通过', refused: '未通过' },
      yours: (shop) => `您的报名：${shop}`,
      why: (why) => `原因：${why}`,
      admitted: '参加活动的店铺',
      shopMissing: '请选一家店',
      pitchWrong: (min, max) => `请写 ${min} 到 ${max} 个字`,
    },
  },
  {
    results: {
      title: 'Results of the last campaign',
      days: (from, until) => `${from} to ${until}. Figures come from the records of that time.`,
      coupon: (title, yuan) => `${title} · ${yuan}`,
      given: (claimed, stock, used) => `${claimed} of ${stock} claimed · ${used} used on orders`,
      drawn: (people, draws) => `People: ${people} · draws: ${draws}`,
      prize: (given, stock) => `${given} of ${stock} awarded`,
      winners: 'Winning numbers',
      win: (person, prize) => `No. ${person}: ${prize}`,
      noWins: 'No winners',
      proof: 'View and verify every draw',
      none: 'No records for this campaign.',
    },
    points: {
      rules: 'How to earn points',
      rule: (name, points) => `${name}: ${counted(points, 'point', 'points')}`,
      ties: 'Only points earned during the campaign count. Equal points share a rank. Names are partly hidden.',
      points: (points) => counted(points, 'point', 'points'),
      own: (place, points) => `You’re no. ${place} with ${counted(points, 'point', 'points')}`,
      ownNone: 'You have no points yet',
      people: (people, at) => `People with points: ${people} · as of ${at}`,
      none: 'No points yet. Check in to earn the first one.',
      before: 'The ranking appears here once the campaign starts.',
      toOwn: 'Log in to see your rank',
      list: 'Points ranking',
    },
    apply: {
      shop: 'Shop to apply with',
      chooseShop: 'Choose a shop you have for sale',
      pitch: 'What you’ll offer buyers during the campaign',
      pitchHint: 'Example: the seller pays the transfer costs',
      send: 'Submit application',
      sent: 'Application submitted. It’s under review',
      logIn: 'Log in to apply',
      noShop: 'To apply, you need a shop for sale. You don’t have one right now.',
      toSell: 'List a shop',
      closed: 'You can apply while the campaign is on.',
      states: { waiting: 'Under review', accepted: 'Approved', refused: 'Not approved' },
      yours: (shop) => `Your application: ${shop}`,
      why: (why) => `Reason: ${why}`,
      admitted: 'Participating shops',
      shopMissing: 'Choose a shop',
      pitchWrong: (min, max) => `Enter ${min} to ${max} characters`,
    },
  },
)
