import { OWN_DATA_NAMES } from '@contract/own-data'
import { COMPANY, mailtoLink } from '@/lib/company'
import { COUNTS_VISITS } from '@/lib/telemetry/consent'
import { paths } from '@/lib/paths'
import { TextLink } from '@/ui/elements/text-link'
import { CompanyLines, MailLink } from './company-lines'
import type { LegalDocument } from './legal-types'

const REQUEST_LINK = mailtoLink(COMPANY.privacyEmail, {
  subject: 'Pedido sobre meus dados (LGPD)',
  body: 'Nome:\nE-mail da conta:\nO que peço (acesso, correção, cópia, exclusão ou outro):\n',
})

export const LGPD: LegalDocument = {
  title: 'LGPD: seus direitos',
  lead: 'A Lei Geral de Proteção de Dados dá a você direitos sobre os seus dados. Aqui está como usar cada um deles no Esboça.',
  updated: '2026-11-22T12:00:00-03:00',
  sections: [
    {
      id: 'direitos',
      title: 'O que você pode pedir',
      body: (
        <>
          <p>O art. 18 da LGPD (Lei 13.709/2018) garante a você:</p>
          <ul>
            <li>
              <strong>Confirmação e acesso:</strong> saber se tratamos dados seus e quais são.
            </li>
            <li>
              <strong>Correção</strong> de dados incompletos, errados ou desatualizados.
            </li>
            <li>
              <strong>Anonimização, bloqueio ou eliminação</strong> do que for desnecessário ou
              excessivo.
            </li>
            <li>
              <strong>Portabilidade:</strong> receber os seus dados em um arquivo que outro serviço
              consiga ler.
            </li>
            <li>
              <strong>Eliminação</strong> dos dados, salvo o que a lei manda guardar.
            </li>
            <li>
              <strong>Informação</strong> sobre com quem compartilhamos, e sobre o que acontece se
              você não consentir.
            </li>
            <li>
              <strong>Revogação do consentimento</strong>, tão simples quanto foi dá-lo.
            </li>
            <li>
              <strong>Oposição</strong> a um tratamento que você considere irregular.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'na-sua-conta',
      title: 'O que você mesmo resolve, na hora',
      body: (
        <ul>
          <li>
            <strong>Corrigir o nome, trocar o e-mail e a senha:</strong> em “Minha conta”.
          </li>
          <li>
            <strong>Baixar os seus dados:</strong> em “Minha conta”, para ler e imprimir ou em um
            arquivo de dados, com {OWN_DATA_NAMES}.
          </li>
          <li>
            <strong>Excluir um esboço:</strong> no “Histórico de Esboços”. As palavras dele, o
            perfil do grupo e as informações adicionais são apagados na hora, também do registro de
            uso.
          </li>
          <li>
            <strong>Encerrar um link:</strong> no esboço, em “Link para o grupo” ou “Compartilhar
            com líderes”. Ele deixa de abrir na hora.
          </li>
          <li>
            <strong>Excluir a conta:</strong> em “Minha conta”. A assinatura, se houver, é cancelada
            antes.
          </li>
          {COUNTS_VISITS && (
            <li>
              <strong>Mudar a escolha sobre estatísticas:</strong> no link sobre cookies, no rodapé.
            </li>
          )}
        </ul>
      ),
    },
    {
      id: 'como-pedir',
      title: 'Como fazer um pedido',
      body: (
        <>
          <p>
            Para todo o resto, <a href={REQUEST_LINK}>escreva ao encarregado de dados</a>,{' '}
            {COMPANY.dataProtectionOfficer}, em <MailLink address={COMPANY.privacyEmail} />, de
            preferência a partir do e-mail da sua conta. É de graça.
          </p>
          <ol>
            <li>Confirmamos o recebimento e, se preciso, que o pedido é mesmo seu.</li>
            <li>Respondemos por completo em até 15 dias úteis.</li>
            <li>
              Se não pudermos atender, dizemos por quê, e por quanto tempo a lei nos obriga a
              guardar o dado.
            </li>
          </ol>
        </>
      ),
    },
    {
      id: 'exclusao',
      title: 'O que acontece quando você exclui a conta',
      body: (
        <p>
          O acesso e tudo o que guardamos sobre você são apagados do sistema: {OWN_DATA_NAMES}. As
          cópias de segurança se renovam, e em até 90 dias depois do cancelamento da conta nada
          resta nelas. Ficam apenas os registros fiscais de pagamentos, por 5 anos, e um código que
          não revela o seu e-mail, para que o teste gratuito não se repita.
        </p>
      ),
    },
    {
      id: 'bases-legais',
      title: 'Com que base tratamos cada dado',
      body: (
        <ul>
          <li>
            <strong>Execução do contrato:</strong> conta, esboços, registro de uso, assinatura.
          </li>
          <li>
            <strong>Obrigação legal:</strong> registros fiscais e de acesso.
          </li>
          <li>
            <strong>Legítimo interesse:</strong> segurança, prevenção de abuso, resposta a quem nos
            escreve.
          </li>
          <li>
            <strong>Consentimento:</strong> estatísticas de visita.
          </li>
          <li>
            <strong>Exercício regular de direitos em contrato:</strong> a convicção religiosa que o
            uso do serviço pode revelar, e só para prestá-lo.
          </li>
        </ul>
      ),
    },
    {
      id: 'incidentes',
      title: 'Se algo der errado',
      body: (
        <p>
          Em caso de incidente de segurança que possa causar risco ou dano relevante, a Autoridade
          Nacional de Proteção de Dados (ANPD) é comunicada em até 72 horas depois de sabermos dele,
          e você também, em linguagem simples.
        </p>
      ),
    },
    {
      id: 'criancas',
      title: 'Crianças do seu grupo',
      body: (
        <p>
          O Esboça não precisa saber quem são. Descreva a faixa de idade e o jeito do grupo; não
          escreva nomes, endereços, diagnósticos nem histórias de família. Se escreveu sem querer,
          apague o esboço ou fale conosco.
        </p>
      ),
    },
    {
      id: 'controlador',
      title: 'Quem responde',
      body: (
        <>
          <CompanyLines />
          <p>
            Se a nossa resposta não bastar, você pode reclamar à ANPD, em{' '}
            <a href="https://www.gov.br/anpd">gov.br/anpd</a>. Os detalhes do tratamento estão na{' '}
            <TextLink to={paths.privacy}>Política de Privacidade</TextLink>.
          </p>
        </>
      ),
    },
  ],
}
