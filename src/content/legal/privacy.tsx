import { OWN_DATA_NAMES, type OWN_DATA } from '@contract/own-data'
import { Fragment, type ReactNode } from 'react'
import { TURNSTILE_SITE_KEY } from '@/lib/auth/captcha-key'
import { CRASH_DSN } from '@/lib/telemetry/crash'
import { COMPANY } from '@/lib/company'
import { PUSH_PUBLIC_KEY } from '@/lib/push-key'
import { paths } from '@/lib/paths'
import { TextLink } from '@/ui/elements/text-link'
import { CompanyLines, MailLink } from './company-lines'
import type { LegalDocument } from './legal-types'

type OwnTable = keyof typeof OWN_DATA

/** A paragraph, or the entry in whose paragraph it is told; null where this is not offered. */
type Kind = { title: string; text: ReactNode } | OwnTable | null

/** What is kept, and what for, in the order of the page: every entry of OWN_DATA, and what is kept beside them. */
const KINDS = {
  perfil: {
    title: 'Conta',
    text: (
      <>
        Nome, e-mail e senha. A senha é guardada pelo serviço de autenticação da Supabase apenas
        como um resumo criptográfico (hash), que não permite lê-la. Servem para criar a conta,
        entrar, recuperar o acesso e avisar sobre o serviço. Se você escolher um tipo de esboço
        preferido, ele também fica na conta. Base legal: execução do contrato (art. 7º, V).
      </>
    ),
  },
  esbocos: {
    title: 'Esboços e formulários',
    text: (
      <>
        O link do vídeo, o tipo, a duração, os tempos marcados, o perfil do grupo, as informações
        adicionais, a série e o número da mensagem nela, se você disser, e o esboço escrito. Ficam
        no seu histórico para que você os leia, edite e compartilhe. De um grupo que você salva,
        também o nome, a ordem do encontro e como a igreja o chama. Base legal: execução do
        contrato.
      </>
    ),
  },
  grupos: 'esbocos',
  transcricoes: {
    title: 'Transcrições',
    text: (
      <>
        A transcrição que você cola é processada para escrever o esboço e não fica conosco, só no
        seu aparelho, por até 30 dias. O título, o canal, a imagem de capa e as legendas de vídeos
        públicos, lidos do YouTube, são guardados pelo código do vídeo, sem ligação com a sua conta,
        para que o mesmo vídeo não precise ser lido outra vez.
      </>
    ),
  },
  links: {
    title: 'Links que você cria',
    text: (
      <>
        Quando você cria um link para o grupo ou para outro líder, guardamos de qual esboço ele é,
        até quando vale e o recado que você escreveu. O código que abre o link não fica conosco, só
        uma impressão dele. Quem abre o link do grupo vê a folha dos participantes sem se
        identificar; para que ninguém adivinhe links, contamos por até duas horas as aberturas de
        cada endereço de internet ou conta, do endereço guardando apenas um código calculado com uma
        chave secreta. Bases legais: execução do contrato e legítimo interesse.
      </>
    ),
  },
  pedidos: {
    title: 'Registro de uso',
    text: (
      <>
        Quando cada esboço foi pedido, se deu certo e em qual plano foi contado, com o resultado
        guardado para que ele não se perca se a conexão cair. Serve para contar os seus esboços com
        justiça e evitar cobrança em dobro. Base legal: execução do contrato.
      </>
    ),
  },
  avisos: PUSH_PUBLIC_KEY
    ? {
        title: 'Avisos que você pede',
        text: (
          <>
            Quando você pede para ser avisado de que um esboço ficou pronto, guardamos o endereço
            que o seu navegador dá para isso e as chaves que cifram o aviso, só até ele ser enviado.
            O aviso não traz o título nem nada do esboço. Base legal: execução do contrato.
          </>
        ),
      }
    : null,
  assinatura: {
    title: 'Pagamento',
    text: (
      <>
        O pagamento é feito na Stripe. Guardamos só o código do cliente e da assinatura, a situação
        dela e as datas do período e, de cada mês pago por Pix, o código do pagamento e as datas.
        Nunca recebemos o número do cartão. Bases legais: execução do contrato e cumprimento de
        obrigação legal (art. 7º, II), para os registros fiscais.
      </>
    ),
  },
  pix: 'assinatura',
  contato: {
    title: 'Contato',
    text: (
      <>
        O que você escreve no formulário de contato chega ao nosso e-mail pela Resend e é usado para
        responder. Para evitar abuso, contamos por uma hora quantas mensagens vieram de cada
        endereço de internet, guardando apenas um código calculado com uma chave secreta, nunca o
        endereço. Bases legais: legítimo interesse (art. 7º, IX) e, quando você é cliente, execução
        do contrato. O formulário de feedback não envia nada.
      </>
    ),
  },
  tecnicos: {
    title: 'Dados técnicos',
    text: (
      <>
        Os servidores registram data, hora e endereço IP dos acessos, por segurança e porque o Marco
        Civil da Internet (Lei 12.965/2014, art. 15) manda guardar registros de acesso por 6 meses.
        Para que ninguém adivinhe a sua senha, contamos por uma hora as tentativas erradas de
        confirmá-la. Para não cansar o YouTube, contamos por até duas horas quantos vídeos novos
        cada conta mostrou, sem guardar quais. Nossos próprios registros de erro não trazem nomes,
        e-mails, transcrições nem esboços.
      </>
    ),
  },
  visitas: {
    title: 'Estatísticas de visita',
    text: (
      <>
        Só com o seu consentimento (art. 7º, I), o Google Analytics registra páginas vistas e ações
        como criar uma conta ou um esboço, sem o conteúdo deles. Sem consentimento ele nem é
        carregado. Veja a <TextLink to={paths.cookies}>Política de Cookies</TextLink>.
      </>
    ),
  },
} satisfies Record<OwnTable, Kind> & Record<string, Kind>

