/**
 * Who runs this site: shown in the footer and in the legal pages, as Decreto 7.962/2013 (art. 2) asks.
 * Everything here is a placeholder that the operator replaces before the site goes public.
 */
export const COMPANY = {
  legalName: 'Razão Social da Empresa Ltda.',
  cnpj: '00.000.000/0000-00',
  address: {
    street: 'Rua Exemplo, 100, sala 1',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '00000-000',
  },
  /** General contact, support and what buyers write to. */
  contactEmail: 'contato@exemplo.com.br',
  /** Requests under the LGPD, to the person in charge of data protection (art. 41). */
  privacyEmail: 'privacidade@exemplo.com.br',
  dataProtectionOfficer: 'Nome do Encarregado de Dados',
  /** Who serves the pages and, where a key is set, who writes outlines with AI; named in the privacy policy. */
  hostingProvider: 'Nome do provedor de hospedagem',
  aiProvider: 'Nome do provedor de inteligência artificial',
} as const satisfies Company

/** Whether somebody has filled it in: a company of placeholders is named in the legal pages alone, which the doctor reads. */
export const IS_COMPANY_KNOWN = /[1-9]/.test(COMPANY.cnpj)

type Company = {
  legalName: string
  /** With its punctuation. */
  cnpj: string
  address: { street: string; district: string; city: string; state: string; postalCode: string }
  contactEmail: string
  privacyEmail: string
  dataProtectionOfficer: string
  hostingProvider: string
  aiProvider: string
}

/** 'Rua Exemplo, 100, sala 1, Centro, São Paulo - SP, CEP 00000-000'. */
export function companyAddress(): string {
  const { street, district, city, state, postalCode } = COMPANY.address
  return `${street}, ${district}, ${city} - ${state}, CEP ${postalCode}`
}

/** A mailto link; subject and body are encoded. */
export function mailtoLink(
  address: string,
  text: { subject?: string; body?: string } = {},
): string {
  const query = Object.entries(text)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `mailto:${address}${query && `?${query}`}`
}
