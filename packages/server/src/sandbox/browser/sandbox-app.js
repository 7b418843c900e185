/*
 * The app around a page in the sandbox's frame: runs before any script of the page, takes the app's user agent, puts
 * the app's bridge there, and tells the frame's page whatever the app receives.
 */
;(() => {
  const { parent } = window
  if (parent === window || typeof parent.playedShell !== 'function') return
  const { shell } = parent.playedShell()
  const { channelIds } = JSON.parse(document.querySelector('meta[name="diandu-config"]').content)

  const say = (name, ...values) => parent.hearShell({ shell, name, values, path: location.pathname + location.search })
  window.tellPlayedShell = say

  const word = {
    'ios-app': `${channelIds.ios}/9.9`,
    'android-app': `${channelIds.android}/9.9`,
    wechat: 'MicroMessenger/8.0.50',
  }[shell]
  if (word !== undefined) Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} ${word}` })

  /** As the sandbox's page has been told to play it: an app that answers, and apps that should not be trusted. */
  const answerToken = async (callback) => {
    say('getToken', callback)
    const { answers, makeToken } = parent.playedShell()
    const answer = (value) => {
      say('← token', value)
      window[callback](value)
    }
    if (answers === 'never') return
    if (answers === 'nobody') return answer('')
    if (answers === 'rubbish') return answer({ token: ['?'] })
    if (answers === 'wrong') return answer('a-token-that-nobody-gave-out')
    answer(await makeToken())
    if (answers === 'twice') answer(await makeToken())
  }

  /** What this device is called at the sandbox's provider of pushes: its pushes are shown beside the frame. */
  const answerPushToken = (callback) => {
    say('getPushToken', callback)
    setTimeout(() => {
      const { pushToken } = parent.playedShell()
      say('← pushToken', pushToken)
      window[callback](pushToken)
    })
  }

  /** WeChat's own bridge: the sheet lies over the page, and its word tells nothing of the money. */
  const payInSheet = async (terms, receive) => {
    const word = (what) => {
      say('← getBrandWCPayRequest', what)
      receive({ err_msg: `get_brand_wcpay_request:${what}` })
    }
    const answer = await fetch('/sandbox/wechat/sheet', {
      method: 'POST',
      body: JSON.stringify(terms),
      headers: { 'content-type': 'application/json' },
    })
    const charge = await answer.json()
    if (!answer.ok) return word(`fail_${charge.fault}`)
    const choice = await parent.playedSheet(charge)
    if (choice === 'pay' || choice === 'pay-silently') {
      await fetch(`/sandbox/cashier/${charge.id}`, {
        method: 'POST',
        body: 'how=now',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'manual',
      })
    }
    if (choice === 'pay' || choice === 'lie') word('ok')
    if (choice === 'cancel' || choice === 'fail') word(choice)
  }

  if (shell === 'wechat') {
    // As the real one, it is there a moment after the page.
    setTimeout(() => {
      window.WeixinJSBridge = {
        invoke(method, terms, receive) {
          say(method, terms)
          if (method === 'getBrandWCPayRequest') void payInSheet(terms, receive)
        },
      }
      document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    })
  }
  if (shell === 'android-app') {
    window.android = {
      titleView: (text) => say('titleView', text),
      contactQQ: (contact) => say('contactQQ', contact),
      login: () => say('login'),
      savePicture: (picture) => say('savePicture', `${picture.slice(0, 30)}… (${picture.length})`),
      getToken: (callback) => void answerToken(callback),
      getPushToken: (callback) => answerPushToken(callback),
    }
  }
  if (shell === 'ios-app') {
    const handler = (name, receive = (value) => say(name, value)) => ({ postMessage: (value) => void receive(value) })
    window.webkit = {
      messageHandlers: {
        titleView: handler('titleView'),
        toQQ: handler('toQQ'),
        login: handler('login', () => say('login')),
        savePicture: handler('savePicture', (picture) =>
          say('savePicture', `${picture.slice(0, 30)}… (${picture.length})`),
        ),
        getToken: handler('getToken', answerToken),
        getPushToken: handler('getPushToken', answerPushToken),
      },
    }
  }
})()
