import { defineMessages } from '../messages.ts'

interface GuessGameMessages {
  readonly intro: string
  readonly rules: readonly string[]
  readonly rulesTitle: string
  readonly start: string
  readonly again: string
  readonly resume: string
  readonly practice: string
  readonly toLogin: string
  readonly round: (round: number, rounds: number) => string
  readonly soFar: (points: string) => string
  readonly clue: Readonly<
    Record<'industry' | 'years' | 'rating' | 'fans' | 'turnover' | 'trademark' | 'taxpayer' | 'loans', string>
  >
  readonly years: (years: number) => string
  readonly loans: Readonly<Record<'yes' | 'no', string>>
  readonly about: (figure: string) => string
  readonly guess: string
  readonly guessHint: string
  readonly guessMissing: string
  readonly send: string
  readonly notSent: string
  readonly sold: string
  readonly guessed: string
  readonly gained: (points: number) => string
  readonly next: string
  readonly finish: string
  readonly over: string
  readonly total: (points: string) => string
  readonly coins: (coins: number) => string
  readonly coinsGiven: string
  readonly noCoins: string
  readonly toCoins: string
  readonly results: string
  readonly best: (games: string, points: string) => string
  readonly ranking: string
  readonly rankingLine: (from: string, until: string) => string
  readonly noRanking: string
  readonly you: string
  readonly place: (place: number) => string
  readonly points: (points: string) => string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  readonly menu: string
  readonly menuLine: string
}

export const guessGameMessages = defineMessages<GuessGameMessages>(
  {
    intro: '十家在店渡真实成交的店，名字都隐去了。看数字，猜它卖了多少钱。',
    rules: [
      '一局十题，一题一猜，猜过不能改。',
      '猜中得 100 分，按比例偏得越远分越少，翻倍或减半就是 0 分。',
      '登录后每天第一局打完得 5 个金币，每满 100 分再加 1 个。',
      '排行榜按本周最好的一局排，同分的先完成在前。',
    ],
    rulesTitle: '玩法',
    start: '开始一局',
    again: '再来一局',
    resume: '接着玩',
    practice: '您还没有登录，这是练习：不计排名，也没有金币。',
    toLogin: '去登录',
    round: (round, rounds) => `第 ${round} 题，共 ${rounds} 题`,
    soFar: (points) => `已得 ${points} 分`,
    clue: {
      industry: '类目',
      years: '开店',
      rating: '综合评分',
      fans: '粉丝',
      turnover: '月营业额',
      trademark: '商标',
      taxpayer: '纳税',
      loans: '贷款',
    },
    years: (years) => (years === 0 ? '不到 1 年' : `${years} 年`),
    loans: { yes: '有', no: '没有' },
    about: (figure) => `约 ${figure}`,
    guess: '您猜它卖了多少钱（元）',
    guessHint: '填成交价，不含服务费',
    guessMissing: '请填写大于 0 的价格',
    send: '就猜这个价',
    notSent: '没有送到。再按一次，同一题只算一次。',
    sold: '成交价',
    guessed: '您猜的',
    gained: (points) => `+${points} 分`,
    next: '下一题',
    finish: '看结果',
    over: '这一局打完了',
    total: (points) => `${points} 分`,
    coins: (coins) => `得到 ${coins} 个金币`,
    coinsGiven: '今天的金币已经领过了，明天的第一局还有。',
    noCoins: '登录后再玩，每天第一局有金币，还能上榜。',
    toCoins: '看看我的金币',
    results: '每一题',
    best: (games, points) => `您玩过 ${games} 局，最好 ${points} 分`,
    ranking: '本周排行',
    rankingLine: (from, until) => `${from} 至 ${until}，每人取最好的一局`,
    noRanking: '这一周还没有人上榜。',
    you: '您',
    place: (place) => `第 ${place} 名`,
    points: (points) => `${points} 分`,
    loading: '正在加载',
    failed: '没有加载出来',
    retry: '再试一次',
    menu: '猜价游戏',
    menuLine: '猜真实成交价，每天第一局得金币',
  },
  {
    intro: 'Ten shops that really sold on Diandu, with their names removed. Look at the figures and guess the price.',
    rules: [
      'Ten rounds, one guess per round. You can’t change a guess.',
      'An exact guess earns 100 points. The further off you are in proportion, the fewer you earn. Double or half the price earns none.',
      'When you’re logged in, your first finished game of the day earns 5 coins, plus one for every 100 points.',
      'The leaderboard ranks your best game of the week. Ties go to whoever finished first.',
    ],
    rulesTitle: 'How to play',
    start: 'Start game',
    again: 'Play again',
    resume: 'Resume game',
    practice: 'You’re not logged in, so this is practice: no leaderboard and no coins.',
    toLogin: 'Log in',
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    soFar: (points) => `${points} points so far`,
    clue: {
      industry: 'Category',
      years: 'Open for',
      rating: 'Rating',
      fans: 'Followers',
      turnover: 'Monthly turnover',
      trademark: 'Trademark',
      taxpayer: 'Taxpayer',
      loans: 'Loans',
    },
    years: (years) => (years === 0 ? 'Less than a year' : years === 1 ? '1 year' : `${years} years`),
    loans: { yes: 'Yes', no: 'No' },
    about: (figure) => `about ${figure}`,
    guess: 'Your guess (yuan)',
    guessHint: 'The sale price, excluding the service fee',
    guessMissing: 'Enter a price above 0',
    send: 'Submit guess',
    notSent: 'Your guess didn’t go through. Submit it again: each round counts only once.',
    sold: 'Sold for',
    guessed: 'Your guess',
    gained: (points) => `+${points} points`,
    next: 'Next round',
    finish: 'See results',
    over: 'Game over',
    total: (points) => `${points} points`,
    coins: (coins) => `You earned ${coins} coins`,
    coinsGiven: 'You’ve already earned today’s coins. Tomorrow’s first game earns more.',
    noCoins: 'Log in to earn coins for your first game each day and join the leaderboard.',
    toCoins: 'View my coins',
    results: 'Round by round',
    best: (games, points) => `Games played: ${games}. Best: ${points} points`,
    ranking: 'This week’s leaderboard',
    rankingLine: (from, until) => `${from} to ${until}, each player’s best game`,
    noRanking: 'No one’s on the leaderboard yet this week.',
    you: 'you',
    place: (place) => `No. ${place}`,
    points: (points) => `${points} points`,
    loading: 'Loading',
    failed: 'Couldn’t load',
    retry: 'Try again',
    menu: 'Guess the price',
    menuLine: 'Guess real sale prices. Earn coins for your first game each day',
  },
)
