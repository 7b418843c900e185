/**
 * The apps' names for their end of the bridge. Only this file knows them: an app that was built with others needs a
 * change of one line here.
 */
export const ANDROID_OBJECT = 'android'

export const MESSAGES = {
  android: {
    titleView: 'titleView',
    contactQq: 'contactQQ',
    token: 'getToken',
    login: 'login',
    picture: 'savePicture',
    pushToken: 'getPushToken',
  },
  ios: {
    titleView: 'titleView',
    contactQq: 'toQQ',
    token: 'getToken',
    login: 'login',
    picture: 'savePicture',
    pushToken: 'getPushToken',
  },
} as const

/** Where an app puts its token when it does not answer in the call itself. */
export const TOKEN_CALLBACK = 'dianduAppToken'

/** Where an app puts what it calls its device at the provider of pushes. */
export const PUSH_TOKEN_CALLBACK = 'dianduPushToken'

/** Apps call it with the path of a push notification. */
export const OPEN_CALLBACK = 'dianduOpen'

/** The visibility flag, as both apps take it. */
export const titleViewText = (isVisible: boolean): string => JSON.stringify({ visible: isVisible })
