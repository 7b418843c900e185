import { defineMessages } from '../messages.ts'

export const verifyMessages = defineMessages({
  intro: {
    line: {
      zh: '认证让买卖双方知道对面是谁。签合同前需要认证，浏览和收藏不用。',
      en: 'Verification lets buyers and sellers know who they’re dealing with. You need it before signing a contract, not to browse or save shops.',
    },
    choose: { zh: '选一种认证', en: 'Choose a type of verification' },
    kinds: {
      person: {
        title: { zh: '个人认证', en: 'Individual' },
        line: { zh: '以您本人名义买卖店铺、签合同。', en: 'Buy and sell shops and sign contracts in your own name.' },
        needs: {
          zh: ['您的身份证（两面照片）', '一张本人的银行卡', '年满 18 周岁'],
          en: ['Photos of both sides of your ID card', 'A bank card in your name', 'To be 18 or older'],
        },
        needsByFace: {
          zh: ['您的姓名和身份证号', '本人刷脸，约一分钟，马上有结果', '年满 18 周岁'],
          en: [
            'Your name and ID number',
            'A look into the camera: about a minute, with the result right away',
            'To be 18 or older',
          ],
        },
        orElse: {
          zh: '不方便刷脸，可以交身份证照片和银行卡，由人工审核。',
          en: 'If a face check doesn’t suit you, send photos of your ID card and a bank card for us to review.',
        },
        begin: { zh: '开始个人认证', en: 'Start individual verification' },
      },
      company: {
        title: { zh: '企业认证', en: 'Company' },
        line: {
          zh: '以公司名义买卖店铺、签合同。',
          en: 'Buy and sell shops and sign contracts in your company’s name.',
        },
        needs: {
          zh: ['营业执照照片', '统一社会信用代码', '法定代表人姓名和身份证号'],
          en: [
            'A photo of the business licence',
            'The unified social credit code',
            'The legal representative’s name and ID number',
          ],
        },
        begin: { zh: '开始企业认证', en: 'Start company verification' },
      },
    },
    needsTitle: { zh: '请准备', en: 'You’ll need' },
    stored: {
      zh: '证件号和卡号加密传输，页面上只显示遮盖后的样子。照片只给审核人看，不给交易对方。',
      en: 'ID and card numbers are encrypted in transit and partly hidden on screen. Only our reviewers see your photos; the other party to a deal never does.',
    },
    once: {
      zh: '一个账号认证一次，通过后不能换人或换公司。',
      en: 'You can verify an account only once. After that, you can’t change the person or company.',
    },
    where: { zh: '资料存在哪里', en: 'Where it’s stored' },
  },
  state: {
    loading: { zh: '正在加载认证状态', en: 'Loading verification status' },
    failed: { zh: '认证状态没有加载出来', en: 'Couldn’t load your verification status' },
    retry: { zh: '再试一次', en: 'Try again' },
    timeline: { zh: '认证进度', en: 'Verification progress' },
    states: {
      done: { zh: '已完成', en: 'Done' },
      now: { zh: '进行中', en: 'In progress' },
      next: { zh: '未开始', en: 'Not started' },
      failed: { zh: '未通过', en: 'Not verified' },
    },
    handedIn: { zh: '已提交资料', en: 'Details submitted' },
    reviewing: { zh: '审核中', en: 'Under review' },
    ours: { zh: '轮到店渡审核', en: 'With Diandu for review' },
    usually: {
      zh: '通常一个工作日内有结果，结果会显示在这里。',
      en: 'Usually within one business day. You’ll see the result here.',
    },
    result: { zh: '认证结果', en: 'Result' },
    verified: { zh: '已认证', en: 'Verified' },
    verifiedLine: { zh: '您现在可以签合同。', en: 'You can now sign contracts.' },
    refused: { zh: '认证未通过', en: 'Not verified' },
    why: { zh: '原因', en: 'Reason' },
    noReason: {
      zh: '审核人没有写明原因，请核对资料后再交一次。',
      en: 'The reviewer didn’t give a reason. Please check your details and submit them again.',
    },
    again: { zh: '修改后再提交', en: 'Edit and resubmit' },
    otherKind: { zh: '换一种认证', en: 'Choose another type' },
    papers: { zh: '您提交的资料', en: 'What you submitted' },
    kind: { zh: '认证类型', en: 'Type' },
    kinds: { person: { zh: '个人', en: 'Individual' }, company: { zh: '企业', en: 'Company' } },
    name: { person: { zh: '姓名', en: 'Name' }, company: { zh: '公司名称', en: 'Company name' } },
    number: {
      person: { zh: '身份证号', en: 'ID number' },
      company: { zh: '信用代码', en: 'Unified social credit code' },
    },
    since: { zh: '提交时间', en: 'Submitted' },
    reviewedAt: { zh: '审核时间', en: 'Reviewed' },
    onRecord: {
      zh: '资料已经提交，不用再填。',
      en: 'You’ve already submitted your details. There’s nothing more to fill in.',
    },
    look: { zh: '查看认证状态', en: 'View verification status' },
  },
  form: {
    titles: {
      person: { zh: '个人认证', en: 'Individual verification' },
      company: { zh: '企业认证', en: 'Company verification' },
    },
    about: { zh: '关于您', en: 'About you' },
    photos: { zh: '身份证照片', en: 'Photos of your ID card' },
    photosLine: { zh: '四个角都在框里，字看得清，不反光。', en: 'All four corners in frame, text readable, no glare.' },
    proof: { zh: '怎样证明是您本人', en: 'How to prove it’s you' },
    proofs: {
      face: {
        title: { zh: '刷脸', en: 'Face check' },
        detail: {
          zh: '约一分钟，马上有结果，不用拍证件',
          en: 'About a minute, with the result right away. No photos of your ID card',
        },
      },
      bank: {
        title: { zh: '银行卡核验', en: 'Bank card check' },
        detail: {
          zh: '拍身份证两面，银行确认卡是您的，通常一个工作日内有结果',
          en: 'Photos of your ID card, and your bank confirms the card is yours. Usually within one business day',
        },
      },
      'four-elements': {
        title: { zh: '四要素核验', en: 'Four-point check' },
        detail: {
          zh: '拍身份证两面，姓名、身份证号、卡号和银行预留手机号互相吻合，通常一个工作日内有结果',
          en: 'Photos of your ID card, and your name, ID number, card number and the phone number at your bank must all match. Usually within one business day',
        },
      },
    },
    name: { zh: '姓名', en: 'Name' },
    nameHint: { zh: '与身份证上一致', en: 'As shown on your ID card' },
    residentId: { zh: '身份证号', en: 'ID number' },
    residentIdHint: { zh: '18 位，最后一位可能是 X', en: '18 characters; the last may be X' },
    frontPhoto: { zh: '人像面', en: 'Photo side' },
    backPhoto: { zh: '国徽面', en: 'Emblem side' },
    cardNumber: { zh: '银行卡号', en: 'Bank card number' },
    cardHint: {
      zh: '您本人的借记卡，只用来核验，不扣款',
      en: 'A debit card in your name. Used only to verify you; nothing is charged',
    },
    mobile: { zh: '银行预留手机号', en: 'Phone number at your bank' },
    company: { zh: '公司', en: 'Company' },
    creditCode: { zh: '统一社会信用代码', en: 'Unified social credit code' },
    creditCodeHint: { zh: '18 位，在营业执照上', en: '18 characters, on the business licence' },
    lookUp: { zh: '查询', en: 'Look up' },
    found: (name: string) => ({ zh: `找到了：${name}`, en: `Found: ${name}` }),
    notFound: {
      zh: '没有查到这家公司。请核对代码，也可以直接填写公司名称。',
      en: 'We couldn’t find this company. Check the code, or enter the company name yourself.',
    },
    lookUpFailed: {
      zh: '没有查询成功，可以再试，也可以直接填写。',
      en: 'Couldn’t look this up. Try again, or enter the name yourself.',
    },
    companyName: { zh: '公司名称', en: 'Company name' },
    companyNameHint: { zh: '与营业执照上一致', en: 'As shown on the business licence' },
    legalPerson: { zh: '法定代表人姓名', en: 'Legal representative’s name' },
    legalPersonId: { zh: '法定代表人身份证号', en: 'Legal representative’s ID number' },
    licence: { zh: '营业执照', en: 'Business licence' },
    licencePhoto: { zh: '营业执照照片', en: 'Photo of the business licence' },
    licenceLine: {
      zh: '原件或盖章的复印件，整张都在框里。',
      en: 'The original or a stamped copy, all of it in frame.',
    },
    notStored: {
      zh: '身份证号和银行卡号不会存在这台设备上：刷新页面后需要重新填写，其余内容会留着。',
      en: 'ID and bank card numbers are never stored on this device. If you reload the page, you’ll need to enter them again. Everything else is kept.',
    },
    submit: { zh: '提交认证', en: 'Submit' },
    consequence: {
      zh: '提交后进入审核，审核期间不能修改',
      en: 'We’ll review your details. You can’t change them during the review',
    },
    beginFace: { zh: '下一步：刷脸', en: 'Next: face check' },
    faceConsequence: {
      zh: '认证机构比对您的脸和身份证上的照片；我们不保存您的脸',
      en: 'The provider compares your face with your ID photo. We don’t keep your face',
    },
    faceTitle: { zh: '还差一步：刷脸', en: 'One step left: the face check' },
    otherWay: { zh: '重新填写，或换一种方式', en: 'Start over or verify another way' },
    recognised: { zh: '认证已通过', en: 'You’re verified' },
    done: { zh: '资料已提交', en: 'Details submitted' },
    lost: {
      zh: '不确定有没有提交上，可以再提交一次：重复的不会算两次。',
      en: 'We couldn’t confirm that this went through. You can submit again: duplicates count once.',
    },
    clear: { zh: '清空', en: 'Clear' },
    faults: {
      name: { zh: '请填写姓名，与证件一致', en: 'Enter the name as shown on the ID card' },
      residentId: { zh: '请填写 18 位身份证号', en: 'Enter the 18-character ID number' },
      impossibleId: { zh: '这个身份证号不存在，请逐位核对', en: 'This ID number isn’t valid. Check every digit' },
      underAge: { zh: '需年满 18 周岁', en: 'You must be 18 or older' },
      frontPhoto: { zh: '请上传人像面照片', en: 'Upload the photo side' },
      backPhoto: { zh: '请上传国徽面照片', en: 'Upload the emblem side' },
      cardNumber: { zh: '请填写银行卡号', en: 'Enter the bank card number' },
      impossibleCard: { zh: '这个卡号不存在，请逐位核对', en: 'This card number isn’t valid. Check every digit' },
      mobile: { zh: '请填写银行预留的 11 位手机号', en: 'Enter the 11-digit phone number your bank has' },
      companyName: { zh: '请填写公司名称，4 到 100 个字', en: 'Enter the company name, 4 to 100 characters' },
      creditCode: { zh: '请填写 18 位统一社会信用代码', en: 'Enter the 18-character unified social credit code' },
      impossibleCode: { zh: '这个代码不存在，请逐位核对', en: 'This code isn’t valid. Check every character' },
      legalPerson: { zh: '请填写法定代表人姓名', en: 'Enter the legal representative’s name' },
      legalPersonId: {
        zh: '请填写法定代表人的 18 位身份证号',
        en: 'Enter the legal representative’s 18-character ID number',
      },
      licencePhoto: { zh: '请上传营业执照照片', en: 'Upload a photo of the business licence' },
    },
  },
})