export const PRIVACY: LegalDocument = {
  title: 'Política de Privacidade',
  lead: 'Quais dados o Esboça usa, para quê, com quem eles são compartilhados e por quanto tempo ficam guardados.',
  updated: '2026-11-22T12:00:00-03:00',
  sections: [
    {
      id: 'em-resumo',
      title: 'Em resumo',
      body: (
        <ul>
          <li>Usamos o mínimo: o seu nome, o seu e-mail e os esboços que você cria.</li>
          <li>Não vendemos dados e não mostramos anúncios.</li>
          <li>Não recebemos os dados do seu cartão: eles ficam com a Stripe.</li>
          <li>
            A inteligência artificial, quando usada, recebe a transcrição e a descrição do grupo,
            nunca o seu nome nem o seu e-mail.
          </li>
          <li>Estatísticas de visita só são coletadas se você aceitar.</li>
          <li>Você pode baixar os seus dados e excluir a conta a qualquer momento.</li>
        </ul>
      ),
    },
    {
      id: 'controlador',
      title: 'Quem decide sobre os dados',
      body: (
        <>
          <p>
            O controlador, nos termos da Lei Geral de Proteção de Dados (Lei 13.709/2018, a LGPD),
            é:
          </p>
          <CompanyLines />
          <p>
            Encarregado pela proteção de dados: {COMPANY.dataProtectionOfficer},{' '}
            <MailLink address={COMPANY.privacyEmail} />.
          </p>
        </>
      ),
    },
    {
      id: 'quais-dados',
      title: 'Quais dados usamos e para quê',
      body: (
        <>
          {Object.entries<Kind>(KINDS).map(
            ([kind, said]) =>
              typeof said === 'object' &&
              said && (
                <Fragment key={kind}>
                  <h3>{said.title}</h3>
                  <p>{said.text}</p>
                </Fragment>
              ),
          )}
        </>
      ),
    },
    {
      id: 'dados-sensiveis',
      title: 'Convicção religiosa',
      body: (
        <p>
          Usar o Esboça pode revelar a sua convicção religiosa, que a LGPD trata como dado sensível
          (art. 5º, II). Usamos essa informação apenas para prestar o serviço que você pediu, com
          base no exercício regular de direitos em contrato (art. 11, II, “d”). Não montamos perfis,
          não a usamos para propaganda e não a passamos a ninguém além dos operadores listados
          abaixo, que só a tratam em nosso nome.
        </p>
      ),
    },
    {
      id: 'operadores',
      title: 'Com quem compartilhamos',
      body: (
        <>
          <p>
            Estas empresas tratam dados em nosso nome, sob contrato, cada uma só com o que precisa:
          </p>
          <ul>
            <li>
              <strong>Supabase:</strong> banco de dados, autenticação e funções do servidor. Guarda
              a conta e tudo o que está nela.
            </li>
            <li>
              <strong>Stripe:</strong> pagamento. Recebe o seu e-mail e, diretamente de você, os
              dados de pagamento.
            </li>
            <li>
              <strong>Resend:</strong> envio de e-mails, como o aviso de que um mês por Pix está
              terminando. Recebe o endereço e o texto da mensagem.
            </li>
            <li>
              <strong>Inteligência artificial ({COMPANY.aiProvider}):</strong> quando está
              configurada, recebe a transcrição (ou o link do vídeo, se ele não tiver legendas), o
              perfil do grupo, como a igreja o chama e as informações adicionais. Nunca recebe o seu
              nome, o seu e-mail nem o código da sua conta. Quando o esboço é montado pelo nosso
              próprio programa, sem inteligência artificial, nada é enviado a ela.
            </li>
            <li>
              <strong>Hospedagem das páginas ({COMPANY.hostingProvider}):</strong> entrega os
              arquivos do site e vê o endereço IP de quem os pede.
            </li>
            {PUSH_PUBLIC_KEY && (
              <li>
                <strong>Serviço de notificações do seu navegador</strong> (do Google, da Mozilla, da
                Apple ou da Microsoft): só quando você pede um aviso. Entrega ao seu aparelho uma
                mensagem cifrada, que ele não consegue ler.
              </li>
            )}
            <li>
              <strong>Google Analytics:</strong> só depois do seu consentimento.
            </li>
            {CRASH_DSN && (
              <li>
                <strong>Sentry:</strong> quando o aplicativo quebra no seu navegador, recebe o erro
                e o lugar no nosso código, sem o seu nome, o seu e-mail nem o que você escreveu.
              </li>
            )}
            {TURNSTILE_SITE_KEY && (
              <li>
                <strong>Cloudflare Turnstile:</strong> confere, no cadastro, no login e na
                recuperação da senha, se quem está ali é uma pessoa. Para isso vê o seu endereço IP
                e sinais do navegador.
              </li>
            )}
          </ul>
          <p>
            Para mostrar o título e a capa e ler as legendas, o nosso servidor informa ao YouTube o
            código do vídeo, e nada sobre você. A capa chega a você pelo nosso servidor, e o YouTube
            não fica sabendo quem a viu. Se o YouTube não responder, pode informar o mesmo a um
            serviço de legendas. Também podemos ter de entregar dados por ordem judicial ou de
            autoridade competente; nesse caso, avisamos você sempre que a lei permitir.
          </p>
        </>
      ),
    },
    {
      id: 'transferencia-internacional',
      title: 'Dados fora do Brasil',
      body: (
        <p>
          Alguns desses operadores guardam ou processam dados em outros países. A transferência
          segue os arts. 33 a 36 da LGPD e a Resolução CD/ANPD nº 19/2024, com as cláusulas-padrão
          contratuais aprovadas pela Autoridade Nacional de Proteção de Dados (ANPD) ou outra
          garantia aceita por ela. Você pode pedir uma cópia das garantias ao encarregado.
        </p>
      ),
    },
    {
      id: 'prazos',
      title: 'Por quanto tempo guardamos',
      body: (
        <ul>
          <li>
            Conta e tudo o que está nela ({OWN_DATA_NAMES}): enquanto a conta existir. Depois do
            cancelamento da conta, tudo é apagado em até 90 dias, contando as cópias de segurança.
          </li>
          <li>
            Um esboço que você exclui é apagado na hora, com o perfil do grupo e as informações que
            escreveu para ele. Fica só o registro de que um esboço foi contado.
          </li>
          <li>
            Links que venceram ou que você encerrou: mais 30 dias. A cópia que outro líder guardou
            passa a ser dele: continua no histórico dele mesmo que você encerre o link, apague o
            esboço ou exclua a conta.
          </li>
          <li>Cadastro cujo e-mail nunca foi confirmado: 30 dias.</li>
          <li>
            Quem cancela só a assinatura mantém a conta e a leitura dos esboços. Para apagá-los,
            exclua a conta.
          </li>
          <li>
            Depois da exclusão fica apenas um código calculado a partir do e-mail com uma chave
            secreta, para que o teste gratuito não seja repetido (legítimo interesse). Ele não
            permite descobrir o e-mail.
          </li>
          {PUSH_PUBLIC_KEY && (
            <li>
              Avisos pedidos: até o aviso ser enviado ou você sair da conta; no máximo, 1 dia.
            </li>
          )}
          <li>Registros fiscais de pagamento: 5 anos, por obrigação legal.</li>
          <li>Registros de acesso: 6 meses, por obrigação legal.</li>
          <li>Mensagens de contato: até 2 anos depois da última resposta.</li>
          <li>
            Título, canal e legendas de vídeos públicos: 30 dias; apagamos antes a pedido do autor.
          </li>
        </ul>
      ),
    },
    {
      id: 'direitos',
      title: 'Seus direitos',
      body: (
        <>
          <p>
            Você pode pedir confirmação, acesso, correção, cópia, exclusão, informação sobre
            compartilhamento e retirar consentimentos. Boa parte você mesmo faz na sua conta. Aos
            outros pedidos respondemos em até 15 dias úteis. O passo a passo está na página sobre a{' '}
            <TextLink to={paths.lgpd}>LGPD</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'seguranca',
      title: 'Segurança e incidentes',
      body: (
        <>
          <p>
            Os dados trafegam cifrados. Cada registro só pode ser lido por quem é dono dele, por
            regra do próprio banco de dados; o que você compartilha por um link, também por quem o
            recebe.
          </p>
          <p>
            Se houver um incidente que possa trazer risco ou dano relevante a você, comunicamos a
            ANPD em até 72 horas depois de saber dele, e também as pessoas atingidas, dizendo o que
            aconteceu, quais dados foram afetados e o que fazer.
          </p>
        </>
      ),
    },
    {
      id: 'criancas',
      title: 'Crianças e adolescentes',
      body: (
        <p>
          O Esboça é usado por adultos, mesmo quando o esboço é para crianças. Não crie contas para
          menores de 18 anos. Ao descrever o grupo, não escreva nomes de crianças nem informações
          que identifiquem uma delas: “crianças de 5 a 10 anos” basta. Se soubermos que um menor
          criou uma conta, nós a excluímos.
        </p>
      ),
    },
    {
      id: 'mudancas',
      title: 'Mudanças nesta política',
      body: (
        <p>
          Quando esta política mudar de modo relevante, avisamos por e-mail ou no próprio site antes
          de a mudança valer. A data da versão está no alto da página.
        </p>
      ),
    },
  ],
}
