/*
 * A simulated JS-SDK of WeChat. It has the server check the signature, as WeChat does, and keeps what it is told where
 * a test can read it.
 */
;(() => {
  const said = []
  window.sandboxWeChat = said
  const say = (name, value) => {
    said.push({ name, value })
    window.tellPlayedShell?.(name, value)
  }
  const listeners = { ready: undefined, error: undefined }
  let state = 'asked'
  window.wx = {
    async config(terms) {
      state = 'asked'
      say('config', terms)
      const url = location.href.replace(/#.*$/s, '')
      const query = new URLSearchParams({
        nonceStr: terms.nonceStr,
        timestamp: terms.timestamp,
        signature: terms.signature,
        url,
      })
      const answer = await fetch(`/sandbox/shell/wechat-signature?${query}`).catch(() => undefined)
      const isRight = (await answer?.text()) === 'right'
      state = isRight ? 'ready' : 'error'
      say(isRight ? 'config:ok' : 'config:invalid signature', url)
      listeners[state]?.({ errMsg: isRight ? 'config:ok' : 'config:invalid signature' })
    },
    ready(listener) {
      listeners.ready = listener
      if (state === 'ready') listener()
    },
    error(listener) {
      listeners.error = listener
    },
    updateAppMessageShareData: (data) => say('updateAppMessageShareData', data),
    updateTimelineShareData: (data) => say('updateTimelineShareData', data),
  }
})()
