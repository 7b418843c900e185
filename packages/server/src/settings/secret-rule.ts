export interface SecretRule {
  /** The requirement, and where a good value comes from: for the operator who set a bad one. */
  readonly must: string
  readonly advice: string
  /** `false` where a bad one cannot be made up: then it is only compared with the others. */
  readonly isChecked?: false
  /** Where only parts of the value are secrets. */
  readonly secretsIn?: (value: string) => readonly string[]
  /** The name of such a part. */
  readonly partName?: string
  /** Whether the program that replaces a bad one still takes it. */
  readonly isTakenForResealing?: true
}

const taken = (command: string): string => `Take what \`${command}\` prints.`

/** A secret that this installation makes up. */
export const ownSecret = (must: string, command: string): SecretRule => ({ must, advice: taken(command) })

/** A secret that a provider makes up. */
export const SECRET_OF_PROVIDER: SecretRule = {
  must: 'must be the one that the provider gave',
  advice: 'Copy it from the provider’s console.',
}

/** A secret that is made up here and told to the provider. */
export const AGREED_SECRET: SecretRule = {
  must: 'must be a random one, set here and at the provider',
  advice: taken('openssl rand -hex 16'),
}
