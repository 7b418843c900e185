import { randomBytes } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import forge from 'node-forge'
import { makeKeyPair, type MakeKeyPair, type SigningKeyPair } from './key-pair.ts'
import { signingKey } from './signing-key.ts'

const YEAR_MS = 365 * DAY_MS

/** The issuer: a certificate in PEM, and the key behind it. */
export interface Authority {
  readonly certificate: string
  readonly privateKey: string
}

/** A certificate and its key, for one signature. */
export interface SigningIdentity {
  readonly certificates: readonly string[]
  readonly privateKey: string
}

/**
 * In plain letters: the library reads an issuer's name from its certificate byte by byte, and would write other letters
 * wrong.
 */
const AUTHORITY_NAME = 'Diandu Sandbox Signing Authority'

/** An authority of the sandbox's own. No other user trusts it, and its name says so. */
export async function foundAuthority(nowMs: number, makePair: MakeKeyPair = makeKeyPair): Promise<Authority> {
  const pair = await makePair()
  const name = nameOf(AUTHORITY_NAME)
  const certificate = describe(pair, { subject: name, issuer: name, from: nowMs - DAY_MS, until: nowMs + 20 * YEAR_MS })
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ])
  return { certificate: sealedBy(certificate, pair.privateKey), privateKey: pair.privateKey }
}

/**
 * A certificate for a signer whose identity was checked, with a key that is used for one signature and kept nowhere.
 */
export async function issueCertificate(
  authority: Authority,
  signer: string,
  nowMs: number,
  makePair: MakeKeyPair = makeKeyPair,
): Promise<SigningIdentity> {
  const pair = await makePair()
  const issuer = forge.pki.certificateFromPem(authority.certificate).subject.attributes
  const certificate = describe(pair, {
    subject: nameOf(signer),
    issuer,
    from: nowMs - HOUR_MS,
    until: nowMs + 5 * YEAR_MS,
  })
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'extKeyUsage', emailProtection: true },
  ])
  return {
    certificates: [sealedBy(certificate, authority.privateKey), authority.certificate],
    privateKey: pair.privateKey,
  }
}

interface Description {
  readonly subject: forge.pki.CertificateField[]
  readonly issuer: forge.pki.CertificateField[]
  readonly from: number
  readonly until: number
}

function describe(pair: SigningKeyPair, { subject, issuer, from, until }: Description): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey)
  // Positive, and of one length: a signature's length is known before it is made.
  certificate.serialNumber = `4${randomBytes(16).toString('hex').slice(1)}`
  certificate.validity.notBefore = new Date(from)
  certificate.validity.notAfter = new Date(until)
  certificate.setSubject(subject)
  certificate.setIssuer(issuer)
  return certificate
}

function nameOf(commonName: string): forge.pki.CertificateField[] {
  const UTF8 = forge.asn1.Type.UTF8 as unknown as forge.pki.CertificateField['valueTagClass']
  return [
    { name: 'commonName', value: commonName, valueTagClass: UTF8 },
    { name: 'organizationName', value: 'Diandu Sandbox' },
    { name: 'countryName', value: 'CN' },
  ] as forge.pki.CertificateField[]
}

function sealedBy(certificate: forge.pki.Certificate, privateKey: string): string {
  certificate.sign(signingKey(privateKey), forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}
