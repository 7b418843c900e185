import type { Name } from '@diandu/core/kernel'
import type { PlainField } from '@diandu/core/catalog'
import type { SellStep } from '@diandu/core/selling'
import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

/** How a figure is asked for, where its name alone does not ask. */
type Question = Readonly<Record<'legend' | 'yes' | 'no', Name>> & Readonly<Partial<Record<'note', Name>>>
type Questions = Readonly<Partial<Record<PlainField, Question>>>
type FigureHints = Readonly<Partial<Record<PlainField, Name>>>

/** The form of a seller, step by step. */
export const sellMessages = defineMessages({
  steps: {
    what: { zh: '店铺', en: 'Shop' },
    figures: { zh: '数据', en: 'Figures' },
    money: { zh: '价格', en: 'Price' },
    transfer: { zh: '过户', en: 'Transfer' },
    contact: { zh: '确认', en: 'Confirm' },
  } satisfies Record<SellStep, Name>,
  headings: {
    what: { zh: '您要卖的是什么店？', en: 'What shop are you selling?' },
    figures: { zh: '经营数据', en: 'Business figures' },
    money: { zh: '价格、费用与债务', en: 'Price, fees and debts' },
    transfer: { zh: '怎么过户', en: 'How to transfer it' },
    contact: { zh: '联系方式与确认', en: 'Contact and confirmation' },
  } satisfies Record<SellStep, Name>,
  lines: {
    what: {
      zh: '共五步，约五分钟。填了的内容会自动保存，随时可以离开。',
      en: '5 steps, about 5 minutes. We save as you go, so you can leave at any time.',
    },
    figures: {
      zh: '每个数据都会注明来源。从后台导出的可以选“我从后台导出”；没有交给平台的文件，页面只写这是您的说法。',
      en: 'Each figure shows its source. If you exported it, choose “I exported it”. Without a file we state it as your word only.',
    },
    money: {
      zh: '标价由买家支付给您，平台服务费 10% 由买家另付。',
      en: 'The buyer pays you the asking price, plus a 10% service fee to Diandu.',
    },
    transfer: {
      zh: '买家会按这里写的方式接手店铺。',
      en: 'The buyer will take over the shop the way you describe here.',
    },
    contact: {
      zh: '联系方式只给平台审核员看，不会出现在店铺页面上。',
      en: 'Only our reviewers see your contact details. They never appear on your listing.',
    },
  } satisfies Record<SellStep, Name>,
  stepsLabel: { zh: '填写进度', en: 'Progress' },
  choose: { zh: '请选择', en: 'Select' },
  next: { zh: '下一步', en: 'Next' },
  previous: { zh: '上一步', en: 'Back' },
  submit: { zh: '提交审核', en: 'Submit for review' },
  resubmit: { zh: '保存并重新审核', en: 'Save and resubmit' },
  consequence: {
    zh: '审核通过后才会公开展示，一般需要一个工作日',
    en: 'We’ll publish it once it’s approved, usually within 1 business day',
  },
  changeConsequence: {
    zh: '保存后需要重新审核，审核期间买家看不到这家店铺',
    en: 'Saving sends it back for review. Buyers can’t see this shop while it’s under review',
  },
  sent: { zh: '已提交审核', en: 'Submitted for review' },
  lost: {
    zh: '可能已经提交，请先看“我出售的店铺”。',
    en: 'We couldn’t confirm that it went through. Check “My listings” before trying again.',
  },
  look: { zh: '看我出售的店铺', en: 'View my listings' },
  earlier: (step: string) => ({ zh: `“${step}”这一步还有内容要改`, en: `Something in “${step}” needs fixing` }),
  yes: { zh: '有', en: 'Yes' },
  no: { zh: '无', en: 'No' },
  clear: { zh: '清空', en: 'Clear' },
  hints: {
    title: {
      zh: '4–40 字，如“女装旗舰店，五年老店，R 标”',
      en: '4–40 characters. For example: “Womenswear flagship, 5 years, registered trademark”',
    },
    description: {
      zh: '10–1000 字：经营情况、转让原因、带什么不带什么。请不要写电话、微信、QQ',
      en: '10–1000 characters: how it’s doing, why you’re selling, what is and isn’t included. Don’t add phone numbers, WeChat or QQ',
    },
    described: { zh: '平台后台的三项评分，如 4.8', en: 'The three ratings from your platform. For example: 4.8' },
    points: { zh: '今年的扣分，没有就填 0 或留空', en: 'Points this year. If none, enter 0 or leave empty' },
    figures: {
      openedOn: { zh: '如 2021-05-18', en: 'For example: 2021-05-18' },
      refundRate: {
        zh: '后台报表里的退款率，如 12.5。没有可以留空',
        en: 'The rate in the admin’s report, such as 12.5. Leave empty if none',
      },
    } as FigureHints,
    level: (example: string) => ({
      zh: `按平台的叫法填写，如“${example}”`,
      en: `In your platform’s own words. For example: “${example}”`,
    }),
    masked: {
      zh: '公开只显示首尾，付款的买家看到全部。可以留空',
      en: 'Visitors see both ends only; a buyer who has paid sees all of it. Leave empty if none',
    },
    optional: { zh: '没有可以留空', en: 'Leave empty if none' },
    holder: { zh: '商标注册证上的权利人', en: 'Holder named on the trademark certificate' },
    contact: { zh: '审核员可能会联系这个号码核对资料', en: 'A reviewer may call this number to check your documents' },
  },
  contactFound: {
    zh: '这里像是有联系方式。可以保留，但会由审核员人工查看，更慢一些。',
    en: 'This looks like contact details. You can keep it, but a reviewer will need to check it, which takes longer.',
  },
  source: { zh: '数据来源', en: 'Source' },
  sources: { seller: { zh: '我填写', en: 'Entered by me' }, export: { zh: '我从后台导出', en: 'I exported it' } },
  figuresLegend: {
    ratings: { zh: '三项评分', en: 'Three ratings' },
    violations: { zh: '违规扣分', en: 'Violation points' },
  },
  questions: {
    hasLoans: {
      legend: {
        zh: '店铺或公司现在有贷款、欠款、抵押吗？',
        en: 'Does the shop or company have any loans, debts or pledges?',
      },
      yes: { zh: '有', en: 'Yes' },
      no: { zh: '无', en: 'No' },
      note: {
        zh: '隐瞒债务的，买家可以退款，并由卖家承担损失。',
        en: 'If you hide debts, the buyer can get a refund and you bear the loss.',
      },
    },
    carriesStock: {
      legend: { zh: '存货一起转让吗？', en: 'Is stock included?' },
      yes: { zh: '含库存', en: 'Stock included' },
      no: { zh: '不含库存', en: 'No stock' },
    },
    teaches: {
      legend: { zh: '教买家怎么运营吗？', en: 'Will you train the buyer to run it?' },
      yes: { zh: '教', en: 'Yes' },
      no: { zh: '不教', en: 'No' },
    },
  } as Questions,
  hint: {
    title: { zh: '价格参考', en: 'Price guide' },
    basis: {
      industry: (count: string) => ({
        zh: `同平台、同类型、同行业 ${count} 家店`,
        en: counted(
          count,
          'shop on the same platform, type and industry',
          'shops on the same platform, type and industry',
        ),
      }),
      kind: (count: string) => ({
        zh: `同平台、同类型 ${count} 家店`,
        en: counted(count, 'shop on the same platform and type', 'shops on the same platform and type'),
      }),
      platform: (count: string) => ({
        zh: `同平台 ${count} 家店`,
        en: counted(count, 'shop on the same platform', 'shops on the same platform'),
      }),
    },
    counts: (sold: string, onSale: string) => ({
      zh: `已成交 ${sold} 家，在售 ${onSale} 家`,
      en: `${sold} sold, ${onSale} on sale`,
    }),
    range: (low: string, high: string) => ({
      zh: `多数标价在 ${low} 到 ${high}`,
      en: `Most ask between ${low} and ${high}`,
    }),
    middle: { zh: '中间价', en: 'Median' },
    yours: { zh: '您的标价', en: 'Your price' },
    use: (price: string) => ({ zh: `用中间价 ${price}`, en: `Use the median, ${price}` }),
    few: {
      zh: '这里还没有足够多的同类店铺可以比较，请按自己的判断定价。',
      en: 'There aren’t enough similar shops here to compare. Set the price you think is right.',
    },
    needs: {
      zh: '选好平台、类型和行业后，这里会给出同类店铺的价格参考。',
      en: 'Choose a platform, type and industry to see prices of similar shops.',
    },
    failed: { zh: '价格参考没有加载出来', en: 'Couldn’t load the price guide' },
    examples: (count: string) => ({ zh: `最相近的 ${count} 家`, en: counted(count, 'closest shop', 'closest shops') }),
    rating: (average: string) => ({ zh: `评分 ${average}`, en: `Rated ${average}` }),
    asks: (price: string) => ({ zh: `标价 ${price}`, en: `Asking ${price}` }),
    soldFor: (price: string) => ({ zh: `成交价 ${price}`, en: `Sold for ${price}` }),
    sold: { zh: '已成交', en: 'Sold' },
    picture: (low: string, middle: string, high: string) => ({
      zh: `同类店铺：较低 ${low}，中间 ${middle}，较高 ${high}`,
      en: `Similar shops: low ${low}, median ${middle}, high ${high}`,
    }),
  },
  dealt: {
    title: { zh: '成交过的同类店铺', en: 'Similar shops sold' },
    none: {
      zh: '同平台、同类型、同行业的店铺在这里还没有成交过。',
      en: 'No shops of the same platform, type and industry have sold here yet.',
    },
    asked: (price: string) => ({ zh: `标价 ${price}`, en: `Asking price ${price}` }),
    soldFor: (price: string) => ({ zh: `成交价 ${price}`, en: `Sold for ${price}` }),
    soldIn: (month: string) => ({ zh: `${month} 成交`, en: `sold in ${month}` }),
    failed: { zh: '成交过的店铺没有加载出来', en: 'Couldn’t load the sold shops' },
  },
  preview: { zh: '买家看到的样子', en: 'What buyers will see' },
  previewNote: {
    zh: '随填写实时更新，还没填的先用示例',
    en: 'Updates as you type. Anything you haven’t entered shows an example',
  },
  photos: {
    legend: { zh: '照片（选填）', en: 'Photos (optional)' },
    line: (max: number) => ({
      zh: `最多 ${max} 张，第一张是封面。建议放店铺首页、评分页、营业执照以外的截图。`,
      en: `Up to ${max}. The first is the cover. We suggest screenshots of the home page and ratings, but not the business licence.`,
    }),
    login: {
      zh: '登录后可以上传照片；现在填写的内容会保留。',
      en: 'Log in to add photos. We’ll keep what you’ve entered.',
    },
    toLogin: { zh: '去登录', en: 'Log in' },
    cover: { zh: '封面', en: 'Cover' },
    photo: (number: number) => ({ zh: `照片 ${number}`, en: `Photo ${number}` }),
    makeCover: { zh: '设为封面', en: 'Set as cover' },
    earlier: { zh: '前移', en: 'Move earlier' },
    later: { zh: '后移', en: 'Move later' },
  },
  draft: {
    found: { zh: '接着上次的草稿填写。', en: 'Continuing from your last draft.' },
    saved: (when: string) => ({ zh: `草稿已保存 ${when}`, en: `Draft saved ${when}` }),
    deviceOnly: {
      zh: '草稿保存在这台设备上，登录后可在其他设备接着填',
      en: 'Draft saved on this device. Log in to continue on another device',
    },
    again: { zh: '全部重填', en: 'Start over' },
    againTitle: { zh: '清空已填写的内容？', en: 'Clear everything you’ve entered?' },
    againText: { zh: '草稿会从所有设备上删除。', en: 'The draft will be deleted from all your devices.' },
    keep: { zh: '不清空', en: 'Keep draft' },
    conflictTitle: { zh: '另一台设备上也改过这份草稿', en: 'This draft was also changed on another device' },
    conflict: {
      zh: '两份都还在，没有覆盖。请选择用哪一份继续：',
      en: 'We’ve kept both versions and overwritten nothing. Which one do you want to continue with?',
    },
    listingConflictTitle: { zh: '这家店铺刚在别处改过', en: 'This shop has just been changed elsewhere' },
    mine: { zh: '用这台设备上的', en: 'Use the one on this device' },
    theirs: { zh: '用另一份', en: 'Use the other one' },
    valuedTitle: { zh: '估价和您的草稿不一样', en: 'The valuation differs from your draft' },
    valued: {
      zh: '草稿还在，没有覆盖。用估价的内容，会改动平台、类型、行业、标价等估价里有的项，其他内容不变。',
      en: 'We’ve kept your draft and overwritten nothing. Using the valuation changes the platform, type, industry, price and other fields it covers. Everything else stays the same.',
    },
    takeValued: { zh: '用估价的内容', en: 'Use valuation' },
    keepDraft: { zh: '保留草稿', en: 'Keep draft' },
    notSaved: {
      zh: '草稿没有存到服务器，这台设备上还在',
      en: 'Couldn’t save your draft to the server. It’s still on this device',
    },
  },
  consents: {
    truth: {
      zh: '我保证所填内容真实，对店铺有权处分；如与实际不符，按购买协议承担责任。',
      en: 'I confirm that what I’ve entered is true and that I have the right to sell this shop. If not, I’m liable under the purchase agreement.',
    },
    contact: {
      zh: '我同意平台审核员用上面的手机号联系我核对资料。该号码不会展示给其他人。',
      en: 'I agree that a Diandu reviewer may use the phone number above to contact me and check my documents. It won’t be shown to anyone else.',
    },
  },
  consent: { zh: '我同意以上两条', en: 'I agree to both statements' },
  change: { zh: '修改店铺', en: 'Edit listing' },
  closed: { zh: '这家店铺现在不能修改', en: 'You can’t edit this shop right now' },
  missing: { zh: '没有找到这家店铺', en: 'We couldn’t find this shop' },
  wanted: (field: string) => ({ zh: `审核员请您补充“${field}”`, en: `The reviewer needs you to add “${field}”` }),
  load: {
    loading: { zh: '正在加载', en: 'Loading' },
    failed: { zh: '没有加载出来', en: 'Couldn’t load this' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
})
