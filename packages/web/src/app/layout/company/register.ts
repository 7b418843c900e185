/** Where visitors look up the registration of a site. */
export const REGISTER = 'https://beian.miit.gov.cn/'
