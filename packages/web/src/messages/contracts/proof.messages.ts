import { defineMessages } from '../messages.ts'

/** The steps from a contract that was read to its signature: who the signer is, and whose consent they have. */
export const proofMessages = defineMessages({
  prove: {
    title: { zh: '核实身份', en: 'Verify your identity' },
    line: {
      person: {
        zh: '签合同前要确认是您本人。证件号、卡号和照片加密传输，只用于核实和留作合同证据，不存在这台设备上。',
        en: 'Before you sign, we need to confirm it’s you. Your ID number, card number and photos are encrypted in transit, used only for verification and as contract evidence, and not stored on this device.',
      },
      company: {
        zh: '签合同前要确认您能代表公司：核实法定代表人，再看股权证明。证件号和照片加密传输，只用于核实和留作合同证据，不存在这台设备上。',
        en: 'Before you sign, we need to confirm that you can act for the company: first the legal representative, then proof of equity. ID numbers and photos are encrypted in transit, used only for verification and as contract evidence, and not stored on this device.',
      },
    },
    choose: {
      person: { zh: '选一种认证方式', en: 'Choose how to verify' },
      company: { zh: '两项都要完成，先做哪一项都可以', en: 'You need to do both, in any order' },
    },
    stillNeeded: {
      person: (done: readonly string[]) => ({
        zh: `${done.join('、')}已通过。还差一步。`,
        en: `Verified: ${done.join('; ')}. One more step to go.`,
      }),
      company: (done: readonly string[]) => ({
        zh: `${done.join('、')}已通过。还差最后一项。`,
        en: `Verified: ${done.join('; ')}. One more to go.`,
      }),
    },
    papers: (names: readonly string[]) => ({
      zh: `核实用的证件：${names.join('、')}`,
      en: `ID used: ${names.join(', ')}`,
    }),
    photoRest: {
      zh: '拍身份证的人像面和国徽面，拍完就核实好了',
      en: 'Take photos of both sides of your ID card to finish',
    },
    mismatch: {
      typed: {
        zh: '填写的姓名或身份证号，与您已核实的身份不一致。请填写您本人的信息。',
        en: 'This name or ID number doesn’t match your verified identity. Please enter your own details.',
      },
      photo: {
        zh: '照片上的身份证与您已核实的身份不一致。请拍您本人的身份证。',
        en: 'The ID card in the photo doesn’t match your verified identity. Please take a photo of your own card.',
      },
    },
    others: { zh: '其他方式', en: 'Other ways' },
    details: {
      'on-record': {
        zh: '您以前核实过身份，这次只收一条短信验证码，确认是您本人在操作',
        en: 'You’ve verified your identity before. Just enter a code we text you to confirm it’s you now',
      },
      'four-elements': {
        zh: '四要素是姓名、身份证号、银行卡号和银行预留手机号：由认证机构向银行核对是不是同一个人，再收短信验证码，不扣款',
        en: 'Name, ID number, bank card number and the phone number at your bank. A provider asks the bank whether they belong to the same person. You also enter a code by text. Nothing is charged',
      },
      'three-elements': {
        zh: '三要素是姓名、身份证号和手机号：由认证机构向运营商核对是不是同一个人，收短信验证码，再拍身份证两面',
        en: 'Name, ID number and phone number. A provider asks the phone company whether they belong to the same person. You also enter a code by text and take photos of both sides of your ID card',
      },
      bank: {
        zh: '姓名、身份证号和卡号由认证机构交银行核对，确认这张卡是您的，不扣款',
        en: 'A provider sends your name, ID number and card number to the bank, which confirms the card is yours. Nothing is charged',
      },
      photo: {
        zh: '拍身份证人像面和国徽面，要和三要素短信认证一起完成',
        en: 'Photos of both sides of your ID card. Must be combined with the text code check',
      },
      high: {
        zh: '填写姓名和身份证号，对着镜头看一眼：由认证机构和公安登记的照片比对，人脸不存在店渡',
        en: 'Enter your name and ID number, then look into the camera. A provider compares your face with the photo in the police register. Diandu doesn’t keep your face image',
      },
      'legal-representative': {
        zh: '公司名称、信用代码和法定代表人，收短信验证码',
        en: 'Company name, credit code and legal representative, plus a code by text',
      },
      equity: {
        zh: '上传一张能看出公司名称、股东和持股比例的材料',
        en: 'Upload a document showing the company name, shareholders and their shares',
      },
    },
    name: { zh: '姓名', en: 'Name' },
    residentId: { zh: '身份证号', en: 'ID number' },
    bankCard: { zh: '银行卡号', en: 'Bank card number' },
    mobile: { zh: '银行预留手机号', en: 'Phone number at your bank' },
    companyName: { zh: '公司名称', en: 'Company name' },
    creditCode: { zh: '统一社会信用代码', en: 'Unified social credit code' },
    idFront: { zh: '人像面', en: 'Photo side' },
    idBack: { zh: '国徽面', en: 'Emblem side' },
    equityPaper: { zh: '股权证明', en: 'Proof of equity' },
    ofLegalPerson: {
      name: { zh: '法定代表人姓名', en: 'Legal representative’s name' },
      residentId: { zh: '法定代表人身份证号', en: 'Legal representative’s ID number' },
      mobile: { zh: '法定代表人手机号', en: 'Legal representative’s phone number' },
    },
    hints: {
      idFront: { zh: '有头像的一面，四角完整，不反光', en: 'All four corners visible, no glare' },
      idBack: { zh: '有国徽的一面，看得清有效期', en: 'Expiry date readable' },
      equityPaper: {
        zh: '可以是公司章程、股东名册，或市场监管部门出具的登记材料',
        en: 'For example the articles of association, the shareholder register or a registration document from the market regulator',
      },
    },
    clear: { zh: '清空', en: 'Clear' },
    submit: { zh: '开始核实', en: 'Start verification' },
    otherWays: { zh: '换一种认证方式', en: 'Verify another way' },
    code: { zh: '短信验证码', en: 'Verification code' },
    codeSent: (mobile: string) => ({
      zh: `验证码已发到 ${mobile}，5 分钟内有效`,
      en: `Code sent to ${mobile}. Valid for 5 minutes`,
    }),
    codeAgain: { zh: '重新获取', en: 'Resend code' },
    codeSubmit: { zh: '确认', en: 'Confirm' },
    noWay: {
      zh: '现在没有可用的认证方式，请联系客服处理。',
      en: 'No way to verify is available right now. Please contact support.',
    },
    refused: {
      companyName: {
        zh: '公司名称与合同上的公司不一致，请核对',
        en: 'This company name doesn’t match the contract. Please check it',
      },
      residentId: {
        zh: '信息与登记不一致，或查不到登记，请核对',
        en: 'These details don’t match official records, or weren’t found there. Please check them',
      },
      idFront: {
        zh: '没有认出这张身份证，请在光线好的地方重新拍摄',
        en: 'We couldn’t read this ID card. Please take the photo again in good light',
      },
    },
    empty: {
      residentId: { zh: '请填写 18 位身份证号', en: 'Enter the 18-character ID number' },
      bankCard: { zh: '请填写银行卡号，10 到 30 位数字', en: 'Enter the bank card number, 10 to 30 digits' },
      creditCode: { zh: '请填写 18 位统一社会信用代码', en: 'Enter the 18-character unified social credit code' },
    },
    faults: {
      name: { zh: '请填写姓名，与证件一致', en: 'Enter the name as shown on the ID' },
      residentId: { zh: '这个身份证号不存在，请逐位核对', en: 'This ID number isn’t valid. Check every digit' },
      bankCard: { zh: '这个银行卡号不对，请逐位核对', en: 'This card number isn’t valid. Check every digit' },
      mobile: { zh: '请填写 11 位手机号', en: 'Enter an 11-digit phone number' },
      companyName: { zh: '请填写公司名称', en: 'Enter the company name' },
      creditCode: { zh: '这个信用代码不存在，请逐位核对', en: 'This credit code isn’t valid. Check every character' },
      idFront: { zh: '请上传人像面照片', en: 'Upload the photo side' },
      idBack: { zh: '请上传国徽面照片', en: 'Upload the emblem side' },
      equityPaper: { zh: '请上传股权证明', en: 'Upload the proof of equity' },
    },
  },
  consent: {
    title: { zh: '需要授权书', en: 'Letter of authorization needed' },
    line: {
      person: (owner: string, signer: string) => ({
        zh: `这家店登记在${owner}名下，由您（${signer}）签署，两者不是同一个人。请上传${owner}亲笔签名的授权书，之后由您代签。`,
        en: `The shop is registered to ${owner}, but you (${signer}) are signing. Upload a letter of authorization that ${owner} has signed by hand, and you can sign on their behalf.`,
      }),
      company: (owner: string, signer: string) => ({
        zh: `这家店登记在${owner}名下，您（${signer}）不是它的法定代表人。请上传盖有公司公章的授权书，之后由您代签。`,
        en: `The shop is registered to ${owner}, and you (${signer}) aren’t its legal representative. Upload a letter of authorization with the company seal, and you can sign on its behalf.`,
      }),
    },
    sampleTitle: { zh: '授权书可以这样写', en: 'Sample wording' },
    sample: ({
      owner,
      signer,
      shop,
      number,
    }: {
      readonly owner: string
      readonly signer: string
      readonly shop: string
      readonly number: string
    }) => ({
      zh: `${owner}授权${signer}签署店铺“${shop}”的网店转让合同（编号 ${number}），认可其签署的内容。`,
      en: `${owner} authorizes ${signer} to sign the transfer contract for the shop “${shop}” (no. ${number}) and accepts what is signed.`,
    }),
    sealedBy: {
      person: { zh: '写在纸上，由所有人签名，写明日期。', en: 'On paper, signed and dated by the owner.' },
      company: {
        zh: '打印或手写，由法定代表人签名，加盖公司公章，写明日期。',
        en: 'Printed or handwritten, signed by the legal representative, with the company seal and the date.',
      },
    },
    paper: { zh: '授权书', en: 'Letter of authorization' },
    hint: {
      zh: '整页拍全，字迹、签名和日期都看得清',
      en: 'The whole page, with the text, signature and date readable',
    },
    submit: { zh: '提交授权书', en: 'Submit letter' },
    missing: { zh: '请上传授权书照片', en: 'Upload a photo of the letter of authorization' },
  },
})
