import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '@supabase/lite'
import { type ConfigToml, readConfigToml } from '../config-toml.ts'
import {
  firstLink,
  htmlToText,
  renderHtml,
  renderSubject,
  type TemplateValues,
} from './email-template.ts'
import type { Outbox } from './outbox.ts'

/** The e-mails of a hosted project, by their names in `[auth.email.template.<name>]`. */
type EmailName = 'confirmation' | 'recovery' | 'email_change' | 'magic_link'

interface Template {
  subject: string
  html: string
}

export type EmailTemplates = Readonly<Partial<Record<EmailName, Template>>>

/** The `type` in a link's address, by which `/auth/v1/verify` knows what is confirmed. */
const LINK_TYPE: Readonly<Record<EmailName, string>> = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
  magic_link: 'magiclink',
}

/** Reads the templates that `supabase/config.toml` declares. Paths in it start at the project's root. */
export async function readEmailTemplates(projectRoot: string): Promise<EmailTemplates> {
  const config = await readConfigToml(path.join(projectRoot, 'supabase/config.toml'))
  const templates: Partial<Record<EmailName, Template>> = {}
  for (const name of Object.keys(LINK_TYPE) as EmailName[]) {
    const template = await readTemplate(config, name, projectRoot)
    if (template !== null) templates[name] = template
  }
  return templates
}

async function readTemplate(
  config: ConfigToml,
  name: EmailName,
  projectRoot: string,
): Promise<Template | null> {
  const subject = config.get(`auth.email.template.${name}.subject`)
  const contentPath = config.get(`auth.email.template.${name}.content_path`)
  if (typeof subject !== 'string' || typeof contentPath !== 'string') return null
  return { subject, html: await readFile(path.join(projectRoot, contentPath), 'utf8') }
}

export interface MailerOptions {
  templates: EmailTemplates
  outbox: Outbox
  /** Origin of the running server, which answers for both the app and `/auth/v1`. */
  siteUrl: () => string
  /** `raw_user_meta_data` of a user: the `{{ .Data.name }}` of the templates. */
  userMetadata: (userId: string) => Promise<Record<string, unknown>>
}

interface MailContext {
  userId?: string
  redirectTo?: string
  currentEmail?: string
  newEmail?: string
  tokenNew?: string
  tokenHashNew?: string
}

type LiteMailer = NonNullable<App['_mailer']>

/**
 * Writes the e-mails of sign-up, recovery and change of address from the project's own templates, as the
 * hosted project does, and puts them into the outbox. Stands in for lite's mailer, whose text is English.
 */
export function createMailer(options: MailerOptions): LiteMailer {
  const deliver = async (
    name: EmailName,
    to: string,
    tokenHash: string,
    code: string,
    context: MailContext = {},
  ): Promise<void> => {
    const template = options.templates[name]
    if (template === undefined)
      throw new Error(`No e-mail template "${name}" in supabase/config.toml`)
    const values = {
      ...(await metadataValues(options, context.userId)),
      ConfirmationURL: confirmationUrl(
        options.siteUrl(),
        LINK_TYPE[name],
        tokenHash,
        context.redirectTo,
      ),
      Token: code,
      TokenHash: tokenHash,
      SiteURL: options.siteUrl(),
      RedirectTo: context.redirectTo ?? options.siteUrl(),
      Email: context.currentEmail ?? to,
      NewEmail: context.newEmail ?? to,
    }
    const html = renderHtml(template.html, values)
    options.outbox.add({
      to,
      subject: renderSubject(template.subject, values),
      text: htmlToText(html),
      html,
      link: firstLink(html),
      code,
    })
  }

  const mailer = {
    sendConfirmation: deliver.bind(null, 'confirmation'),
    sendRecovery: deliver.bind(null, 'recovery'),
    sendMagicLink: deliver.bind(null, 'magic_link'),
    // With both addresses to be asked, lite calls once for the old one and leaves the new one's token here.
    async sendEmailChange(to: string, hash: string, code: string, context: MailContext = {}) {
      await deliver('email_change', to, hash, code, context)
      const { newEmail, tokenNew, tokenHashNew } = context
      if (newEmail !== undefined && tokenNew !== undefined && tokenHashNew !== undefined) {
        await deliver('email_change', newEmail, tokenHashNew, tokenNew, context)
      }
    },
    sendReauthentication: () =>
      Promise.reject(new Error('Reauthentication is off in supabase/config.toml')),
  }
  return mailer
}

function confirmationUrl(
  siteUrl: string,
  type: string,
  tokenHash: string,
  redirectTo: string = siteUrl,
): string {
  const url = new URL('/auth/v1/verify', siteUrl)
  url.searchParams.set('token', tokenHash)
  url.searchParams.set('type', type)
  url.searchParams.set('redirect_to', redirectTo)
  return url.href
}

async function metadataValues(
  { userMetadata }: MailerOptions,
  userId: string | undefined,
): Promise<TemplateValues> {
  if (userId === undefined) return {}
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries(await userMetadata(userId))) {
    if (typeof value === 'string') values[`Data.${key}`] = value
  }
  return values
}
