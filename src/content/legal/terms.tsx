import { COMPANY } from '@/lib/company'
import { paths } from '@/lib/paths'
import { TextLink } from '@/ui/elements/text-link'
import { CompanyLines, MailLink } from './company-lines'
import type { LegalDocument } from './legal-types'

export const TERMS: LegalDocument = {
  title: 'Termos de Uso',
  lead: 'O que você pode esperar do Esboça, o que pedimos de você, quanto custa e como sair.',
  updated: '2026-11-22T12:00:00-03:00',
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem somos',
      body: (
        <>
          <p>
            O Esboça é um serviço pela internet oferecido por {COMPANY.legalName}, daqui em diante
            “nós”. Você fala conosco por estes dados:
          </p>
          <CompanyLines />
          <p>
            Estes termos são o contrato entre você e nós. Ao criar uma conta, você declara que os
            leu e concorda com eles. Se não concordar, não use o serviço.
          </p>
        </>
      ),
    },
    {
      id: 'o-servico',
      title: 'O que o serviço faz',
      body: (
        <>
          <p>
            A partir do link de um vídeo do YouTube, ou de uma transcrição que você cola, e da
            descrição do seu grupo, o Esboça escreve um esboço em português para o tipo de encontro
            que você escolhe, como célula ou estudo bíblico. O esboço pode ser guardado, copiado,
            baixado em Word e compartilhado.
          </p>
          <p>
            O esboço é um material de apoio. Ele é feito por programas de computador, com ou sem
            inteligência artificial, conforme está escrito no fim de cada um, e pode conter erros.
            Leia e ajuste antes de usar. Ele não substitui o estudo da Bíblia, a orientação pastoral
            nem o aconselhamento de profissionais.
          </p>
          <p>
            Em geral o esboço fica pronto em 15 a 45 segundos; um vídeo longo pode levar alguns
            minutos. Dependemos de legendas que o YouTube fornece e não podemos garantir que todo
            vídeo possa ser lido. Quando não pode, dizemos o motivo e nada é descontado.
          </p>
        </>
      ),
    },
    {
      id: 'conta',
      title: 'Sua conta',
      body: (
        <ul>
          <li>O serviço é destinado a pessoas com 18 anos ou mais.</li>
          <li>
            Informe dados verdadeiros e mantenha a senha em segredo. A conta é pessoal; o que for
            feito com ela é responsabilidade de quem a criou, salvo falha nossa.
          </li>
          <li>Se suspeitar de uso indevido, troque a senha e nos avise.</li>
          <li>
            Você pode excluir a conta quando quiser. Podemos suspender contas que violem estes
            termos, com aviso e direito de resposta, salvo em risco imediato à segurança.
          </li>
        </ul>
      ),
    },
    {
      id: 'teste',
      title: 'Teste gratuito',
      body: (
        <p>
          Cada pessoa tem um teste gratuito de 7 dias, com até 10 esboços, a contar da criação da
          conta. Não pedimos cartão. No fim do teste nada é cobrado: novos esboços dependem da
          assinatura, e os que você já criou continuam disponíveis para leitura.
        </p>
      ),
    },
    {
      id: 'plano',
      title: 'Plano, preço e renovação',
      body: (
        <>
          <ul>
            <li>O plano custa R$ 19,90 por mês, com impostos incluídos.</li>
            <li>
              Ele dá direito a 20 esboços por mês do calendário, no horário de Brasília. O que não
              for usado não passa para o mês seguinte. Uma geração que falha não é descontada.
            </li>
            <li>
              O pagamento é feito nas páginas da Stripe. Não recebemos nem guardamos os dados do seu
              cartão.
            </li>
            <li>
              A assinatura se renova sozinha a cada mês, pelo mesmo preço, até que você cancele.
            </li>
            <li>
              Quando a página do plano oferecer o Pix, você também pode pagar um mês de cada vez,
              pelo mesmo preço: são 30 dias a contar do pagamento, com 20 esboços nesses dias, e
              nada se renova. Um mês pago antes de o anterior terminar começa quando ele termina.
            </li>
            <li>
              Se uma cobrança falhar, a Stripe tenta de novo por alguns dias, e o acesso continua
              nesse prazo. Depois disso a assinatura termina, e os seus esboços continuam
              disponíveis para leitura.
            </li>
            <li>
              Mudanças de preço são avisadas por e-mail com 30 dias de antecedência e só valem para
              as cobranças seguintes. Você pode cancelar antes.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'cancelamento',
      title: 'Cancelamento',
      body: (
        <p>
          Você cancela quando quiser, sem multa e sem precisar falar com ninguém, em “Gerenciar
          Plano”. O plano continua ativo até o fim do período já pago e não se renova. Cancelar a
          assinatura não apaga a conta nem os esboços; para isso, exclua a conta.
        </p>
      ),
    },
    {
      id: 'arrependimento',
      title: 'Direito de arrependimento: 7 dias',
      body: (
        <>
          <p>
            Como a contratação é feita pela internet, você pode desistir em até 7 dias do primeiro
            pagamento, sem dar motivo, e recebe de volta o valor inteiro (art. 49 do Código de
            Defesa do Consumidor e art. 5º do Decreto 7.962/2013).
          </p>
          <p>
            O pedido é feito no próprio Esboça, na página do plano, ou pelo e-mail{' '}
            <MailLink address={COMPANY.contactEmail} />. A assinatura termina na hora, e a devolução
            é pedida de imediato à Stripe, pelo mesmo meio de pagamento. O prazo para o valor
            aparecer depende do seu banco ou da administradora do cartão. O mesmo vale, em até 7
            dias do seu pagamento, para cada mês pago por Pix.
          </p>
        </>
      ),
    },
    {
      id: 'uso-permitido',
      title: 'Uso permitido',
      body: (
        <>
          <p>Você pode usar o Esboça à vontade para o seu ministério. Pedimos que não:</p>
          <ul>
            <li>use vídeos ou textos que você não tem o direito de usar;</li>
            <li>
              escreva nos formulários nomes de crianças, dados de saúde ou histórias contadas em
              confiança;
            </li>
            <li>
              tente contornar os limites do plano, criar várias contas para repetir o teste,
              sobrecarregar o serviço ou acessar dados de outras pessoas;
            </li>
            <li>use o serviço para ofender, discriminar, enganar ou cometer crime;</li>
            <li>revenda o acesso ao serviço.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'direitos-autorais',
      title: 'De quem é cada coisa',
      body: (
        <>
          <ul>
            <li>
              <strong>A mensagem</strong> é de quem a pregou e de quem a publicou. O esboço cita
              pequenos trechos com o minuto e o link do vídeo, como permite a Lei 9.610/1998.
              Mantenha o crédito ao compartilhar e não publique a mensagem como sua.
            </li>
            <li>
              <strong>O que você escreve</strong> é seu. Você nos autoriza a processá-lo só para
              prestar o serviço.
            </li>
            <li>
              <strong>O esboço</strong> é para você usar, alterar e compartilhar livremente com o
              seu grupo e a sua igreja, respeitados os direitos de quem pregou. Não pedimos nenhum
              direito sobre ele.
            </li>
            <li>
              <strong>O texto bíblico</strong> é da Bíblia Livre (BLIVRE), © Diego Santos, Mario
              Sérgio e Marco Teles, usado sob a licença Creative Commons Atribuição 3.0 Brasil, que
              pede o crédito em toda cópia.{' '}
              <a href="https://creativecommons.org/licenses/by/3.0/br/" rel="license">
                Ler a licença
              </a>
              .
            </li>
            <li>
              <strong>O programa, a marca e o desenho</strong> do Esboça são nossos ou de quem nos
              licenciou.
            </li>
          </ul>
          <p>
            Se você é autor de uma mensagem e não quer que ela seja usada, escreva para{' '}
            <MailLink address={COMPANY.contactEmail} /> com o link do vídeo. Apagamos a cópia das
            legendas e bloqueamos o vídeo.
          </p>
        </>
      ),
    },
    {
      id: 'responsabilidade',
      title: 'Disponibilidade e responsabilidade',
      body: (
        <>
          <p>
            Trabalhamos para que o serviço esteja sempre no ar, mas ele pode parar para manutenção
            ou por falha de terceiros, como o YouTube, o provedor de hospedagem ou o de inteligência
            artificial. Se um defeito nosso impedir o uso do plano por tempo relevante, você pode
            pedir a devolução proporcional do que pagou.
          </p>
          <p>
            Respondemos pelos danos que causarmos, nos termos da lei. Não respondemos pelo conteúdo
            dos vídeos de terceiros nem pelo modo como o esboço é usado. Nada nestes termos reduz
            direitos que o Código de Defesa do Consumidor lhe garante.
          </p>
        </>
      ),
    },
    {
      id: 'dados',
      title: 'Seus dados',
      body: (
        <p>
          O que fazemos com dados pessoais está na{' '}
          <TextLink to={paths.privacy}>Política de Privacidade</TextLink>, na{' '}
          <TextLink to={paths.cookies}>Política de Cookies</TextLink> e na página sobre a{' '}
          <TextLink to={paths.lgpd}>LGPD</TextLink>.
        </p>
      ),
    },
    {
      id: 'mudancas',
      title: 'Mudanças nestes termos',
      body: (
        <p>
          Podemos atualizar estes termos. Mudanças que reduzam direitos seus ou aumentem obrigações
          são avisadas por e-mail com 30 dias de antecedência; se não concordar, você pode encerrar
          a conta antes, com devolução proporcional do período já pago. A data no alto da página diz
          qual é a versão em vigor. Você pode guardar ou imprimir esta página.
        </p>
      ),
    },
    {
      id: 'lei-e-foro',
      title: 'Lei e foro',
      body: (
        <>
          <p>
            Vale a lei brasileira. Antes de qualquer processo, escreva para nós: respondemos em até
            5 dias úteis e queremos resolver. Você também pode procurar o Procon ou a plataforma
            consumidor.gov.br. O foro é o do domicílio do consumidor.
          </p>
          <p>
            Atendimento: <MailLink address={COMPANY.contactEmail} /> ou o{' '}
            <TextLink to={paths.contact}>formulário de contato</TextLink>.
          </p>
        </>
      ),
    },
  ],
}
