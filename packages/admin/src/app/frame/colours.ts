import { theme, type ThemeConfig } from 'antd'

/* Texts have 4.5 times the luminance of their ground, or the other way round, which the library's own colours lack. */

const lightTheme: ThemeConfig = {
  algorithm: theme.defaultAlgorithm,
  token: {
    colorPrimary: '#0958d9',
    colorLink: '#0958d9',
    colorLinkHover: '#003eb3',
    colorInfo: '#0958d9',
    colorSuccess: '#237804',
    colorWarning: '#ad4e00',
    colorError: '#cf1322',
    colorInfoBg: '#e6f4ff',
    colorSuccessBg: '#f6ffed',
    colorWarningBg: '#fff7e6',
    colorErrorBg: '#fff1f0',
    colorTextDescription: 'rgba(0, 0, 0, 0.65)',
    colorTextPlaceholder: 'rgba(0, 0, 0, 0.58)',
  },
  components: { Descriptions: { labelColor: 'rgba(0, 0, 0, 0.65)' } },
}

const darkTheme: ThemeConfig = {
  algorithm: theme.darkAlgorithm,
  token: {
    colorLink: '#69b1ff',
    colorLinkHover: '#91caff',
    colorInfo: '#69b1ff',
    colorSuccess: '#95de64',
    colorWarning: '#ffc069',
    colorError: '#ff9c9e',
    colorTextDescription: 'rgba(255, 255, 255, 0.65)',
    colorTextPlaceholder: 'rgba(255, 255, 255, 0.58)',
  },
  components: {
    Menu: { itemSelectedColor: '#91caff', horizontalItemSelectedColor: '#91caff', subMenuItemSelectedColor: '#91caff' },
    Tabs: { itemSelectedColor: '#69b1ff' },
  },
}

export function themeOf(isDark: boolean, isMoving: boolean): ThemeConfig {
  const colours = isDark ? darkTheme : lightTheme
  return { ...colours, token: { ...colours.token, motion: isMoving } }
}
