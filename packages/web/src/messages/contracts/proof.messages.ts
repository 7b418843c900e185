import { defineMessages } from '../messages.ts'

/** The steps from a contract that was read to its signature: who the signer is, and whose consent they have. */
export const proofMessages = defineMessages(
  {
    prove: {
      title: '核实身份',
      line: {
        person: '签合同前要确认是您本人。证件号、卡号和照片加密传输，只用于核实和留作合同证据，不存在这台设备上。',
        company:
          '签合同前要确认您能代表公司：核实法定代表人，再看股权证明。证件号和照片加密传输，只用于核实和留作合同证据，不存在这台设备上。',
      },
      choose: { person: '选一种认证方式', company: '两项都要完成，先做哪一项都可以' },
      stillNeeded: {
        person: (done: readonly string[]) => `${done.join('、')}已通过。还差一步。`,
        company: (done: readonly string[]) => `${done.join('、')}已通过。还差最后一项。`,
      },
      papers: (names: readonly string[]) => `核实用的证件：${names.join('、')}`,
      photoRest: '拍身份证的人像面和国徽面，拍完就核实好了',
      mismatch: {
        typed: '填写的姓名或身份证号，与您已核实的身份不一致。请填写您本人的信息。',
        photo: '照片上的身份证与您已核实的身份不一致。请拍您本人的身份证。',
      },
      others: '其他方式',
      details: {
        'on-record': '您以前核实过身份，这次只收一条短信验证码，确认是您本人在操作',
        'four-elements':
          '四要素是姓名、身份证号、银行卡号和银行预留手机号：由认证机构向银行核对是不是同一个人，再收短信验证码，不扣款',
        'three-elements':
          '三要素是姓名、身份证号和手机号：由认证机构向运营商核对是不是同一个人，收短信验证码，再拍身份证两面',
        bank: '姓名、身份证号和卡号由认证机构交银行核对，确认这张卡是您的，不扣款',
        photo: '拍身份证人像面和国徽面，要和三要素短信认证一起完成',
        high: '填写姓名和身份证号，对着镜头看一眼：由认证机构和公安登记的照片比对，人脸不存在店渡',
        'legal-representative': '公司名称、信用代码和法定代表人，收短信验证码',
        equity: '上传一张能看出公司名称、股东和持股比例的材料',
      },
      name: '姓名',
      residentId: '身份证号',
      bankCard: '银行卡号',
      mobile: '银行预留手机号',
      companyName: '公司名称',
      creditCode: '统一社会信用代码',
      idFront: '人像面',
      idBack: '国徽面',
      equityPaper: '股权证明',
      ofLegalPerson: { name: '法定代表人姓名', residentId: '法定代表人身份证号', mobile: '法定代表人手机号' },
      hints: {
        idFront: '有头像的一面，四角完整，不反光',
        idBack: '有国徽的一面，看得清有效期',
        equityPaper: '可以是公司章程、股东名册，或市场监管部门出具的登记材料',
      },
      clear: '清空',
      submit: '开始核实',
      otherWays: '换一种认证方式',
      code: '短信验证码',
      codeSent: (mobile: string) => `验证码已发到 ${mobile}，5 分钟内有效`,
      codeAgain: '重新获取',
      codeSubmit: '确认',
      noWay: '现在没有可用的认证方式，请联系客服处理。',
      refused: {
        companyName: '公司名称与合同上的公司不一致，请核对',
        residentId: '信息与登记不一致，或查不到登记，请核对',
        idFront: '没有认出这张身份证，请在光线好的地方重新拍摄',
      },
      empty: {
        residentId: '请填写 18 位身份证号',
        bankCard: '请填写银行卡号，10 到 30 位数字',
        creditCode: '请填写 18 位统一社会信用代码',
      },
      faults: {
        name: '请填写姓名，与证件一致',
        residentId: '这个身份证号不存在，请逐位核对',
        bankCard: '这个银行卡号不对，请逐位核对',
        mobile: '请填写 11 位手机号',
        companyName: '请填写公司名称',
        creditCode: '这个信用代码不存在，请逐位核对',
        idFront: '请上传人像面照片',
        idBack: '请上传国徽面照片',
        equityPaper: '请上传股权证明',
      },
    },
    consent: {
      title: '需要授权书',
      line: {
        person: (owner: string, signer: string) =>
          `这家店登记在${owner}名下，由您（${signer}）签署，两者不是同一个人。请上传${owner}亲笔签名的授权书，之后由您代签。`,
        company: (owner: string, signer: string) =>
          `这家店登记在${owner}名下，您（${signer}）不是它的法定代表人。请上传盖有公司公章的授权书，之后由您代签。`,
      },
      sampleTitle: '授权书可以这样写',
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
      }) => `${owner}授权${signer}签署店铺“${shop}”的网店转让合同（编号 ${number}），认可其签署的内容。`,
      sealedBy: {
        person: '写在纸上，由所有人签名，写明日期。',
        company: '打印或手写，由法定代表人签名，加盖公司公章，写明日期。',
      },
      paper: '授权书',
      hint: '整页拍全，字迹、签名和日期都看得清',
      submit: '提交授权书',
      missing: '请上传授权书照片',
    },
  },
  {
    prove: {
      title: 'Verify your identity',
      line: {
        person:
          'Before you sign, we need to confirm it’s you. Your ID number, card number and photos are encrypted in transit, used only for verification and as contract evidence, and not stored on this device.',
        company:
          'Before you sign, we need to confirm that you can act for the company: first the legal representative, then proof of equity. ID numbers and photos are encrypted in transit, used only for verification and as contract evidence, and not stored on this device.',
      },
      choose: { person: 'Choose how to verify', company: 'You need to do both, in any order' },
      stillNeeded: {
        person: (done: readonly string[]) => `Verified: ${done.join('; ')}. One more step to go.`,
        company: (done: readonly string[]) => `Verified: ${done.join('; ')}. One more to go.`,
      },
      papers: (names) => `ID used: ${names.join(', ')}`,
      photoRest: 'Take photos of both sides of your ID card to finish',
      mismatch: {
        typed: 'This name or ID number doesn’t match your verified identity. Please enter your own details.',
        photo: 'The ID card in the photo doesn’t match your verified identity. Please take a photo of your own card.',
      },
      others: 'Other ways',
      details: {
        'on-record': 'You’ve verified your identity before. Just enter a code we text you to confirm it’s you now',
        'four-elements':
          'Name, ID number, bank card number and the phone number at your bank. A provider asks the bank whether they belong to the same person. You also enter a code by text. Nothing is charged',
        'three-elements':
          'Name, ID number and phone number. A provider asks the phone company whether they belong to the same person. You also enter a code by text and take photos of both sides of your ID card',
        bank: 'A provider sends your name, ID number and card number to the bank, which confirms the card is yours. Nothing is charged',
        photo: 'Photos of both sides of your ID card. Must be combined with the text code check',
        high: 'Enter your name and ID number, then look into the camera. A provider compares your face with the photo in the police register. Diandu doesn’t keep your face image',
        'legal-representative': 'Company name, credit code and legal representative, plus a code by text',
        equity: 'Upload a document showing the company name, shareholders and their shares',
      },
      name: 'Name',
      residentId: 'ID number',
      bankCard: 'Bank card number',
      mobile: 'Phone number at your bank',
      companyName: 'Company name',
      creditCode: 'Unified social credit code',
      idFront: 'Photo side',
      idBack: 'Emblem side',
      equityPaper: 'Proof of equity',
      ofLegalPerson: {
        name: 'Legal representative’s name',
        residentId: 'Legal representative’s ID number',
        mobile: 'Legal representative’s phone number',
      },
      hints: {
        idFront: 'All four corners visible, no glare',
        idBack: 'Expiry date readable',
        equityPaper:
          'For example the articles of association, the shareholder register or a registration document from the market regulator',
      },
      clear: 'Clear',
      submit: 'Start verification',
      otherWays: 'Verify another way',
      code: 'Verification code',
      codeSent: (mobile: string) => `Code sent to ${mobile}. Valid for 5 minutes`,
      codeAgain: 'Resend code',
      codeSubmit: 'Confirm',
      noWay: 'No way to verify is available right now. Please contact support.',
      refused: {
        companyName: 'This company name doesn’t match the contract. Please check it',
        residentId: 'These details don’t match official records, or weren’t found there. Please check them',
        idFront: 'We couldn’t read this ID card. Please take the photo again in good light',
      },
      empty: {
        residentId: 'Enter the 18-character ID number',
        bankCard: 'Enter the bank card number, 10 to 30 digits',
        creditCode: 'Enter the 18-character unified social credit code',
      },
      faults: {
        name: 'Enter the name as shown on the ID',
        residentId: 'This ID number isn’t valid. Check every digit',
        bankCard: 'This card number isn’t valid. Check every digit',
        mobile: 'Enter an 11-digit phone number',
        companyName: 'Enter the company name',
        creditCode: 'This credit code isn’t valid. Check every character',
        idFront: 'Upload the photo side',
        idBack: 'Upload the emblem side',
        equityPaper: 'Upload the proof of equity',
      },
    },
    consent: {
      title: 'Letter of authorization needed',
      line: {
        person: (owner: string, signer: string) =>
          `The shop is registered to ${owner}, but you (${signer}) are signing. Upload a letter of authorization that ${owner} has signed by hand, and you can sign on their behalf.`,
        company: (owner: string, signer: string) =>
          `The shop is registered to ${owner}, and you (${signer}) aren’t its legal representative. Upload a letter of authorization with the company seal, and you can sign on its behalf.`,
      },
      sampleTitle: 'Sample wording',
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
      }) =>
        `${owner} authorizes ${signer} to sign the transfer contract for the shop “${shop}” (no. ${number}) and accepts what is signed.`,
      sealedBy: {
        person: 'On paper, signed and dated by the owner.',
        company: 'Printed or handwritten, signed by the legal representative, with the company seal and the date.',
      },
      paper: 'Letter of authorization',
      hint: 'The whole page, with the text, signature and date readable',
      submit: 'Submit letter',
      missing: 'Upload a photo of the letter of authorization',
    },
  },
)
