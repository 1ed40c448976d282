import { COMPANY, companyAddress, mailtoLink } from '@/lib/company'

/** Name, CNPJ, address and e-mail, as Decreto 7.962/2013 (art. 2) asks. */
export function CompanyLines() {
  return (
    <ul>
      <li>{COMPANY.legalName}</li>
      <li>CNPJ {COMPANY.cnpj}</li>
      <li>{companyAddress()}</li>
      <li>
        <MailLink address={COMPANY.contactEmail} />
      </li>
    </ul>
  )
}

export function MailLink({ address }: { address: string }) {
  return <a href={mailtoLink(address)}>{address}</a>
}
